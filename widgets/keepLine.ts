import type uPlot from 'uplot';

type Build = uPlot.Series.PathBuilder;

/** Rebuilds the line of a series only if its points, or their places on the canvas, changed. */
export function keepLine(build: Build): Build {
  let kept: { place: number[]; x: Values; y: Values; paths: ReturnType<Build> } | undefined;
  return (plot, series, from, to) => {
    const x = plot.data[0];
    const y = plot.data[series] ?? [];
    const { left, top, width, height } = plot.bbox;
    const place = [from, to, left, top, width, height, ...listEnds(plot)];
    if (kept && isSame(kept.place, place) && isSame(kept.x, x) && isSame(kept.y, y)) return kept.paths;
    kept = { place, x, y, paths: build(plot, series, from, to) };
    return kept.paths;
  };
}

type Values = ArrayLike<number | null | undefined>;

/** The ends of both scales. */
export function listEnds({ scales }: uPlot): number[] {
  return [scales.x, scales.y].flatMap((scale) => [scale?.min ?? Number.NaN, scale?.max ?? Number.NaN]);
}

function isSame(a: Values, b: Values): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}
