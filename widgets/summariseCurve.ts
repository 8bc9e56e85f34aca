import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { pointsCounted, quantity } from './curveMessages.ts';

/** What a chart shows, in words: '31 points from 0 to 30 m/s. Power: lowest 0 kW at 0 m/s, highest 3075 kW at 13 m/s.' */
export function summariseCurve({ x: axis, y: axes, points }: Summarised): string {
  const known = points.x.filter(Number.isFinite);
  if (known.length === 0) return 'No points.';
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const series = axes.map((own, curve) => summariseSeries(own, axis, { x: points.x, y: points.y[curve] ?? [] }));
  return [
    `${pointsCounted(known.length)} from ${formatNumber(first)} to ${quantity(last, axis.unit)}.`,
    ...series.flat(),
  ].join(' ');
}

interface Summarised {
  x: CurveAxis;
  y: readonly CurveAxis[];
  points: CurvePoints;
}

function summariseSeries(
  { title, unit }: CurveAxis,
  axis: CurveAxis,
  { x, y }: { x: readonly number[]; y: readonly number[] },
): string[] {
  const first = y.findIndex((value, row) => Number.isFinite(value) && Number.isFinite(x[row]));
  if (first < 0) return [`${title}: no values.`];
  const read = (row: number) => y[row] ?? 0;
  let [lowest, highest] = [first, first];
  for (let row = first; row < y.length; row += 1) {
    if (!Number.isFinite(y[row]) || !Number.isFinite(x[row])) continue;
    if (read(row) < read(lowest)) lowest = row;
    if (read(row) > read(highest)) highest = row;
  }
  const place = (row: number) => `${quantity(y[row], unit)} at ${quantity(x[row], axis.unit)}`;
  if (read(lowest) === read(highest)) return [`${title}: ${quantity(y[first], unit)} throughout.`];
  return [`${title}: lowest ${place(lowest)}, highest ${place(highest)}.`];
}
