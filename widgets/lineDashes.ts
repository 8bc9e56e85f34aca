/** Dashes in pixels that distinguish lines if there are too few colours; the first is a solid line. */
const DASHES: readonly number[][] = [[], [8, 5], [2, 4], [12, 4, 2, 4], [5, 3], [14, 6]];

/** Dashes of the curve behind, by series. */
const BEHIND: readonly number[][] = [
  [6, 5],
  [2, 4],
];

/** The dash of a line if the system sets the colours. */
export function lineDash(index: number): number[] {
  return repeat(DASHES, index);
}

/** The dash of a series of the curve behind; if the system sets the colours, one that the curve in front lacks. */
export function behindDash(curve: number, isForced: boolean): number[] {
  return isForced ? lineDash(2 + curve) : repeat(BEHIND, curve);
}

/** The dash of a line by its name; empty for a solid line. */
export function overlayDash(dashes: 'long' | 'short' | undefined): number[] {
  return dashes === undefined ? [] : repeat(BEHIND, dashes === 'long' ? 0 : 1);
}

function repeat(dashes: readonly number[][], index: number): number[] {
  return dashes[index % dashes.length] ?? [];
}
