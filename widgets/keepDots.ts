import uPlot from 'uplot';

/** Consecutive dots: their places on the canvas, x and y in turn, and their path. */
interface Part {
  places: number[];
  path: Path2D;
}

/** Number of dots that are rebuilt together when one of them moves. */
const DOTS_EACH = 40;

/** uPlot's flags that clip both fill and stroke. */
const CLIP_BOTH = 3;

/** Builds the dots of a series as uPlot does, but rebuilds only those around a point that moved. */
export function keepDots({ size, width }: { size: number; width: number }): uPlot.Series.Points.PathBuilder {
  let kept: Part[] = [];
  let keptRadius = 0;
  let whole = new Path2D();
  return (plot, series, from, to) => {
    const radius = ((size - width) / 2) * uPlot.pxRatio;
    if (radius !== keptRadius) kept = [];
    keptRadius = radius;
    const parts: Part[] = [];
    for (let first = from; first <= to; first += DOTS_EACH) {
      const places = placeDots(plot, series, { first, last: Math.min(to, first + DOTS_EACH - 1) });
      const before = kept[parts.length];
      parts.push(before && isSame(before.places, places) ? before : { places, path: traceDots(places, radius) });
    }
    if (parts.length !== kept.length || parts.some((part, index) => part !== kept[index])) {
      whole = new Path2D();
      for (const { path } of parts) whole.addPath(path);
    }
    kept = parts;
    return { stroke: whole, fill: whole, clip: traceClip(plot, 2 * radius), flags: CLIP_BOTH };
  };
}

function placeDots(plot: uPlot, series: number, { first, last }: { first: number; last: number }): number[] {
  const places: number[] = [];
  for (let index = first; index <= last; index += 1) {
    const [x, y] = [plot.data[0][index], plot.data[series]?.[index]];
    if (x === undefined || y === undefined || y === null) continue;
    places.push(Math.round(plot.valToPos(x, 'x', true)), Math.round(plot.valToPos(y, 'y', true)));
  }
  return places;
}

function traceDots(places: readonly number[], radius: number): Path2D {
  const path = new Path2D();
  for (let index = 0; index < places.length; index += 2) {
    const [x = 0, y = 0] = [places[index], places[index + 1]];
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return path;
}

function traceClip({ bbox }: uPlot, around: number): Path2D {
  const path = new Path2D();
  path.rect(bbox.left - around, bbox.top - around, bbox.width + 2 * around, bbox.height + 2 * around);
  return path;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
