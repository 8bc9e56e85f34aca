import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import { soundReader } from './soundReader.ts';

/**
 * Returns the fields that are not used with these values; a condition that needs an empty or faulty value keeps its
 * field in use.
 */
export function unusedFields(
  { definition, usedWhen = [] }: Pick<Kind, 'definition' | 'usedWhen'>,
  values: FieldValues,
  faulty: Pick<ReadonlySet<string>, 'has'> = new Set(),
  reader = soundReader(definition, values, faulty),
): Set<string> {
  return new Set(usedWhen.filter(({ holds }) => holds(reader) === false).map(({ field }) => field));
}
