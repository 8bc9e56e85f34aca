import { errorToast, findFieldErrors, findNameError, findOwnWords, toApiError } from '#api/ApiError.ts';
import { MESSAGES } from '#model/messages.ts';

export interface Notice {
  title: string;
  message: string;
  /** The id by which the operator finds a failure in the server's log. */
  reference?: string | undefined;
}

/** Statuses that a plain retry can't change: the request or its target must change first. */
const FINAL = new Set([400, 404, 405, 409, 410, 412, 413, 415, 422]);

/** Returns whether repeating a failed action unchanged may succeed. */
export function isWorthRetry(error: unknown): boolean {
  return !FINAL.has(toApiError(error).status);
}

/** Returns the notice of a failed action: 'Access Denied' for a refusal (403), otherwise `own`. */
export function createNotice(error: unknown, own: Notice): Notice {
  const { status, reference } = toApiError(error);
  return { ...(status === 403 ? errorToast(error) : own), reference };
}

/**
 * Returns the notice of a failed action: by status if the server answered, otherwise `title` and the error's message.
 */
export function actionFailure(error: unknown, title = 'Action failed'): Notice {
  const { status, message, reference } = toApiError(error);
  return { ...(status > 0 ? errorToast(error) : { title, message }), reference };
}

/** Returns the line in the form and the notice for a failed save. */
export function saveFailure(error: unknown): { line: string; notice: Notice } {
  const { status, message } = toApiError(error);
  const line = status === 400 ? (findOwnWords(error) ?? MESSAGES.payloadRejected) : message || MESSAGES.saveFailed;
  return { line, notice: actionFailure(error, 'Save Failed') };
}

/** Returns the messages by field and the notice for a failed create. */
export function createFailure({ error, templates }: { error: unknown; templates: boolean }): {
  fields: Record<string, string>;
  notice: Notice;
} {
  const name = findNameError(error);
  const fields = { ...findFieldErrors(error), ...(name ? { name } : {}) };
  const fallback = templates ? 'Unable to create component template' : 'Unable to create component';
  const own = { title: 'Creation failed', message: name ?? (toApiError(error).message || fallback) };
  return { fields, notice: createNotice(error, own) };
}

/**
 * Returns the message for a record that could not be created or restored: at the name if the answer concerns it,
 * otherwise for the whole form.
 */
export function nameFailure(error: unknown, fallback: string): { name: string } | { message: string } {
  const { name } = toApiError(error).status === 400 ? findFieldErrors(error) : {};
  return name ? { name } : { message: findOwnWords(error) ?? fallback };
}

/** Returns the notice for a failed delete. */
export function deleteFailure({ error, templates }: { error: unknown; templates: boolean }): Notice {
  const { status, message } = toApiError(error);
  const what = `Unable to delete the component${templates ? ' template' : ''}.`;
  return createNotice(error, { title: 'Delete failed', message: status === 412 ? `${what}\n${message}` : what });
}
