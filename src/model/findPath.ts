import type { RecordShape } from './FormDefinition.ts';
import { cellKey } from './fieldKeys.ts';
import { listKnown, REST } from './nestedRecord.ts';
import { NAME_COLUMN, type RowPath, toRowPath } from './tableRows.ts';

interface Rows {
  get(key: string): { text: string } | undefined;
  /** The ids of a table's rows. */
  rows(table: string): readonly string[];
  /** Whether a condition hides a field; of a property's alternatives, the path leads to the one that is shown. */
  isHidden?(key: string): boolean;
}

/**
 * Returns a draft's key for a path in its record; for a part that is not a field, the key of the table or object around
 * it. Inside a row, `prefix` is the part of the key up to there.
 */
export function findPath(shape: RecordShape, path: string, draft: Rows, prefix = ''): string {
  return walk(shape, prefix, path.split('/'), draft);
}

function walk(shape: RecordShape, prefix: string, path: readonly string[], draft: Rows): string {
  let name = '';
  for (const [index, segment] of path.entries()) {
    name = findName({ shape, prefix, draft }, name, segment);
    const { table, map } = (Object.hasOwn(shape.fields, name) && shape.fields[name]) || {};
    // A map is one field, whichever cell the path leads to.
    if (map) break;
    if (!table) continue;
    const key = prefix + name;
    // A property without a separate field is an entry of the field for the rest.
    const inside = toRowPath(table, path.slice(isRest(name, segment) ? index : index + 1));
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

interface Place {
  shape: RecordShape;
  prefix: string;
  draft: Rows;
}

function findName({ shape, prefix, draft }: Place, object: string, segment: string): string {
  const variant = shape.objects?.[object]?.variant;
  const name = object === '' ? segment : `${object}/${segment}`;
  const chosen = variant === undefined ? undefined : draft.get(`${prefix}${object}/${variant}`)?.text;
  const inCase = `${object}/=${chosen}/${segment}`;
  for (const own of variant === undefined ? [name] : [name, inCase]) {
    const names = listKnown(shape, own);
    if (names) return names.find((one) => !draft.isHidden?.(prefix + one)) ?? own;
  }
  const rest = [name, inCase].map((own) => own.slice(0, own.length - segment.length) + REST);
  return rest.find((own) => Object.hasOwn(shape.fields, own)) ?? (variant === undefined ? name : inCase);
}

function isRest(name: string, segment: string): boolean {
  return segment !== REST && (name === REST || name.endsWith(`/${REST}`));
}
