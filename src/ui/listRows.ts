import type { RowRange } from './DataTableColumn.ts';

/** Returns the indexes of a range, and that of a row which is rendered in any case; -1 for no such row. */
export function listRows({ first, last }: RowRange, keep: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (keep < 0 || (keep >= first && keep <= last)) return indexes;
  return keep < first ? [keep, ...indexes] : [...indexes, keep];
}
