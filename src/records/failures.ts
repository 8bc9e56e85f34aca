import { errorToast, findFieldErrors, findNameError, findOwnWords, toApiError } from '#api/ApiError.ts';
import { MESSAGES } from '#model/messages.ts';

export interface Notice {
  title: string;
  message: string;
  /** The id by which the operator finds a failure in the server's log. */
  reference?: string | undefined;
}

/** Answers that stay the same however often they are asked for: what was sent, or what it was sent to, must change. */
const FINAL = new Set([400, 404, 405, 409, 410, 412, 413, 415, 422]);

/** Whether a failed action may succeed when it is simply done again. */
export function isWorthRetry(error: unknown): boolean {
  return !FINAL.has(toApiError(error).status);
}

/** The notice of a failed action: 'Access Denied' where it was refused (403), else its own. */
export function createNotice(error: unknown, own: Notice): Notice {
  const { status, reference } = toApiError(error);
  return { ...(status === 403 ? errorToast(error) : own), reference };
}

/** The notice of a failed action: an answer's by its status, else its own title over what happened. */
export function actionFailure(error: unknown, title = 'Action failed'): Notice {
  const { status, message, reference } = toApiError(error);
  return { ...(status > 0 ? errorToast(error) : { title, message }), reference };
}

/** A save that failed: the line in the form, and the notice. */
export function saveFailure(error: unknown): { line: string; notice: Notice } {
  const { status, message } = toApiError(error);
  const line = status === 400 ? (findOwnWords(error) ?? MESSAGES.payloadRejected) : message || MESSAGES.saveFailed;
  return { line, notice: actionFailure(error, 'Save Failed') };
}

/** A create that failed: messages by field, and the notice. */
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
 * A record that could not be created or restored under a name: the message at the name if the answer concerns it,
 * otherwise the message for the whole.
 */
export function nameFailure(error: unknown, fallback: string): { name: string } | { message: string } {
  const { name } = toApiError(error).status === 400 ? findFieldErrors(error) : {};
  return name ? { name } : { message: findOwnWords(error) ?? fallback };
}

/** A delete that failed. */
export function deleteFailure({ error, templates }: { error: unknown; templates: boolean }): Notice {
  const { status, message } = toApiError(error);
  const what = `Unable to delete the component${templates ? ' template' : ''}.`;
  return createNotice(error, { title: 'Delete failed', message: status === 412 ? `${what}\n${message}` : what });
}
