import { isDelimiterLine } from './delimiterLine.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/** In cells; all of them are held at once. */
const MOST = 2_000_000;

/** Yields the columns of a sheet as rows, for a table that has a component in each column. */
export async function* transposeRows(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  file: string,
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
        'Exchange its rows and columns in a spreadsheet, and save it anew.',
      );
  }
  const lines = read.map(({ line }) => line);
  for (let index = 0; index < width; index++)
    yield { line: index + 1, cells: read.map(({ cells }) => cells[index] ?? ''), lines };
}
