import type { FieldValues, FormDefinition, Issue } from './FormDefinition.ts';

/** A form with its compiled validator: what codegen makes of one kind file or form file. */
export interface Kind {
  definition: FormDefinition;
  /** All broken rules of a record; none when it may be stored. */
  validate: (values: FieldValues) => Issue[];
}
