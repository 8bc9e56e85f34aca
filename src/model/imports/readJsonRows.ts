import { faults } from './faults.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportTable } from './ImportMapping.ts';
import { listJsonLeaves, valueAtJsonPath } from './jsonPath.ts';
import { readJsonPart, readJsonParts } from './readJsonParts.ts';
import type { Headings } from './readTable.ts';
import { selectSlice } from './selectSlice.ts';
import { TableFault } from './TableFault.ts';
import type { Cell, TableRow } from './TableRow.ts';

/**
 * Yields the headings of a JSON document (all its paths), then its rows, with the cells of the paths that the mapping
 * reads. The file is read twice, so that its rows need not be held.
 */
export async function* readJsonRows(
  file: ImportFile,
  table: ImportTable,
): AsyncGenerator<{ headings: Headings } | { row: TableRow }> {
  yield { headings: { place: { file: file.name, row: 1 }, names: await listNames(file, table), units: new Map() } };
  let index = 0;
  for await (const row of readRows(file, table)) {
    const place = { file: file.name, row: ++index };
    const cells = table.headings.map((path): [string, Cell[]] => [path, readCells(path)]);
    yield { row: { place, cells: new Map(cells.filter(([, own]) => own.length > 0)) } };

    function readCells(path: string): Cell[] {
      const value = valueAtJsonPath(row, path);
      const steps = table.slices?.[path];
      if (!steps || !Array.isArray(value)) return toCells(value, path);
      const taken = selectSlice(value, steps, row);
      if ('list' in taken) return toCells(taken.list, `${path}${taken.at}`);
      const at = { ...place, heading: path };
      return [{ ...at, text: toText(value), fault: faults.slice(at, taken) }];
    }

    function toCells(value: unknown, heading: string): Cell[] {
      return value === undefined ? [] : [value].flat().map((one) => ({ ...place, heading, text: toText(one) }));
    }
  }
}

/** The paths of all rows, then those that the mapping reads in another way. */
async function listNames(file: ImportFile, table: ImportTable): Promise<string[]> {
  const names = new Set<string>();
  const read = new Set<string>();
  for await (const row of readRows(file, table)) {
    for (const [path] of listJsonLeaves(row)) names.add(path);
    for (const path of table.headings) if (!read.has(path) && valueAtJsonPath(row, path) !== undefined) read.add(path);
  }
  return [...new Set([...names, ...table.headings.filter((path) => read.has(path))])];
}

/** Yields the entries of the list at the table's path, or the value there unless it is a list. */
async function* readRows(file: ImportFile, { rows = '', encoding }: ImportTable): AsyncGenerator<unknown> {
  const selection = { file, encoding, selector: rows === '' ? '$' : `$.${rows}` };
  // A path through lists leads to a part of the whole document.
  const isPlain = !rows.includes('[');
  let isList = false;
  if (isPlain)
    for await (const { value, isEntry } of readJsonParts({ ...selection, selector: `${selection.selector}.*` })) {
      if (!isEntry) break;
      isList = true;
      yield value;
    }
  if (isList) return;
  const found = isPlain
    ? await readJsonPart(selection)
    : valueAtJsonPath(await readJsonPart({ ...selection, selector: '$' }), rows);
  if (found === undefined)
    throw new TableFault({ file: file.name }, `has nothing at "${rows}".`, 'Choose another mapping.');
  yield* Array.isArray(found) ? found : [found];
}

function toText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
