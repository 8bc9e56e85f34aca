import { formatNumber } from './parseNumber.ts';
import type { Sheet, SheetCell } from './Sheet.ts';

/**
 * Formats a sheet as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A text that a
 * spreadsheet would run as a formula begins with an apostrophe.
 */
export function formatSheetCsv({ columns, rows }: Sheet): string {
  const lines = [columns.map(({ title }) => title), ...rows];
  return `\uFEFF${lines.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;
}

function formatCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (cell instanceof Date) return cell.toISOString();
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return quoteCell(text);
}

/** Formats a text as one cell of a CSV file, quoted if necessary. */
export function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
