import type { CurvePoints } from './curvePoints.ts';
import { findKnots, type Knot } from './resampleCurve.ts';

/** The points of one series in ascending order of x, joined by straight segments. */
export type Line = readonly Knot[];

/** The values of two lines at one x. */
export interface LinePair {
  x: number;
  own: number;
  other: number;
}

/** A range of x in which one line stays above the other: its pairs in ascending order of x, at least two. */
export interface LineArea {
  isHigher: boolean;
  pairs: readonly LinePair[];
}

/** How one line differs from another. */
export interface LineDifference {
  /** In ascending order of x; there is no area where both lines are the same. */
  areas: readonly LineArea[];
  /** Whether they have a stretch of x in common. */
  overlaps: boolean;
}

/** The largest distance between two lines on one side, and the x at which it occurs. */
export interface LargestGap {
  by: number;
  x: number;
}

/** Converts the series of a curve to lines. */
export function toLines({ x, y }: CurvePoints): Line[] {
  return y.map((values) => findKnots({ x, y: values }));
}

/** Finds where a line is above another and where below, over their common range of x. */
export function compareLines(own: Line, other: Line): LineDifference {
  const areas: { isHigher: boolean; pairs: LinePair[] }[] = [];
  let overlaps = false;
  for (const [from, to] of commonPieces(own, other)) {
    overlaps = true;
    const side = Math.sign(gapAt(from) + gapAt(to));
    if (side === 0) continue;
    const last = areas.at(-1);
    const end = last?.pairs.at(-1);
    if (last?.isHigher === side > 0 && end?.x === from.x) {
      // At a vertical piece, both of its ends belong to the outline.
      if (end.own !== from.own || end.other !== from.other) last.pairs.push(from);
      last.pairs.push(to);
    } else areas.push({ isHigher: side > 0, pairs: [from, to] });
  }
  return { areas, overlaps };
}

/** Finds the largest distances above and below the other line; undefined for a side on which the line never is. */
export function findLargestGaps({ areas }: LineDifference): {
  higher: LargestGap | undefined;
  lower: LargestGap | undefined;
} {
  const find = (isHigher: boolean) =>
    areas
      .filter((area) => area.isHigher === isHigher)
      .flatMap(({ pairs }) => pairs.map((pair) => ({ by: Math.abs(gapAt(pair)), x: pair.x })))
      .reduce<LargestGap | undefined>((best, gap) => (best && best.by >= gap.by ? best : gap), undefined);
  return { higher: find(true), lower: find(false) };
}

/** Returns how far a line is above another at x, negative if below; undefined if one of them does not extend to x. */
export function gapBetween(own: Line, other: Line, x: number): number | undefined {
  const [here, there] = [own, other].map((line) => valueIn(line, x));
  return here === undefined || there === undefined ? undefined : rounded(here - there);
}

function valueIn(line: Line, x: number): number | undefined {
  const index = line.findIndex((knot) => knot.x >= x);
  const [before, after] = [line[index - 1], line[index]];
  if (after === undefined) return undefined;
  if (after.x === x) return after.y;
  return before && interpolate(before, after, x);
}

/** The segments between neighbouring points of either line, split where the lines cross. */
function* commonPieces(own: Line, other: Line): Generator<[from: LinePair, to: LinePair]> {
  let [a, b] = [0, 0];
  for (;;) {
    const [a0, a1, b0, b1] = [own[a], own[a + 1], other[b], other[b + 1]];
    if (!a0 || !a1 || !b0 || !b1) return;
    const from = Math.max(a0.x, b0.x);
    const to = Math.min(a1.x, b1.x);
    if (from < to) {
      const pairAt = (x: number) => ({ x, own: interpolate(a0, a1, x), other: interpolate(b0, b1, x) });
      yield* cutAtCrossing(pairAt(from), pairAt(to));
    }
    // Both advance if both end here, as nothing lies between.
    if (a1.x <= to) a += 1;
    if (b1.x <= to) b += 1;
  }
}

function* cutAtCrossing(from: LinePair, to: LinePair): Generator<[from: LinePair, to: LinePair]> {
  const [before, after] = [gapAt(from), gapAt(to)];
  if (before * after >= 0) {
    yield [from, to];
    return;
  }
  const share = before / (before - after);
  const y = from.own + share * (to.own - from.own);
  const crossing = { x: from.x + share * (to.x - from.x), own: y, other: y };
  yield [from, crossing];
  yield [crossing, to];
}

function gapAt({ own, other }: LinePair): number {
  return rounded(own - other, Math.max(Math.abs(own), Math.abs(other)));
}

function interpolate(before: Knot, after: Knot, x: number): number {
  if (x === before.x) return before.y;
  if (x === after.x) return after.y;
  return before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y);
}

/** Rounds off the noise of binary fractions, which is far smaller than the values themselves. */
function rounded(gap: number, size = 0): number {
  return Math.abs(gap) <= size * NOISE ? 0 : Number(gap.toPrecision(10));
}

const NOISE = 1e-10;
