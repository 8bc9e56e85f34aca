import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { formatNumber } from './parseNumber.ts';

/** The points as a CSV file (RFC 4180) with a line of titles; `titles` are those of all columns, x first. */
export function formatCurveCsv(titles: readonly string[], points: CurvePoints): string {
  const rows = Array.from({ length: pointCount(points) }, (_, row) =>
    titles.map((__, column) => formatNumber(valueAt(points, { row, column }))),
  );
  return [titles.map(quoted), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function quoted(title: string): string {
  return /[",\r\n]/.test(title) ? `"${title.replaceAll('"', '""')}"` : title;
}
