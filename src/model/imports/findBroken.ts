import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { prepareValues } from '#model/prepareValues.ts';

export interface BrokenRule {
  field: string;
  message: string;
  value: unknown;
}

/**
 * Returns the rules of the kind that a new component would break with these values and the defaults of all other
 * fields.
 */
export function findBroken(kind: Kind, values: FieldValues): BrokenRule[] {
  const { definition } = kind;
  const record = prepareValues(definition, { ...createDefaults(definition), ...values });
  return kind.validate(nestRecord(definition, record)).map((issue) => {
    const value = record[issue.field];
    return { field: issue.field, message: issueMessage(issue, definition, value), value };
  });
}
