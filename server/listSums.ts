import type { Sum } from './store/tableRows.ts';

/** What each table holds, a line each, with the beginning of the hash of its rows. */
export function listSums(sums: ReadonlyMap<string, Sum>): string {
  return [...sums].map(([table, { rows, hash }]) => `${table}  ${rows}  ${hash.slice(0, 12)}`).join('\n');
}
