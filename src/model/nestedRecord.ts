import type { FieldValues, RecordShape } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { toTable } from './toTable.ts';

/** The values of a record by field name: objects are taken apart, tables stay whole, and what is unknown is kept. */
export function flattenRecord(shape: RecordShape, record: FieldValues): FieldValues {
  return shape.objects ? toTable(flatten(shape, record, '')) : record;
}

/** The record of these values; fields of a variant's other cases are left out. */
export function nestRecord(shape: RecordShape, values: FieldValues): FieldValues {
  if (!shape.objects) return values;
  const record = toTable<unknown>([]);
  for (const [name, value] of Object.entries(values)) {
    if (!isOfChosenCase(shape, name, (choice) => values[choice])) continue;
    const path = name.split(SEPARATOR).filter((segment) => !segment.startsWith(CASE));
    let place = record;
    for (const segment of path.slice(0, -1)) place = openObject(place, unescapeName(segment));
    if (value !== undefined) place[unescapeName(path.at(-1) ?? '')] = value;
  }
  return record;
}

/** Whether every variant that a field lies in has been given the field's case. */
export function isOfChosenCase(
  { objects = {} }: Pick<RecordShape, 'objects'>,
  name: string,
  getValue: (choice: string) => unknown,
): boolean {
  if (!name.includes(CASE)) return true;
  const segments = name.split(SEPARATOR);
  return segments.every((segment, index) => {
    if (!segment.startsWith(CASE)) return true;
    const object = segments.slice(0, index).join(SEPARATOR);
    return caseName(getValue(`${object}${SEPARATOR}${objects[object]?.variant}`)) === segment.slice(CASE.length);
  });
}

function flatten(shape: RecordShape, record: FieldValues, object: string): [string, unknown][] {
  return Object.entries(record).flatMap(([property, value]) => {
    const name = findName(shape, object, property, record);
    const isObject = Object.hasOwn(shape.objects ?? {}, name);
    return isObject && isRecord(value) ? flatten(shape, value, name) : [[name, value]];
  });
}

function findName(
  { fields, objects = {} }: RecordShape,
  object: string,
  property: string,
  record: FieldValues,
): string {
  const isKnown = (name: string) => Object.hasOwn(fields, name) || Object.hasOwn(objects, name);
  // Values by field name come back as they are.
  if (object === '') return isKnown(property) ? property : escapeName(property);
  const own = escapeName(property);
  const variant = objects[object]?.variant;
  const chosen = variant === undefined || !Object.hasOwn(record, variant) ? undefined : caseName(record[variant]);
  const inCase = `${object}${SEPARATOR}${CASE}${chosen}${SEPARATOR}${own}`;
  return chosen !== undefined && isKnown(inCase) ? inCase : `${object}${SEPARATOR}${own}`;
}

/** The case that a value chooses; none where the choice can't have it. */
function caseName(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : String(value);
}

function openObject(place: FieldValues, property: string): FieldValues {
  const known = place[property];
  if (isRecord(known)) return known;
  const opened = toTable<unknown>([]);
  place[property] = opened;
  return opened;
}

// Only properties that no kind has contain these characters.
function escapeName(property: string): string {
  return property.replaceAll('~', '~0').replaceAll(SEPARATOR, '~1').replaceAll(CASE, '~2');
}

function unescapeName(segment: string): string {
  return segment.replaceAll('~2', CASE).replaceAll('~1', SEPARATOR).replaceAll('~0', '~');
}

/** Stands between the parts of a path, as in JSON Pointer. */
const SEPARATOR = '/';

/** Begins the part of a name that says to which case of a variant a field belongs. */
const CASE = '=';
