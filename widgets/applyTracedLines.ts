import type { Calibration, PlanePoint } from '#model/calibrateChart.ts';
import { type CurvePoints, FEWEST_POINTS } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { findKnots, valueOn } from '#model/resampleCurve.ts';
import { roundToPixel } from '#model/roundToPixel.ts';
import { pointsCounted } from './curveMessages.ts';
import { mergeRepeated } from './mergeRepeated.ts';
import type { PastedOnto } from './Pasted.ts';
import { fitOntoNumbers } from './pasteOntoNumbers.ts';
import { type ReadPoint, readPicturePoint } from './readPicturePoint.ts';

interface TracedLines extends PastedOnto {
  calibration: Calibration;
  /** The places in the picture that were clicked along the line of each series. */
  lines: readonly (readonly PlanePoint[])[];
  fixedX: boolean;
  rising: boolean;
}

interface AppliedLines {
  points: CurvePoints;
  /** Messages about what was done, or the refusal alone. */
  notes: string[];
  refusal?: string;
  /** The points in the picture, if the curve received resampled ones instead. */
  table?: CurvePoints;
}

/** Within this many pixels of a whole x, the end of a line is moved onto it. */
const REACH = 3;
/** Within this many pixels, points of two series count as being at the same x. */
const SAME = 1.5;
/** The pixel of a value that was not read off the picture. */
const NO_PIXEL: PlanePoint = { x: 0, y: 0 };

/** Replaces the series of a curve by the lines of a picture; a series without clicks keeps its values. */
export function applyTracedLines(traced: TracedLines): AppliedLines {
  const { points, lines, y: axes } = traced;
  const count = lines.flat().length;
  const merged = lines.map((line, series) => readLine(traced, line, series));
  const read = merged.map((line) => line.points);
  const short = read.findIndex((line) => line.length < FEWEST_POINTS && (line.length > 0 || count === 0));
  if (short >= 0) {
    const refusal = refuseShort(read, { series: axes[short], count });
    return { points, notes: [refusal], refusal };
  }
  const kept = axes.filter((_, series) => read[series]?.length === 0).map(({ title }) => `${title} keeps its values`);
  const notes = [`Took ${pointsCounted(count)} from a picture`];
  const lineNotes = [...merged.flatMap((line) => line.notes), ...kept];
  if (!traced.fixedX) {
    const joined = joinLines(points, read);
    return { points: joined.points, notes: [...notes, ...lineNotes, ...joined.notes] };
  }
  const table = tabulate(read);
  const fitted = fitOntoNumbers(traced, table);
  if (fitted.refusal !== undefined) return { points, notes: [fitted.refusal], refusal: fitted.refusal };
  const y = fitted.points.y.map((values, series) => roundValues(values, read[series] ?? []));
  return { points: { x: points.x, y }, notes: [...notes, ...fitted.resampled, ...lineNotes, ...fitted.ends], table };
}

function refuseShort(
  lines: readonly ReadPoint[][],
  { series, count }: { series: CurveAxis | undefined; count: number },
) {
  const fewest = `at least ${FEWEST_POINTS} points`;
  if (lines.length > 1 && count > 0) return `${series?.title ?? ''} needs ${fewest}`;
  return count < FEWEST_POINTS ? `Click ${fewest} along the line` : `A curve needs ${fewest} with different x`;
}

/** Reads the points of one line; if x must rise or is fixed, sorted and merged to one point per x. */
function readLine({ calibration, x, y, fixedX, rising }: TracedLines, line: readonly PlanePoint[], series: number) {
  const read = line.map((at) => readPicturePoint(at, { calibration, x, y: y[series] ?? x }));
  if (!fixedX && !rising) return { points: read, notes: [] };
  const sorted = read.toSorted((a, b) => a.x - b.x);
  const placed = fixedX ? placeEnds(sorted) : sorted;
  const { rows, notes } = mergeRepeated(
    placed.map((point) => [point.x, point.y]),
    { x, rule: 'last' },
  );
  const pixels = new Map(placed.map((point) => [point.x, point.pixel]));
  return { points: rows.map(([at = 0, value = 0]) => ({ x: at, y: value, pixel: pixels.get(at) ?? NO_PIXEL })), notes };
}

/** Moves the outermost points onto a whole x nearby, which the line would otherwise just miss. */
function placeEnds(sorted: readonly ReadPoint[]): ReadPoint[] {
  return sorted.map((point, index) => {
    const isEnd = index === 0 || index === sorted.length - 1;
    const whole = Math.round(point.x);
    return isEnd && Math.abs(point.x - whole) <= REACH * point.pixel.x ? { ...point, x: whole } : point;
  });
}

/** All lines over their combined x; NaN where a line has no point. */
function tabulate(lines: readonly (readonly ReadPoint[])[]): CurvePoints {
  const x = [...new Set(lines.flatMap((line) => line.map((point) => point.x)))].sort((a, b) => a - b);
  const y = lines.map((line) => {
    const byX = new Map(line.map((point) => [point.x, point.y]));
    return x.map((at) => byX.get(at) ?? Number.NaN);
  });
  return { x, y };
}

/**
 * Joins all lines over their combined x. A planner reads two series at the same grid lines, so a point takes the x of
 * another series' point within 1.5 pixels. Where a line has no point, its value is interpolated linearly, and held
 * beyond its ends; a line without clicks is taken from the curve, together with its x.
 */
function joinLines(points: CurvePoints, read: readonly ReadPoint[][]): { points: CurvePoints; notes: string[] } {
  const [only] = read;
  if (only && read.length === 1)
    return { points: { x: only.map(({ x }) => x), y: [only.map(({ y }) => y)] }, notes: [] };
  const known = read.flatMap((line, series) => (line.length === 0 ? [findOwn(points, series)] : []));
  const shared = known.flatMap((line) => line.map(({ x }) => x));
  const lines = read.map((line, series) => (line.length === 0 ? findOwn(points, series) : shareX(line, shared)));
  const { x } = tabulate(lines);
  const knots = lines.map((line) => findKnots({ x: line.map((point) => point.x), y: line.map((point) => point.y) }));
  const y = knots.map((line, series) =>
    line.length === 0
      ? (points.y[series] ?? [])
      : roundValues(
          x.map((at) => valueOn(line, at, 'hold')),
          lines[series] ?? [],
        ),
  );
  const isInterpolated = knots.some((line) => line.length < x.length);
  return {
    points: { x, y },
    notes: isInterpolated ? ['Interpolated linearly where a series has no point'] : [],
  };
}

/** Rounds interpolated values to the digits of those read off. */
function roundValues(values: number[], line: readonly ReadPoint[]): number[] {
  const finest = Math.min(...line.map(({ pixel }) => pixel.y));
  return values.map((value) => roundToPixel(value, finest));
}

function findOwn(points: CurvePoints, series: number): ReadPoint[] {
  return findKnots({ x: points.x, y: points.y[series] ?? [] }).map((knot) => ({ ...knot, pixel: NO_PIXEL }));
}

/** Moves points onto an x in `shared` nearby, each used at most once; adds the line's x to `shared`. */
function shareX(line: readonly ReadPoint[], shared: number[]): ReadPoint[] {
  const free = new Set(shared);
  const placed = line.map((point) => {
    const near = [...free].find((x) => Math.abs(x - point.x) <= SAME * point.pixel.x);
    if (near === undefined) return point;
    free.delete(near);
    return { ...point, x: near };
  });
  shared.push(...placed.map(({ x }) => x));
  return placed;
}
