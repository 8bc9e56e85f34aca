import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { pointsCounted, quantity } from './curveMessages.ts';

/** What a chart shows, in words: '31 points from 0 to 30 m/s. Power: lowest 0 kW at 0 m/s, highest 3075 kW at 13 m/s.' */
export function summariseCurve({ x: axis, y: axes, points }: Summarised): string {
  let [count, first, last] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const x of points.x) {
    if (!Number.isFinite(x)) continue;
    count += 1;
    if (x < first) first = x;
    if (x > last) last = x;
  }
  if (count === 0) return 'No points.';
  const series = axes.map((own, curve) => summariseSeries(own, axis, { x: points.x, y: points.y[curve] ?? [] }));
  return [`${pointsCounted(count)} from ${formatNumber(first)} to ${quantity(last, axis.unit)}.`, ...series].join(' ');
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
): string {
  let lowest: { row: number; value: number } | undefined;
  let highest = lowest;
  for (let row = 0; row < y.length; row += 1) {
    const value = y[row] ?? Number.NaN;
    if (!Number.isFinite(value) || !Number.isFinite(x[row])) continue;
    if (!lowest || value < lowest.value) lowest = { row, value };
    if (!highest || value > highest.value) highest = { row, value };
  }
  if (!lowest || !highest) return `${title}: no values.`;
  if (lowest.value === highest.value) return `${title}: ${quantity(lowest.value, unit)} throughout.`;
  const place = ({ row, value }: { row: number; value: number }) =>
    `${quantity(value, unit)} at ${quantity(x[row], axis.unit)}`;
  return `${title}: lowest ${place(lowest)}, highest ${place(highest)}.`;
}
