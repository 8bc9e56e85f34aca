/** Dashes by which lines differ where there are too few colours, in pixels; the first is a whole line. */
const DASHES: readonly number[][] = [[], [8, 5], [2, 4], [12, 4, 2, 4], [5, 3], [14, 6]];

/** Dashes of the lines of a curve behind, by its series. */
const BEHIND: readonly number[][] = [
  [6, 5],
  [2, 4],
];

/** The dash of a line where the system sets the colours. */
export function lineDash(index: number): number[] {
  return DASHES[index % DASHES.length] ?? [];
}

/** The dash of a series of the curve behind; where the system sets the colours, one that no other curve has. */
export function behindDash(curve: number, isForced: boolean): number[] {
  return isForced ? lineDash(2 + curve) : (BEHIND[curve % BEHIND.length] ?? []);
}
