import type { CurvePoints } from './curvePoints.ts';
import { findKnots, type Knot } from './resampleCurve.ts';

/** The points of one series by rising x, joined by straight pieces. */
export type Line = readonly Knot[];

/** Where two lines are at one x. */
export interface LinePair {
  x: number;
  own: number;
  other: number;
}

/** A stretch of x in which one line stays above the other: its pairs by rising x, at least two. */
export interface LineArea {
  isHigher: boolean;
  pairs: readonly LinePair[];
}

/** How one line differs from another. */
export interface LineDifference {
  /** By rising x; where both lines are the same, there is none. */
  areas: readonly LineArea[];
  /** Whether they have a stretch of x in common. */
  overlaps: boolean;
}

/** The largest distance between two lines on one side, and where it is. */
export interface LargestGap {
  by: number;
  x: number;
}

/** The series of a curve as lines. */
export function toLines({ x, y }: CurvePoints): Line[] {
  return y.map((values) => findKnots({ x, y: values }));
}

/** Where a line is above another and where below, over the x that both have. */
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

/** The largest distances above and below the other line; undefined where it is never there. */
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

/** How far a line is above another at x; undefined where one of them does not reach. */
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

/** The stretches between neighbouring points of either line, cut where the lines cross. */
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
    // Both go on where both end, as nothing lies between.
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

/** Without the noise of binary fractions, which is far smaller than the values themselves. */
function rounded(gap: number, size = 0): number {
  return Math.abs(gap) <= size * NOISE ? 0 : Number(gap.toPrecision(10));
}

const NOISE = 1e-10;
