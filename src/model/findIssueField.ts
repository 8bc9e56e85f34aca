import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { toPath } from './nestedRecord.ts';
import { LIST_COLUMN } from './tableRows.ts';

interface IssuePlace {
  field: FieldDefinition;
  /** That of the record, or of the row that the field is part of. */
  shape: RecordShape;
}

/**
 * The field that an issue names: by its name, or by its path in the record, 'periods/2/price' or, in whichever case of a
 * variant, 'tariff/price'. A row as a whole is its table, a cell of a map the map; undefined for objects and what is unknown.
 */
export function findIssueField(shape: RecordShape, path: string): FieldDefinition | undefined {
  return findIssuePlace(shape, path)?.field;
}

/** The same with the shape that the field is part of. */
export function findIssuePlace(shape: RecordShape, path: string): IssuePlace | undefined {
  // What is unknown may be called like something that every object has: 'constructor'.
  const named = Object.hasOwn(shape.fields, path) ? shape.fields[path] : undefined;
  if (named) return { field: named, shape };
  const segments = path.split('/');
  for (const field of Object.values(shape.fields)) {
    const own = toPath(field.name);
    if (!own.every((segment, index) => segment === segments[index])) continue;
    const [row, ...column] = segments.slice(own.length);
    // A map is one field, whichever of its cells is meant.
    if (row === undefined || field.map) return { field, shape };
    if (field.table && /^\d+$/.test(row)) return findInRow({ field, shape }, column);
  }
  return undefined;
}

/** The field of this property beside another field, in whichever case; undefined where there is none. */
export function findSibling(
  shape: RecordShape,
  { name }: FieldDefinition,
  property: string,
): FieldDefinition | undefined {
  return findIssueField(shape, [...toPath(name).slice(0, -1), property].join('/'));
}

/** Whether the path is that of an object, in whichever case. */
export function isObjectPath({ fields, objects = {} }: RecordShape, path: string): boolean {
  if (Object.keys(objects).some((name) => toPath(name).join('/') === path)) return true;
  return Object.values(fields).some(({ name, table }) => {
    const row = /^(.+?)\/\d+\/(.+)$/.exec(path);
    return table !== undefined && row?.[1] === toPath(name).join('/') && isObjectPath(table, row[2] ?? '');
  });
}

function findInRow(place: IssuePlace, column: string[]): IssuePlace | undefined {
  const { table } = place.field;
  if (!table) return undefined;
  if (table.isList)
    return findIssuePlace(table, [LIST_COLUMN, ...column.filter((name) => name !== LIST_COLUMN)].join('/'));
  return column.length === 0 ? place : findIssuePlace(table, column.join('/'));
}
