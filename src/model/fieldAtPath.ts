import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { isOfChosenCase, toPath } from './nestedRecord.ts';
import { LIST_COLUMN } from './tableRows.ts';

/** A place in a record. */
export interface FieldPlace {
  /** As people and programs read it: 'charging.power', 'periods[2].price'. */
  path: string;
  /** What the record holds there. */
  value: unknown;
  /** The form, or the table whose column the place is. */
  shape: RecordShape;
  /** The field or column there; undefined for an object, and for what is unknown. */
  field: FieldDefinition | undefined;
}

/** Finds the place of an issue's path, such as 'periods/2/price', in the record that was checked. */
export function fieldAtPath(shape: RecordShape, path: string, record: unknown): FieldPlace {
  let place: Walked = { path: '', value: record, shape, field: undefined, name: '', row: record };
  for (const segment of path.split('/')) place = step(place, segment);
  return place;
}

interface Walked extends FieldPlace {
  /** The name in the shape so far, without the cases of variants. */
  name: string;
  /** The record that the shape describes. */
  row: unknown;
}

function step({ path, value, shape, field, name, row }: Walked, segment: string): Walked {
  const table = field?.table;
  // A map is one field, whichever of its cells is meant.
  const map = field?.map && field;
  if (Array.isArray(value) && /^\d+$/.test(segment)) {
    const entry = value[Number(segment)];
    const rows = { path: `${path}[${segment}]`, value: entry, name: '', row: entry };
    if (!table) return { ...rows, shape, field: map };
    return { ...rows, shape: table, field: table.isList ? table.fields[LIST_COLUMN] : undefined };
  }
  const next = name === '' ? segment : `${name}/${segment}`;
  return {
    path: path === '' ? segment : `${path}.${segment}`,
    value: isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined,
    shape,
    field: map ?? findField(shape, next, row),
    name: next,
    row,
  };
}

/** The field of a name without cases; of several cases' fields that of the chosen one. */
function findField(shape: RecordShape, name: string, row: unknown): FieldDefinition | undefined {
  if (Object.hasOwn(shape.fields, name)) return shape.fields[name];
  if (!shape.objects) return undefined;
  return Object.values(shape.fields).find(
    (field) => withoutCases(field.name) === name && isOfChosenCase(shape, field.name, (choice) => valueAt(row, choice)),
  );
}

/** The path of a field in the record: its name without cases and alternatives. */
export function withoutCases(name: string): string {
  return name.includes('/') ? toPath(name).join('/') : name;
}

function valueAt(record: unknown, name: string): unknown {
  return withoutCases(name)
    .split('/')
    .reduce<unknown>((value, segment) => (isRecord(value) ? value[segment] : undefined), record);
}
