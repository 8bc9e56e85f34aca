import type { RecordShape } from './FormDefinition.ts';
import { cellKey } from './fieldKeys.ts';
import { NAME_COLUMN, type RowPath, toRowPath } from './tableRows.ts';

interface Rows {
  get(key: string): { text: string } | undefined;
  /** The ids of a table's rows. */
  rows(table: string): readonly string[];
}

/**
 * The key in a draft of a path in its record; of a part that no field stands for, the table or object around it. Inside a
 * row, `prefix` is the part of the key up to there.
 */
export function findPath(shape: RecordShape, path: string, draft: Rows, prefix = ''): string {
  return walk(shape, prefix, path.split('/'), draft);
}

function walk(shape: RecordShape, prefix: string, path: readonly string[], draft: Rows): string {
  let name = '';
  for (const [index, segment] of path.entries()) {
    name = findName(shape, name, segment, (choice) => draft.get(prefix + choice)?.text);
    const { table, map } = (Object.hasOwn(shape.fields, name) && shape.fields[name]) || {};
    // A map is one field, whichever of its cells is meant.
    if (map) break;
    if (!table) continue;
    const key = prefix + name;
    const inside = toRowPath(table, path.slice(index + 1));
    const row = inside && findRow(key, inside.row, draft);
    if (row === undefined || inside?.path.length === 0) return key;
    return walk(table, cellKey(key, row, ''), inside?.path ?? [], draft);
  }
  return prefix + name;
}

function findRow(table: string, row: RowPath['row'], draft: Rows): string | undefined {
  const rows = draft.rows(table);
  return typeof row === 'number'
    ? rows[row]
    : rows.find((id) => draft.get(cellKey(table, id, NAME_COLUMN))?.text === row.named);
}

function findName(
  { fields, objects = {} }: RecordShape,
  object: string,
  segment: string,
  getText: (name: string) => string | undefined,
): string {
  const name = object === '' ? segment : `${object}/${segment}`;
  if (Object.hasOwn(fields, name) || Object.hasOwn(objects, name)) return name;
  const variant = objects[object]?.variant;
  return variant === undefined ? name : `${object}/=${getText(`${object}/${variant}`)}/${segment}`;
}
