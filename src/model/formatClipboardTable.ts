import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { formatNumber } from './parseNumber.ts';

/** The points as tab-separated lines, x first, which parse back the same. */
export function formatClipboardTable(points: CurvePoints): string {
  const columns = Array.from({ length: points.y.length + 1 }, (_, column) => column);
  return Array.from({ length: pointCount(points) }, (_, row) =>
    columns.map((column) => formatNumber(valueAt(points, { row, column }))).join('\t'),
  ).join('\n');
}
