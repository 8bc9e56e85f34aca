import { toasts } from './toastStore.ts';

/** Tells of a failed call: the notice stays until it is dismissed, and its Retry loads the page anew. */
export function tellFailure({ title, message }: { title: string; message: string }): void {
  toasts.add({
    // The same failure again takes the place of the notice that is there.
    id: `failure: ${title}: ${message}`,
    type: 'error',
    title,
    message,
    persistent: true,
    actions: [{ label: 'Retry', variant: 'outline', action: () => window.location.reload() }],
  });
}
