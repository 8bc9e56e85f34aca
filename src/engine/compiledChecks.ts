import type { RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage } from '#model/messages.ts';
import { toErrorSchema } from './toErrorSchema.ts';

/**
 * RJSF's validator over the check that codegen compiled for a form; nothing is compiled in the browser. It throws for a
 * schema that has no compiled check.
 */
export function compiledChecks({ definition, validate }: Kind): ValidatorType {
  const check = (formData: unknown) =>
    validate(isRecord(formData) ? formData : {}).map((issue) => ({
      field: issue.field,
      message: issueMessage(issue, definition),
    }));
  return {
    validateFormData(formData) {
      const faults = check(formData);
      return { errors: faults.map(toError), errorSchema: toErrorSchema(faults) };
    },
    isValid(schema, formData) {
      if (schema.$id !== definition.id) throw new Error(`No check was compiled for ${JSON.stringify(schema)}`);
      return check(formData).length === 0;
    },
    rawValidation: <Result>(_schema: unknown, formData: unknown) => ({
      // RJSF lets the caller name the type of a validator's errors; these are this validator's.
      errors: check(formData).map(toError) as Result[],
    }),
  };
}

function toError({ field, message }: { field: string; message: string }): RJSFValidationError {
  return { property: `.${field}`, message, stack: message };
}
