import type { FieldValues, RecordShape } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { toTable } from './toTable.ts';

/**
 * Returns the values of a record by field name: objects are flattened, tables stay whole, and unknown properties are
 * kept.
 */
export function flattenRecord(shape: RecordShape, record: FieldValues): FieldValues {
  return shape.objects ? toTable(flatten(shape, record, '')) : record;
}

/**
 * Returns the record of these values, by field name; omits undefined values and fields of variant cases that are not
 * chosen.
 */
export function nestRecord(shape: RecordShape, values: FieldValues): FieldValues {
  if (!shape.objects) return values;
  const record = toTable<unknown>([]);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || !isOfChosenCase(shape, name, (choice) => values[choice])) continue;
    const path = toPath(name);
    let place = record;
    for (const segment of path.slice(0, -1)) place = openObject(place, unescapeName(segment));
    const property = path.at(-1) ?? '';
    if (property === REST) Object.assign(place, isRecord(value) ? value : {});
    else if (Object.hasOwn(shape.objects, name) && isRecord(value)) openObject(place, unescapeName(property));
    else place[unescapeName(property)] = value;
  }
  for (const [name, { required }] of Object.entries(shape.objects))
    if (required && isOfChosenCase(shape, name, (choice) => values[choice])) openRequired(record, toPath(name));
  return record;
}

/** Returns the objects of the shape that are empty in a record, by name. */
export function findEmptyObjects({ objects = {} }: RecordShape, record: FieldValues): FieldValues {
  const empty = Object.keys(objects).filter((name) => {
    let place: unknown = record;
    for (const segment of toPath(name)) place = isRecord(place) ? place[unescapeName(segment)] : undefined;
    return isRecord(place) && Object.keys(place).length === 0;
  });
  return Object.fromEntries(empty.map((name) => [name, {}]));
}

/** Returns the properties, still escaped, that lead to a field or object; without cases and alternatives. */
export function toPath(name: string): string[] {
  return name.split(SEPARATOR).filter((segment) => !segment.startsWith(CASE) && !segment.startsWith(ALTERNATIVE));
}

/** Whether the field's case is chosen in every variant that the field belongs to. */
export function isOfChosenCase(
  shape: Pick<RecordShape, 'objects'>,
  name: string,
  getValue: (choice: string) => unknown,
): boolean {
  return findCases(shape, name).every(({ choice, of }) => caseName(getValue(choice)) === of);
}

/** Returns the names of the fields that choose the variant cases of a field, the outer ones first. */
export function listChoices(shape: Pick<RecordShape, 'objects'>, name: string): string[] {
  return findCases(shape, name).map(({ choice }) => choice);
}

function findCases({ objects = {} }: Pick<RecordShape, 'objects'>, name: string): { choice: string; of: string }[] {
  if (!name.includes(CASE)) return [];
  const segments = name.split(SEPARATOR);
  return segments.flatMap((segment, index) => {
    if (!segment.startsWith(CASE)) return [];
    const object = segments.slice(0, index).join(SEPARATOR);
    return [{ choice: `${object}${SEPARATOR}${objects[object]?.variant}`, of: segment.slice(CASE.length) }];
  });
}

function flatten(shape: RecordShape, record: FieldValues, object: string): [string, unknown][] {
  const rest = findRest(shape, object, record);
  const others: [string, unknown][] = [];
  const known = Object.entries(record).flatMap(([property, value]) => {
    const names = findNames(shape, object, property, record);
    if (rest !== undefined && !names.some((name) => isKnown(shape, name))) {
      others.push([property, value]);
      return [];
    }
    return names.flatMap((name): [string, unknown][] =>
      Object.hasOwn(shape.objects ?? {}, name) && isRecord(value) ? flatten(shape, value, name) : [[name, value]],
    );
  });
  return rest !== undefined && others.length > 0 ? [...known, [rest, toTable(others)]] : known;
}

/** Returns the field or object names of a property: several if it has alternatives. */
function findNames(shape: RecordShape, object: string, property: string, record: FieldValues): string[] {
  // Values that are already by field name stay as they are.
  if (object === '' && isKnown(shape, property)) return [property];
  const own = escapeName(property);
  const name = `${toPrefix(object)}${own}`;
  const chosen = casePrefix(shape, object, record);
  const inCase = chosen === undefined ? undefined : listKnown(shape, `${chosen}${own}`);
  return inCase ?? listKnown(shape, name) ?? [name];
}

/** Returns the name itself, or those of its alternatives; undefined if the shape has neither. */
export function listKnown(shape: Partial<RecordShape>, name: string): string[] | undefined {
  if (isKnown(shape, name)) return [name];
  const alternatives: string[] = [];
  for (let index = 0; ; index += 1) {
    const alternative = `${name}${SEPARATOR}${ALTERNATIVE}${index}`;
    if (!isKnown(shape, alternative)) return index === 0 ? undefined : alternatives;
    alternatives.push(alternative);
  }
}

/**
 * Returns the name of the field that holds an object's properties without their own field; undefined if it has none.
 */
function findRest(shape: RecordShape, object: string, record: FieldValues): string | undefined {
  const prefixes = [casePrefix(shape, object, record), toPrefix(object)];
  return prefixes.map((prefix) => `${prefix}${REST}`).find((name) => Object.hasOwn(shape.fields, name));
}

/** Returns the prefix of the names of the chosen case's fields; undefined if no case is chosen. */
function casePrefix({ objects = {} }: RecordShape, object: string, record: FieldValues): string | undefined {
  const stated = objects[object]?.variant;
  const variant = stated && unescapeName(stated);
  const chosen = variant === undefined || !Object.hasOwn(record, variant) ? undefined : caseName(record[variant]);
  return chosen === undefined ? undefined : `${toPrefix(object)}${CASE}${chosen}${SEPARATOR}`;
}

function toPrefix(object: string): string {
  return object === '' ? '' : `${object}${SEPARATOR}`;
}

function isKnown({ fields = {}, objects = {} }: Partial<RecordShape>, name: string): boolean {
  return Object.hasOwn(fields, name) || Object.hasOwn(objects, name);
}

/** Returns the case that a value chooses; undefined for null and objects, which are not choices. */
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

/** Adds a required object if the object around it exists. */
function openRequired(record: FieldValues, path: readonly string[]): void {
  let place = record;
  for (const segment of path.slice(0, -1)) {
    const inner = place[unescapeName(segment)];
    if (!isRecord(inner)) return;
    place = inner;
  }
  openObject(place, unescapeName(path.at(-1) ?? ''));
}

/** Escapes a property for use in a field's name; only properties that no kind has contain these characters. */
export function escapeName(property: string): string {
  return property
    .replaceAll('~', '~0')
    .replaceAll(SEPARATOR, '~1')
    .replaceAll(CASE, '~2')
    .replace(/^[?*#]/, '~3$&');
}

function unescapeName(segment: string): string {
  return segment.replace(/^~3/, '').replaceAll('~2', CASE).replaceAll('~1', SEPARATOR).replaceAll('~0', '~');
}

/** Separates the parts of a path, as in JSON Pointer. */
const SEPARATOR = '/';

/** Begins the part of a name that holds the variant case of a field. */
const CASE = '=';

/** Begins the part of a name that distinguishes the fields of one property under different conditions. */
const ALTERNATIVE = '?';

/** Ends the name of the field that holds an object's properties without their own field. */
export const REST = '*';
