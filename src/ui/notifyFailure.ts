import { toasts } from './toastStore.ts';

interface FailureNotice {
  /** A notice with the same id is replaced; by default that of the same failure. */
  id?: string | undefined;
  title: string;
  message: string;
  /** The id by which the operator finds the failure. */
  reference?: string | undefined;
  /** Repeats the failed call; by default it reloads the page. Null shows no Retry, because it can't help. */
  retry?: (() => void) | null | undefined;
}

/** Shows the notice of a failed call, which stays until it is dismissed; returns its id. */
export function notifyFailure({
  title,
  message,
  reference,
  id = `failure: ${title}: ${message}`,
  retry = reload,
}: FailureNotice): string {
  return toasts.add({
    id,
    type: 'error',
    title,
    message: reference ? `${message}\nReference: ${reference}`.trim() : message,
    persistent: true,
    actions: retry ? [{ label: 'Retry', variant: 'outline', action: retry }] : [],
  });
}

function reload(): void {
  window.location.reload();
}
