import type { MergedKind, MergedShape, Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** A line of a file. */
export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/**
 * Returns where the kind's files define a field, curve or object, by its name in the form's definition; a table's
 * column as 'periods/#/price'. A part without a place gets that of the nearest part around it.
 */
export function fieldPlace(kind: MergedKind, name: string): Place {
  const origin = kind.curves.get(name)?.origin ??
    findOrigin(kind, name) ?? { source: kind.source, path: ['properties'] };
  return origin.source.placeAt(origin.path);
}

function findOrigin({ fields, objects, tables }: MergedShape, name: string): Origin | undefined {
  const [table = '', ...column] = name.split('/#/');
  const rows = tables.get(table);
  const inside = rows && findOrigin(rows, column.join('/#/'));
  if (inside) return inside;
  const segments = table.split('/');
  for (let end = segments.length; end > 0; end -= 1) {
    const path = segments.slice(0, end).join('/');
    const found = fields.get(path) ?? objects.get(path);
    if (found) return found.origin;
  }
  return undefined;
}
