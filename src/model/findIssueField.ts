import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { REST, toPath } from './nestedRecord.ts';
import { LIST_COLUMN, toRowPath } from './tableRows.ts';

interface IssuePlace {
  field: FieldDefinition;
  /** The shape of the record, or of the row that the field is part of. */
  shape: RecordShape;
}

/**
 * Finds the field of an issue: by its name, or by its path in the record, 'periods/2/price', or, in any case of a
 * variant, 'tariff/price'. The path of a row leads to its table, that of a map's cell to the map; undefined for objects
 * and unknown paths.
 */
export function findIssueField(shape: RecordShape, path: string): FieldDefinition | undefined {
  return findIssuePlace(shape, path)?.field;
}

/** Finds the field of an issue and the shape that the field is part of. */
export function findIssuePlace(shape: RecordShape, path: string): IssuePlace | undefined {
  // An unknown property may be named like one that every object inherits: 'constructor'.
  const named = Object.hasOwn(shape.fields, path) ? shape.fields[path] : undefined;
  if (named) return { field: named, shape };
  const segments = path.split('/');
  let rest: IssuePlace | undefined;
  for (const field of Object.values(shape.fields)) {
    const own = toPath(field.name);
    if (own.at(-1) === REST && isPrefix(own.slice(0, -1), segments)) {
      rest = findInTable({ field, shape }, segments.slice(own.length - 1));
    }
    if (!isPrefix(own, segments)) continue;
    const inside = segments.slice(own.length);
    // A map is one field, whichever cell the path leads to.
    if (inside.length === 0 || field.map) return { field, shape };
    const place = findInTable({ field, shape }, inside);
    if (place) return place;
  }
  return rest;
}

function isPrefix(own: readonly string[], segments: readonly string[]): boolean {
  return own.every((segment, index) => segment === segments[index]);
}

/** Finds the field of a sibling property of another field, whichever case it belongs to; undefined if there is none. */
export function findSibling(
  shape: RecordShape,
  { name }: FieldDefinition,
  property: string,
): FieldDefinition | undefined {
  return findIssueField(shape, [...toPath(name).slice(0, -1), property].join('/'));
}

/** Whether the path leads to an object, in any case of a variant. */
export function isObjectPath({ fields, objects = {} }: RecordShape, path: string): boolean {
  if (Object.keys(objects).some((name) => toPath(name).join('/') === path)) return true;
  const segments = path.split('/');
  return Object.values(fields).some(({ name, table }) => {
    const own = toPath(name);
    if (!table || !isPrefix(own, segments) || own.length === segments.length) return false;
    const inside = toRowPath(table, segments.slice(own.length))?.path ?? [];
    return inside.length > 0 && isObjectPath(table, inside.join('/'));
  });
}

/** Follows a path inside a table's value; the path of a whole row leads to the table itself. */
function findInTable(place: IssuePlace, path: readonly string[]): IssuePlace | undefined {
  const { table } = place.field;
  const inside = table && toRowPath(table, path);
  if (!table || !inside || Number.isNaN(inside.row)) return undefined;
  // A path in a list of values may name or omit its only column.
  const column = table.isList ? inside.path.filter((name, index) => index === 0 || name !== LIST_COLUMN) : inside.path;
  return column.length === 0 ? place : findIssuePlace(table, column.join('/'));
}
