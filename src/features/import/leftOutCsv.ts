import type { PlanRow, RowStatus } from '#model/imports/ImportPlan.ts';
import { rowNumber } from '#model/imports/rowLabel.ts';
import { findStatus, listFaults } from '#model/imports/rowStatus.ts';
import { nameFaultText } from './review/wording.ts';

/**
 * Returns the rows that were not imported as a CSV for Excel, with the reason and the fix for each; `longest` is the
 * maximum length of a name.
 */
export function leftOutCsv(rows: readonly PlanRow[], longest: number): string {
  const isTransposed = rows[0]?.place.column !== undefined;
  const lines = rows
    .filter((row) => !SETTLED.has(findStatus(row)))
    .map((row) => [row.place.file, String(rowNumber(row.place)), row.name, ...findReason(row, longest)]);
  return `\uFEFF${[['file', isTransposed ? 'column' : 'row', 'name', 'reason', 'what to do'], ...lines].map(toLine).join('')}`;
}

/** Rows that are stored, or that stay unchanged. */
const SETTLED: ReadonlySet<RowStatus> = new Set(['stored', 'unchanged', 'mine']);

function findReason(row: PlanRow, longest: number): [reason: string, fix: string] {
  if (row.skipped) return [row.skipped.why, row.skipped.fix];
  const faults = listFaults(row);
  const ofName = row.nameFault && nameFaultText(row.nameFault, { name: row.name, longest });
  if (faults.length > 0 || ofName !== undefined)
    return [
      [...faults.map(({ reason }) => reason), ...(ofName === undefined ? [] : [ofName])].join(' '),
      faults.map(({ fix }) => fix).join(' ') || 'Give it another name.',
    ];
  if (findStatus(row) === 'both') return ['changed in both', "Keep yours or take the table's, and press Import again."];
  return findStatus(row) === 'out' ? ['left out by you', ''] : ['not imported yet', 'Press Import again.'];
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** Quotes a cell for CSV; a leading apostrophe keeps spreadsheets from reading it as a formula. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
