import type { FieldValues, RecordShape } from './FormDefinition.ts';
import { escapeName, listChoices, nestRecord, toPath } from './nestedRecord.ts';
import { toTable } from './toTable.ts';

/**
 * Nests some values of a record into the part that they make up: with the choices of the variants that they belong to
 * (from `others` if the values have none), and without objects that hold none of them. All values are by field name.
 */
export function nestPart(shape: RecordShape, values: FieldValues, others: FieldValues): FieldValues {
  if (!shape.objects) return values;
  const names = Object.keys(values);
  const all = { ...others, ...values };
  const choices = names.flatMap((name) => listChoices(shape, name)).map((choice) => [choice, all[choice]] as const);
  const nested = nestRecord(shape, { ...Object.fromEntries(choices), ...values });
  const objects = new Set(Object.keys(shape.objects).map((name) => toPath(name)[0]));
  for (const name of names) objects.delete(toPath(name)[0]);
  return toTable(Object.entries(nested).filter(([property]) => !objects.has(escapeName(property))));
}
