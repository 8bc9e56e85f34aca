import { findLoneCurve } from './findLoneCurve.ts';
import type { ImportFile } from './ImportFile.ts';
import { fitTable, type KindLook } from './proposeMapping.ts';
import { isJson, sampleTable } from './sampleTable.ts';
import { TableFault } from './TableFault.ts';
import type { TableSample } from './TableSample.ts';

/** In bytes; a table with a component in each column is held as a whole, and none is that large. */
const LARGEST = 4 * 1024 * 1024;

/** What a table has to gain with a component in each column, as most have one in each row. */
const GAIN = { filled: 2, score: 1 };

/**
 * Samples a table by its rows, or by its columns if those fit the fields of a kind clearly better, as in data sheets that
 * list their models side by side.
 */
export async function sampleBetter(
  file: ImportFile,
  kinds: readonly [KindLook, ...KindLook[]],
  sheet?: string,
): Promise<TableSample> {
  const byRows = findLoneCurve(await sampleTable(file, sheet === undefined ? {} : { sheet }), kinds);
  if (isJson(file) || file.size > LARGEST || byRows.long !== undefined || byRows.group !== undefined) return byRows;
  const byColumns = await sampleColumns(file, byRows.sheet);
  if (!byColumns) return byRows;
  const [rows, columns] = [fitTable(byRows, kinds), fitTable(byColumns, kinds)];
  const fillsMore = columns.filled >= rows.filled + GAIN.filled && columns.score > rows.score;
  const fitsBetter = columns.filled >= Math.max(1, rows.filled) && columns.score > rows.score + GAIN.score;
  return fillsMore || fitsBetter ? byColumns : byRows;
}

/** Samples a table by its columns; undefined if these have no headings. */
async function sampleColumns(file: ImportFile, sheet: string | undefined): Promise<TableSample | undefined> {
  try {
    return await sampleTable(file, { ...(sheet === undefined ? {} : { sheet }), transposed: true });
  } catch (error) {
    if (error instanceof TableFault) return undefined;
    throw error;
  }
}
