import { errorToast, toApiError } from '#api/ApiError.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { createNotice, isWorthRetry, type Notice } from './failures.ts';

interface ActionFailure {
  error: unknown;
  /** The action's own notice; a refusal (403) is always 'Access Denied'. */
  notice: Notice;
  /** Repeats the action. */
  retry: () => void;
}

/** Shows why an action failed, with a Retry button if repeating it may help. */
export function notifyActionFailure({ error, notice, retry }: ActionFailure): void {
  notifyFailure({ ...createNotice(error, notice), retry: isWorthRetry(error) ? retry : null });
}

/** Shows 'Access Denied' for a refused action (403); its form or list shows any other failure. */
export function notifyRefusal(error: unknown, retry: () => void): void {
  if (toApiError(error).status === 403) notifyFailure({ ...errorToast(error), retry });
}
