import { findJsonFault } from '#model/findJsonFault.ts';
import { isNestedDeeply } from '#model/isNestedDeeply.ts';
import { faults } from './faults.ts';
import type { FaultPlace } from './ImportedRow.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportTable } from './ImportMapping.ts';
import { listJsonLeaves, valueAtJsonPath } from './jsonPath.ts';
import type { Headings } from './readTable.ts';
import { readTexts } from './readTexts.ts';
import { TableFault } from './TableFault.ts';
import type { Cell, TableRow } from './TableRow.ts';
import { takeSlice } from './takeSlice.ts';

/**
 * Yields the headings of a JSON document (all its paths), then its rows, with the cells of the paths that the mapping
 * reads.
 */
export async function* readJsonRows(
  file: ImportFile,
  table: ImportTable,
): AsyncGenerator<{ headings: Headings } | { row: TableRow }> {
  const document = await parseDocument(file, table);
  const found = valueAtJsonPath(document, table.rows ?? '');
  if (found === undefined)
    throw new TableFault({ file: file.name }, `has nothing at "${table.rows}".`, 'Choose another mapping.');
  const rows = Array.isArray(found) ? found : [found];
  const names = new Set(rows.flatMap((row) => listJsonLeaves(row).map(([path]) => path)));
  for (const path of table.headings) if (rows.some((row) => valueAtJsonPath(row, path) !== undefined)) names.add(path);
  yield { headings: { place: { file: file.name, row: 1 }, names: [...names], units: new Map() } };
  for (const [index, row] of rows.entries()) {
    const place = { file: file.name, row: index + 1 };
    const cells = table.headings.map((path): [string, Cell[]] => [path, readCells(path)]);
    yield { row: { place, cells: new Map(cells.filter(([, own]) => own.length > 0)) } };

    function readCells(path: string): Cell[] {
      const value = valueAtJsonPath(row, path);
      const steps = table.slices?.[path];
      if (!steps || !Array.isArray(value)) return toCells(value, path);
      const taken = takeSlice(value, steps, row);
      if ('list' in taken) return toCells(taken.list, `${path}${taken.at}`);
      const at = { ...place, heading: path };
      return [{ ...at, text: toText(value), fault: faults.slice(at, taken) }];
    }

    function toCells(value: unknown, heading: string): Cell[] {
      return value === undefined ? [] : [value].flat().map((one) => ({ ...place, heading, text: toText(one) }));
    }
  }
}

async function parseDocument(file: ImportFile, { encoding }: ImportTable): Promise<unknown> {
  let text = '';
  for await (const slice of readTexts(file, encoding)) text += slice;
  const fail = (place: FaultPlace, reason: string) =>
    new TableFault(place, reason, 'Correct the file, or choose another one.');
  const fault = parses(text) ? undefined : findJsonFault(text);
  if (fault) throw fail({ file: file.name, row: fault.line }, 'is not JSON.');
  const document: unknown = JSON.parse(text);
  if (isNestedDeeply(document)) throw fail({ file: file.name }, 'is nested too deeply.');
  return document;
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function toText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
