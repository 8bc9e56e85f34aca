import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { formatNumber } from './parseNumber.ts';
import { quoteCell } from './sheetCsv.ts';

/** Formats the points as a CSV file (RFC 4180) with a title line; `titles` are those of all columns, x first. */
export function formatCurveCsv(titles: readonly string[], points: CurvePoints): string {
  const rows = Array.from({ length: pointCount(points) }, (_, row) =>
    titles.map((__, column) => formatNumber(valueAt(points, { row, column }))),
  );
  return [titles.map(quoteCell), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
