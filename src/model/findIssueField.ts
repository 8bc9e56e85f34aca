import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { LIST_COLUMN } from './fieldText.ts';

/**
 * The field that an issue names: by its name, or by its path in the record, 'periods/2/price' or, in whichever case of a
 * variant, 'tariff/price'. A row as a whole is its table; undefined for objects and what is unknown.
 */
export function findIssueField(shape: RecordShape, path: string): FieldDefinition | undefined {
  // What is unknown may be called like something that every object has: 'constructor'.
  if (Object.hasOwn(shape.fields, path)) return shape.fields[path];
  const segments = path.split('/');
  for (const field of Object.values(shape.fields)) {
    const own = toProperties(field.name);
    if (!own.every((segment, index) => segment === segments[index])) continue;
    const [row, ...column] = segments.slice(own.length);
    if (row === undefined) return field;
    if (field.table && /^\d+$/.test(row)) return findInRow(field, column);
  }
  return undefined;
}

/** Whether the path is that of an object, in whichever case. */
export function isObjectPath({ fields, objects = {} }: RecordShape, path: string): boolean {
  if (Object.keys(objects).some((name) => toProperties(name).join('/') === path)) return true;
  return Object.values(fields).some(({ name, table }) => {
    const row = /^(.+?)\/\d+\/(.+)$/.exec(path);
    return table !== undefined && row?.[1] === toProperties(name).join('/') && isObjectPath(table, row[2] ?? '');
  });
}

function findInRow(field: FieldDefinition, column: string[]): FieldDefinition | undefined {
  const { table } = field;
  if (!table) return undefined;
  if (table.isList)
    return findIssueField(table, [LIST_COLUMN, ...column.filter((name) => name !== LIST_COLUMN)].join('/'));
  return column.length === 0 ? field : findIssueField(table, column.join('/'));
}

/** The properties that lead to a field; cases are none. */
function toProperties(name: string): string[] {
  return name.split('/').filter((segment) => !segment.startsWith('='));
}
