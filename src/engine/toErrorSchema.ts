import type { ErrorSchema } from '@rjsf/utils';

interface FieldError {
  field: string;
  message: string;
}

/** Errors as RJSF passes them to its fields; a field has the first of its messages. */
export function toErrorSchema(errors: readonly FieldError[]): ErrorSchema {
  const first = errors.toReversed().map(({ field, message }) => [field, { __errors: [message] }]);
  // No field is called __errors, which RJSF's type excludes by an intersection that no index type fulfils.
  return Object.fromEntries(first) as ErrorSchema;
}
