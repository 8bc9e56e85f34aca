import { toasts } from './toastStore.ts';

interface FailureNotice {
  /** Takes the place of the notice that has it; without one, of the same failure's. */
  id?: string | undefined;
  title: string;
  message: string;
  /** By which the operator finds the failure. */
  reference?: string | undefined;
  /** Tries again what has failed; by default it reloads the page. Null offers no Retry, where it can't help. */
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
