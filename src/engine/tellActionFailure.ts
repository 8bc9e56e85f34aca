import { errorToast, toApiError } from '#model/apiError.ts';
import { isWorthRetry, type Notice, noticeOf } from '#model/failures.ts';
import { tellFailure } from '#ui/tellFailure.ts';

interface ActionFailure {
  error: unknown;
  /** What is said of the action; a refusal (403) is 'Access Denied' whatever was tried. */
  notice: Notice;
  /** Does the action again. */
  retry: () => void;
}

/** Shows why an action failed, with a Retry that does it again where that may help. */
export function tellActionFailure({ error, notice, retry }: ActionFailure): void {
  tellFailure({ ...noticeOf(error, notice), retry: isWorthRetry(error) ? retry : null });
}

/** Shows a refused action as 'Access Denied'; any other failure is for its form or list to show. */
export function tellRefusal(error: unknown, retry: () => void): void {
  if (toApiError(error).status === 403) tellFailure({ ...errorToast(error), retry });
}
