import { isDelimiterLine } from './delimiterLine.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/** In cells; all of them are held at once. */
const MOST = 2_000_000;

/**
 * Yields the columns of a sheet as rows, for a table that has a component in each column. That of the units follows the
 * headings, as it may be the last one.
 */
export async function* transposeRows(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  { file, header = 1, units }: { file: string; header?: number; units?: number | undefined },
): AsyncGenerator<SheetRow> {
  const read: SheetRow[] = [];
  let width = 0;
  let count = 0;
  for await (const row of rows) {
    if (isDelimiterLine(row)) continue;
    read.push(row);
    width = Math.max(width, row.cells.length);
    count += row.cells.length;
    if (count > MOST)
      throw new TableFault(
        { file },
        `has more than ${MOST.toLocaleString('en')} cells, which are too many for a table with a component in each column.`,
        'Swap its rows and columns in a spreadsheet, and save it again.',
      );
  }
  const lines = read.map(({ line }) => line);
  const columns = Array.from({ length: width }, (_, index) => index + 1);
  const isAhead = (column: number) => column <= header || column === units;
  for (const column of [...columns.filter(isAhead), ...columns.filter((one) => !isAhead(one))])
    yield { line: column, cells: read.map(({ cells }) => cells[column - 1] ?? ''), lines };
}
