import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { formatNumber } from './parseNumber.ts';

/** Formats the points as tab-separated lines, x first, which parse back to the same points. */
export function formatClipboardTable(points: CurvePoints): string {
  const columns = Array.from({ length: points.y.length + 1 }, (_, column) => column);
  return Array.from({ length: pointCount(points) }, (_, row) =>
    columns.map((column) => formatNumber(valueAt(points, { row, column }))).join('\t'),
  ).join('\n');
}
