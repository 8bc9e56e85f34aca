import uPlot from 'uplot';
import { listEnds } from './keepLine.ts';

/** The dots of a series as they were built last. */
interface Kept {
  /** What the places of all dots depend on. */
  place: readonly number[];
  x: Values;
  y: Values;
  parts: readonly Part[];
  whole: Path2D;
}

/** Consecutive dots. */
interface Part {
  first: number;
  last: number;
  path: Path2D;
}

type Values = ArrayLike<number | null | undefined>;

/** Number of dots that are rebuilt together when one of them moves. */
const DOTS_EACH = 40;

/** uPlot's flags that clip both fill and stroke. */
const CLIP_BOTH = 3;

/** Builds the dots of a series as uPlot does, but rebuilds only those around a point that moved. */
export function keepDots({ size, width }: { size: number; width: number }): uPlot.Series.Points.PathBuilder {
  let kept: Kept | undefined;
  return (plot, series, from, to) => {
    const radius = ((size - width) / 2) * uPlot.pxRatio;
    const { bbox } = plot;
    const place = [radius, bbox.left, bbox.top, bbox.width, bbox.height, ...listEnds(plot)];
    const [x, y] = [plot.data[0], plot.data[series] ?? []];
    const before = kept && isSame(kept.place, place) ? kept : undefined;
    const parts: Part[] = [];
    for (let first = from; first <= to; first += DOTS_EACH) {
      const last = Math.min(to, first + DOTS_EACH - 1);
      const old = before?.parts[parts.length];
      const isKept = before && old?.first === first && old.last === last && isSameIn(old, [before, { x, y }]);
      parts.push(isKept ? old : { first, last, path: traceDots(plot, { first, last, x, y }, radius) });
    }
    const isWhole = before?.parts.length === parts.length && parts.every((part, at) => part === before.parts[at]);
    const whole = isWhole ? before.whole : join(parts);
    kept = { place, x, y, parts, whole };
    return { stroke: whole, fill: whole, clip: traceClip(plot, 2 * radius), flags: CLIP_BOTH };
  };
}

function traceDots(
  plot: uPlot,
  { first, last, x, y }: { first: number; last: number; x: Values; y: Values },
  radius: number,
): Path2D {
  const path = new Path2D();
  for (let index = first; index <= last; index += 1) {
    const [at, value] = [x[index] ?? undefined, y[index] ?? undefined];
    if (at === undefined || value === undefined) continue;
    const left = Math.round(plot.valToPos(at, 'x', true));
    const top = Math.round(plot.valToPos(value, 'y', true));
    path.moveTo(left + radius, top);
    path.arc(left, top, radius, 0, 2 * Math.PI);
  }
  return path;
}

function join(parts: readonly Part[]): Path2D {
  const whole = new Path2D();
  for (const { path } of parts) whole.addPath(path);
  return whole;
}

function traceClip({ bbox }: uPlot, around: number): Path2D {
  const path = new Path2D();
  path.rect(bbox.left - around, bbox.top - around, bbox.width + 2 * around, bbox.height + 2 * around);
  return path;
}

/** Whether both have the same points from the first to the last of a part. */
function isSameIn({ first, last }: Part, [a, b]: readonly [Pick<Kept, 'x' | 'y'>, Pick<Kept, 'x' | 'y'>]): boolean {
  if (a.x === b.x && a.y === b.y) return true;
  for (let index = first; index <= last; index += 1)
    if (a.x[index] !== b.x[index] || a.y[index] !== b.y[index]) return false;
  return true;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}
