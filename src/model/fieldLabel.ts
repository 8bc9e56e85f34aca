import type { RecordShape } from './FormDefinition.ts';
import { isSingle } from './tableRows.ts';

/**
 * Returns a field's label with those of the objects and tables around it: 'Charging › Power', 'Periods › Price', and
 * for a path with a row's index, from 0, 'Periods › period 3 › Price'; undefined if the field or object does not exist.
 */
export function fieldLabel(shape: RecordShape, key: string): string | undefined {
  return findTitles(shape, key.split('/'))?.join(' › ');
}

function findTitles({ fields, objects = {} }: RecordShape, segments: readonly string[]): string[] | undefined {
  const titles: string[] = [];
  for (let end = 1; end <= segments.length; end += 1) {
    const name = segments.slice(0, end).join('/');
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) {
      const inside = findCellTitles(field, segments.slice(end));
      return inside && [...titles, field.title, ...inside];
    }
    const object = Object.hasOwn(objects, name) ? objects[name] : undefined;
    // An object that only groups others has no title.
    if (object) titles.push(...(object.title === '' ? [] : [object.title]));
    else if (end === segments.length) return undefined;
  }
  return titles;
}

/** Returns the titles after the table's own: the number of the row if it is known, and the title of the column. */
function findCellTitles(
  { table }: RecordShape['fields'][string],
  [row, ...column]: readonly string[],
): string[] | undefined {
  if (row === undefined) return [];
  if (!table) return undefined;
  const place = /^\d+$/.test(row) && !isSingle(table) ? [`${table.row} ${Number(row) + 1}`] : [];
  // A list of values has no columns to name.
  if (table.isList || column.length === 0) return place;
  const inside = findTitles(table, column);
  return inside && [...place, ...inside];
}
