import { getDefault } from './createDefaults.ts';
import type { FieldDefinition, FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';
import { isOfChosenCase } from './nestedRecord.ts';
import { isSingle } from './tableRows.ts';

/**
 * Returns the values with the defaults of fields in variant cases that are not chosen, for when the user chooses them.
 */
export function withOtherCases(shape: RecordShape, values: FieldValues): FieldValues {
  if (!shape.objects) return values;
  const others = Object.values(shape.fields).filter(
    ({ name }) => values[name] === undefined && !isOfChosenCase(shape, name, (choice) => values[choice]),
  );
  return { ...values, ...Object.fromEntries(others.map((field) => [field.name, getOther(field)])) };
}

// A value that may contain itself begins empty: the cases inside it would never end.
function getOther(field: FieldDefinition): FieldValue | undefined {
  const { table } = field;
  return table?.id !== undefined && isSingle(table) ? undefined : getDefault(field);
}
