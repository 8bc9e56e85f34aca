import type { FieldValues, FormDefinition } from './FormDefinition.ts';
import { RecordReader } from './RecordReader.ts';

/** Returns a reader of a record for expressions; values at fault count as empty. */
export function soundReader(
  definition: FormDefinition,
  values: FieldValues,
  faulty: Pick<ReadonlySet<string>, 'has'> = new Set(),
): RecordReader {
  return new RecordReader(definition, Object.fromEntries(Object.entries(values).filter(([name]) => !faulty.has(name))));
}
