import type { FieldDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { isOfChosenCase, REST, toPath } from './nestedRecord.ts';
import { NAME_COLUMN, toRowPath, toRows } from './tableRows.ts';

/** A place in a record. */
export interface FieldPlace {
  /** As users and programs read it: 'charging.power', 'periods[2].price'. */
  path: string;
  /** The value in the record. */
  value: unknown;
  /** The form, or the table that the place is a column of. */
  shape: RecordShape;
  /** The field or column; undefined for objects and for unknown properties. */
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

function step(place: Walked, segment: string): Walked {
  const { path, value, shape, field, name, row } = place;
  const isEntry = Array.isArray(value) && /^\d+$/.test(segment);
  const next = {
    path: isEntry ? `${path}[${segment}]` : path === '' ? segment : `${path}.${segment}`,
    value: isEntry ? value[Number(segment)] : getOwn(value, segment),
  };
  // A map is one field, whichever cell the path leads to.
  if (field?.map) return { ...place, ...next };
  if (field?.table) return { ...next, ...enter(field.table, value, [segment]) };
  const own = name === '' ? segment : `${name}/${segment}`;
  const rest = findRest(shape, name, row);
  const found = findField(shape, own, row);
  if (!found && rest?.table && !isObject(shape, own)) return { ...next, ...enter(rest.table, value, [segment]) };
  return { ...next, shape, field: found, name: own, row };
}

/** Follows a path inside a table's value. */
function enter(table: TableDefinition, value: unknown, path: readonly string[]): Omit<Walked, 'path' | 'value'> {
  const inside = toRowPath(table, path);
  const rows = toRows(table, value);
  const at = inside?.row;
  const row = typeof at === 'object' ? rows.find((one) => one[NAME_COLUMN] === at.named) : rows[at ?? 0];
  const columns = inside?.path ?? [];
  for (const [index] of columns.entries()) {
    const name = columns.slice(0, index + 1).join('/');
    const further = columns.slice(index + 1);
    const inner = further.length > 0 ? findField(table, name, row)?.table : undefined;
    if (inner) return enter(inner, valueAt(row, name), further);
  }
  const name = columns.join('/');
  return { shape: table, name, row, field: findField(table, name, row) };
}

function getOwn(value: unknown, property: string): unknown {
  return isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
}

/** Returns the field that holds those properties of an object without a separate field. */
function findRest(shape: RecordShape, object: string, row: unknown): FieldDefinition | undefined {
  return findField(shape, object === '' ? REST : `${object}/${REST}`, row);
}

function isObject({ objects = {} }: RecordShape, path: string): boolean {
  return Object.keys(objects).some((name) => withoutCases(name) === path);
}

/** Returns the field of a name without cases; of fields in several cases, that of the chosen one. */
function findField(shape: RecordShape, name: string, row: unknown): FieldDefinition | undefined {
  if (Object.hasOwn(shape.fields, name)) return shape.fields[name];
  return Object.values(shape.fields).find(
    (field) => withoutCases(field.name) === name && isOfChosenCase(shape, field.name, (choice) => valueAt(row, choice)),
  );
}

/** Returns the path of a field in the record: its name without cases and alternatives. */
export function withoutCases(name: string): string {
  return name.includes('/') ? toPath(name).join('/') : name;
}

function valueAt(record: unknown, name: string): unknown {
  return withoutCases(name)
    .split('/')
    .reduce<unknown>((value, segment) => (isRecord(value) ? value[segment] : undefined), record);
}
