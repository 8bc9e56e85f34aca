import type { FieldDefinition, Issue } from './FormDefinition.ts';
import { MESSAGES } from './messages.ts';
import { translate } from './shownWording.ts';

/** Codes of missing and empty values, which all get the message that the field is required. */
export const MISSING_CODES: ReadonlySet<string> = new Set([
  'isFilled',
  'isGiven',
  'required',
  'dependentRequired',
  'dependencies',
]);

/** Codes of the rules whose message a field's single message replaces. */
export const OWN_MESSAGE_CODES: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'enum',
  'pattern',
  'minItems',
  'maxItems',
]);

/** Returns the wording that the kind file has for a broken rule of its field, if any. */
export function ownMessage({ code, params }: Issue, field: FieldDefinition): string | undefined {
  if (typeof params.message === 'string') return params.message;
  if (typeof field.message !== 'object') return OWN_MESSAGE_CODES.has(code) ? field.message : undefined;
  return field.message[MISSING_CODES.has(code) ? 'required' : code];
}

/** Returns the standard message of a broken rule of a line of text; undefined for rules of other values. */
export function lineMessage({ code, params }: Issue, { title }: FieldDefinition, value: unknown): string | undefined {
  const limit = String(params.limit);
  if (MISSING_CODES.has(code)) return translate(MESSAGES.required);
  switch (code) {
    case 'minLength':
      return value === ''
        ? translate(MESSAGES.required)
        : translate('{title} must be at least {limit} characters', { title, limit });
    case 'maxLength':
      return translate('{title} must be {limit} characters or less', { title, limit });
    case 'isVisible':
      return translate('{title} must contain a visible character', { title });
    case 'isPlainLine':
      return translate('{title} must not contain line breaks, control characters or invalid characters', { title });
    case 'isStorable':
      return translate(MESSAGES.unstorable);
    case 'isEmail':
      return translate(MESSAGES.email);
    default:
      return undefined;
  }
}
