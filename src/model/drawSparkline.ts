import type { CurvePoints } from './curvePoints.ts';
import type { Axis } from './FormDefinition.ts';

export interface Sparkline {
  /** An SVG path for each series, in a box 100 wide and 100 high; a point without a number interrupts it. */
  paths: readonly string[];
  /** The lowest and the highest y of all series. */
  low: number;
  high: number;
}

/**
 * Draws a curve as small lines; undefined without points. An axis is logarithmic only if all its values are positive.
 */
export function drawSparkline({ x, y }: CurvePoints, logarithmic: readonly Axis[] = []): Sparkline | undefined {
  const series = y.map((values) =>
    values.flatMap((value, index) => {
      const at = x[index];
      return at === undefined ? [] : [{ x: at, y: value }];
    }),
  );
  const points = series.flat().filter(isPoint);
  const across = createScale(
    points.map((point) => point.x),
    logarithmic.includes('x'),
  );
  const up = createScale(
    points.map((point) => point.y),
    logarithmic.includes('y'),
  );
  if (!across || !up) return undefined;
  const paths = series.map((own) => {
    let isOpen = false;
    return own
      .map((point) => {
        const command = isOpen ? 'L' : 'M';
        isOpen = isPoint(point);
        return isOpen ? `${command}${round(across.place(point.x))} ${round(100 - up.place(point.y))}` : '';
      })
      .join('');
  });
  return { paths, low: up.low, high: up.high };
}

function isPoint({ x, y }: { x: number; y: number }): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

interface Scale {
  low: number;
  high: number;
  /** Between 0 and 100; 50 where all values are equal. */
  place: (value: number) => number;
}

function createScale(values: readonly number[], isLogarithmic: boolean): Scale | undefined {
  if (values.length === 0) return undefined;
  const low = values.reduce((least, value) => Math.min(least, value));
  const high = values.reduce((most, value) => Math.max(most, value));
  const read = isLogarithmic && low > 0 ? Math.log : (value: number) => value;
  const [from, to] = [read(low), read(high)];
  return { low, high, place: (value) => (to > from ? ((read(value) - from) / (to - from)) * 100 : 50) };
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
