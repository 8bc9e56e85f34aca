import { toasts } from './toastStore.ts';

interface FailureNotice {
  /** Takes the place of the notice that has it; without one, of the same failure's. */
  id?: string | undefined;
  title: string;
  message: string;
  /** Tries again what has failed; without it, what failed is a load, and the page is loaded anew. */
  retry?: (() => void) | undefined;
}

/** Shows the notice of a failed call, which stays until it is dismissed; returns its id. */
export function tellFailure({ title, message, id = `failure: ${title}: ${message}`, retry }: FailureNotice): string {
  return toasts.add({
    id,
    type: 'error',
    title,
    message,
    persistent: true,
    actions: [{ label: 'Retry', variant: 'outline', action: retry ?? (() => window.location.reload()) }],
  });
}
