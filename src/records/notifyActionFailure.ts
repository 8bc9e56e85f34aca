import { errorToast, toApiError } from '#api/ApiError.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { createNotice, isWorthRetry, type Notice } from './failures.ts';

interface ActionFailure {
  error: unknown;
  /** The notice of the action; a refusal (403) is always 'Access Denied'. */
  notice: Notice;
  /** Does the action again. */
  retry: () => void;
}

/** Shows why an action failed, with a Retry that does it again where that may help. */
export function notifyActionFailure({ error, notice, retry }: ActionFailure): void {
  notifyFailure({ ...createNotice(error, notice), retry: isWorthRetry(error) ? retry : null });
}

/** Shows a refused action as 'Access Denied'; any other failure is for its form or list to show. */
export function notifyRefusal(error: unknown, retry: () => void): void {
  if (toApiError(error).status === 403) notifyFailure({ ...errorToast(error), retry });
}
