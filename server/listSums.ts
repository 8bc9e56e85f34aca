import type { Sum } from './store/tableRows.ts';

/** Lists tables, one per line, with the number of rows and the first 12 digits of their hash. */
export function listSums(sums: ReadonlyMap<string, Sum>): string {
  return [...sums].map(([table, { rows, hash }]) => `${table}  ${rows}  ${hash.slice(0, 12)}`).join('\n');
}
