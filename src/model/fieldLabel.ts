import type { RecordShape } from './FormDefinition.ts';
import { findField } from './fieldKeys.ts';

/** A field as a person names it, with what it lies in: 'Charging › Power', 'Periods › Price'; undefined if it is unknown. */
export function fieldLabel(shape: RecordShape, key: string): string | undefined {
  const field = findField(shape, key);
  return field && [...listTitles(shape, key), field.title].join(' › ');
}

/** The titles of the objects and tables around a field, outermost first. */
function listTitles({ fields, objects = {} }: RecordShape, key: string): string[] {
  const segments = key.split('/');
  const titles: string[] = [];
  for (let end = 1; end < segments.length; end += 1) {
    const name = segments.slice(0, end).join('/');
    const { table, title } = (Object.hasOwn(fields, name) && fields[name]) || {};
    // A list of values has no columns to name.
    if (table?.isList) return titles;
    if (table) return [...titles, title ?? name, ...listTitles(table, segments.slice(end + 1).join('/'))];
    if (Object.hasOwn(objects, name)) titles.push(objects[name]?.title ?? name);
  }
  return titles;
}
