import { isRecord } from '#model/isRecord.ts';
import { toasts } from '#ui/toastStore.ts';

const DEFAULT_MESSAGE = 'An unexpected error occurred';

/** Shows a notice for every unhandled failure, each once; returns a function that stops it. */
export function reportUnhandled(): () => void {
  const shown = new WeakSet<object>();

  const notify = (failure: unknown) => {
    if (typeof failure === 'object' && failure !== null) {
      if (shown.has(failure)) return;
      shown.add(failure);
    }
    const message = toMessage(failure) || DEFAULT_MESSAGE;
    // The same id replaces the notice, so that a repeated failure is one notice.
    toasts.add({ id: `unhandled: ${message}`, type: 'error', title: 'Error', message });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => notify(reason);
  const onError = ({ error }: ErrorEvent) => {
    // Browsers raise events without an error for things that are not failures, such as a delayed resize notice.
    if (error) notify(error);
  };

  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onError);
  return () => {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('error', onError);
  };
}

function toMessage(failure: unknown): string {
  if (!isRecord(failure)) return String(failure ?? '');
  return typeof failure.message === 'string' ? failure.message : '';
}
