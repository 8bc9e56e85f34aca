import type { Texts } from './draftHistory.ts';

/**
 * For each row of `next`, returns the index of the row of `rows` that it continues, or -1 for a new row: the first
 * equal row, else the row at its place unless that continues as another one.
 */
export function alignRows(rows: readonly Texts[], next: readonly Texts[]): number[] {
  const places = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const text = JSON.stringify(row);
    places.set(text, [...(places.get(text) ?? []), index]);
  }
  const same = next.map((row) => places.get(JSON.stringify(row))?.shift());
  const taken = new Set(same);
  return same.map((index, place) => index ?? (place < rows.length && !taken.has(place) ? place : -1));
}
