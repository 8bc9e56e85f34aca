import type { Condition } from './calculate.ts';
import type { FieldValues, FormDefinition, Issue } from './FormDefinition.ts';
import type { RecordReader } from './RecordReader.ts';

/** A form with its compiled validator, as codegen makes it from one kind file or form file. */
export interface Kind {
  definition: FormDefinition;
  /** Returns every broken rule of a record; none when it may be stored. */
  validate: (values: FieldValues) => Issue[];
  /** Checks across fields that warn, in the order of the file. */
  checks?: readonly KindCheck[];
}

/** One entry of `x-checks`, its expressions compiled. */
export interface KindCheck {
  warn: string;
  /** Fields at which the warning is shown. */
  at: readonly string[];
  /** The check applies only where this holds. */
  when?: (record: RecordReader) => Condition;
  require: (record: RecordReader) => Condition;
}
