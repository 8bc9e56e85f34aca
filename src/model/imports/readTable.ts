import { isDelimiterLine } from './delimiterLine.ts';
import { faults } from './faults.ts';
import type { Place } from './ImportedRow.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportTable } from './ImportMapping.ts';
import { readJsonRows } from './readJsonRows.ts';
import { readSheet } from './readSheet.ts';
import { TableFault } from './TableFault.ts';
import { type Cell, cellPlace, type SheetRow, type TableRow } from './TableRow.ts';

/** The cells with the units of a table's columns, by heading; empty if it has no line of units. */
export type FoundUnits = ReadonlyMap<string, Cell>;

/** Yields the headings of a table, then its rows. Throws a TableFault if it has no headings. */
export async function* readTable(
  file: ImportFile,
  table: ImportTable,
): AsyncGenerator<{ headings: Headings } | { row: TableRow }> {
  if (table.format === 'json') {
    yield* readJsonRows(file, table);
    return;
  }
  let headings: Headings | undefined;
  let units = new Map<string, Cell>();
  let isTold = false;
  // Below a line that states the delimiter, all others are one line further down.
  let shift = 0;
  let isEmpty = true;
  for await (const row of readSheet(file, table)) {
    const at = rowPlace(file, row);
    isEmpty = false;
    if (isDelimiterLine(row)) {
      shift = table.header === 1 ? 1 : 0;
      continue;
    }
    if (!headings) {
      if (row.line >= table.header) headings = toHeadings(row, at, units);
      continue;
    }
    if (row.line - shift === table.units) {
      units = new Map(toCells(row, headings, at));
      continue;
    }
    if (row.line - shift < table.firstRow) continue;
    if (!isTold) yield { headings: { ...headings, units } };
    isTold = true;
    // Spreadsheets save rows that once had content as delimiters alone.
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const extra = row.cells.slice(headings.names.length).findIndex((cell) => cell !== '');
    const fault = extra === -1 ? {} : { fault: faults.extra(cellPlace(at, headings.names.length + extra, row.lines)) };
    yield { row: { place: at, cells: groupCells(toCells(row, headings, at)), ...fault } };
  }
  if (isEmpty) throw new TableFault({ file: file.name }, 'is empty.', 'Choose another file.');
  if (!headings) throw new TableFault({ file: file.name }, 'has no headings.', 'Add them.');
  if (!isTold) yield { headings: { ...headings, units } };
}

/** The line of headings, and the units that the file states for them. */
export interface Headings {
  place: Place;
  names: readonly string[];
  units: FoundUnits;
  /** In a transposed table, the line of each heading. */
  lines?: readonly number[];
}

/** The place of a line; of a column, in a transposed table, its first cell. */
function rowPlace({ name: file }: ImportFile, { line, lines }: SheetRow): Place {
  return lines ? { file, row: lines[0] ?? 1, column: line } : { file, row: line };
}

function toHeadings({ cells, lines }: SheetRow, place: Place, units: FoundUnits): Headings {
  return { place, names: cells.map((cell) => cell.trim()), units, ...(lines ? { lines } : {}) };
}

function toCells(row: SheetRow, { names }: Headings, at: Place): [string, Cell][] {
  return names.map((heading, index) => [
    heading,
    { ...cellPlace(at, index, row.lines), heading, text: row.cells[index] ?? '' },
  ]);
}

/** Groups cells by heading; columns with the same heading become several cells. */
function groupCells(cells: readonly [string, Cell][]): Map<string, readonly Cell[]> {
  const grouped = new Map<string, Cell[]>();
  for (const [heading, cell] of cells) {
    const known = grouped.get(heading);
    if (known) known.push(cell);
    else grouped.set(heading, [cell]);
  }
  return grouped;
}
