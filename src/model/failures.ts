import { errorToast, fieldErrorsOf, nameErrorOf, ownWordsOf, toApiError } from './apiError.ts';
import { MESSAGES } from './messages.ts';

export interface Notice {
  title: string;
  message: string;
}

/** The notice of a failed action: an answer's by its status, else its own title over what happened. */
export function actionFailure(error: unknown, title = 'Action failed'): Notice {
  const { status, message } = toApiError(error);
  return status > 0 ? errorToast(error) : { title, message };
}

/** A save that failed: the line in the form, and the notice. */
export function saveFailure(error: unknown): { line: string; notice: Notice } {
  const { status, message } = toApiError(error);
  const line = status === 400 ? (ownWordsOf(error) ?? MESSAGES.payloadRejected) : message || MESSAGES.saveFailed;
  return { line, notice: actionFailure(error, 'Save Failed') };
}

/** A create that failed: messages by field, and the notice. */
export function createFailure({ error, templates }: { error: unknown; templates: boolean }): {
  fields: Record<string, string>;
  notice: Notice;
} {
  const name = nameErrorOf(error);
  const fields = { ...fieldErrorsOf(error), ...(name ? { name } : {}) };
  if (toApiError(error).status === 403) return { fields, notice: errorToast(error) };
  const fallback = templates ? 'Unable to create component template' : 'Unable to create component';
  return { fields, notice: { title: 'Creation failed', message: name ?? (toApiError(error).message || fallback) } };
}

/** Something that failed to get its new name: what stands at the name where the answer blames it, else what is said of the whole. */
export function nameFailure(error: unknown, fallback: string): { name: string } | { message: string } {
  const { name } = toApiError(error).status === 400 ? fieldErrorsOf(error) : {};
  return name ? { name } : { message: ownWordsOf(error) ?? fallback };
}

/** A delete that failed. */
export function deleteFailure({ error, templates }: { error: unknown; templates: boolean }): Notice {
  if (toApiError(error).status === 403) return errorToast(error);
  return { title: 'Delete failed', message: `Unable to delete the component${templates ? ' template' : ''}.` };
}
