import { toasts } from './toastStore.ts';

export interface FailureOptions {
  /** What Retry does; by default it loads the page anew. Null where trying again can't help, and no Retry is offered. */
  retry?: (() => void) | null | undefined;
}

/** Shows a notice of a failed call that stays until it is dismissed. */
export function tellFailure(
  { title, message }: { title: string; message: string },
  { retry = () => window.location.reload() }: FailureOptions = {},
): void {
  toasts.add({
    // The same failure again takes the place of the notice that is there.
    id: `failure: ${title}: ${message}`,
    type: 'error',
    title,
    message,
    persistent: true,
    actions: retry ? [{ label: 'Retry', variant: 'outline', action: retry }] : [],
  });
}
