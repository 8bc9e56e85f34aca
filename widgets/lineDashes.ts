/** Dashes by which lines differ where there are too few colours, in pixels; the first is a whole line. */
const DASHES: readonly number[][] = [[], [8, 5], [2, 4], [12, 4, 2, 4], [5, 3], [14, 6]];

/** The dash of a line where the system sets the colours. */
export function lineDash(index: number): number[] {
  return DASHES[index % DASHES.length] ?? [];
}
