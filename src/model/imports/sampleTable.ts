import { isRecord } from '#model/isRecord.ts';
import { isDelimiterLine, statedDelimiter } from './delimiterLine.ts';
import { findDecimal } from './findDecimal.ts';
import { firstText } from './findDelimiter.ts';
import { findSeparators } from './findSeparators.ts';
import type { ImportFile } from './ImportFile.ts';
import { isYear } from './isYear.ts';
import { listJsonLeaves } from './jsonPath.ts';
import { parseAnyDecimal } from './parseDecimal.ts';
import { readCsv } from './readCsv.ts';
import { readJsonPart, readJsonParts } from './readJsonParts.ts';
import { isWorkbook } from './readSheet.ts';
import { readTexts } from './readTexts.ts';
import { findLong, groupSample, sampleLong } from './sampleLong.ts';
import { splitPercent } from './splitPercent.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';
import type { SheetView, TableSample } from './TableSample.ts';
import { toKindUnit } from './toKindUnit.ts';
import { transposeRows } from './transposeRows.ts';
import { isForeignUnit } from './unitRatio.ts';

/** The number of lines or records in a sample. */
const ROWS = 60;

/**
 * Reads the beginning of a table that no mapping fits: its headings, units and first rows. In a workbook, the table is
 * the sheet that is named, or else the first one that holds a table.
 */
export async function sampleTable(file: ImportFile, view: SheetView = {}): Promise<TableSample> {
  const flat = await sampleFile(file, view);
  if (view.transposed) return flat;
  const long = findLong(flat.columns, view.year);
  return long ? sampleLong(file, flat, long) : (groupSample(flat) ?? flat);
}

async function sampleFile(file: ImportFile, view: SheetView): Promise<TableSample> {
  if (isJson(file)) return sampleJson(file);
  return (await isWorkbook(file)) ? sampleBook(file, view) : sampleText(file, view);
}

/** Whether a file is a JSON document, which has no delimiters and no sheets. */
export function isJson({ name }: ImportFile): boolean {
  return /\.json$/i.test(name);
}

async function sampleText(file: ImportFile, { transposed = false }: SheetView): Promise<TableSample> {
  const delimiter = await chooseDelimiter(file);
  const rows = readCsv(readTexts(file), { delimiter, file: file.name });
  const lines = await takeRows(transposed ? transposeRows(rows, { file: file.name }) : rows);
  return {
    file: file.name,
    format: 'csv',
    delimiter,
    ...sampleLines(file, lines),
    ...(transposed ? { transposed } : {}),
  };
}

async function sampleBook(file: ImportFile, { sheet: wanted, transposed = false }: SheetView): Promise<TableSample> {
  // Loaded on demand, as most users never import a workbook.
  const { readSheets } = await import('./readWorkbook.ts');
  const read = await readSheets(file);
  const names = [...read.keys()];
  const [first] = names;
  const sheet = wanted ?? names.find((name) => isTable(read.get(name) ?? [])) ?? first;
  const lines = read.get(sheet ?? '');
  if (!lines) throw new TableFault({ file: file.name }, `has no sheet “${sheet}”.`, 'Choose another file.');
  if (names.length > 1 && lines.every(({ cells }) => countFilled(cells) === 0))
    throw new TableFault({ file: file.name }, `has nothing in the sheet “${sheet}”.`, 'Choose another sheet.');
  return {
    file: file.name,
    format: 'xlsx',
    ...sampleLines(file, transposed ? await takeRows(transposeRows(lines, { file: file.name })) : lines.slice(0, ROWS)),
    ...(transposed ? { transposed } : {}),
    ...(sheet === undefined || (wanted === undefined && sheet === first) ? {} : { sheet }),
    ...(names.length === 1 ? {} : { sheets: names }),
  };
}

/** Whether there are two lines of several cells, one of them with a number. */
function isTable(lines: readonly SheetRow[]): boolean {
  const wide = lines.slice(0, ROWS).filter(({ cells }) => countFilled(cells) > 1);
  return wide.length > 1 && wide.some(({ cells }) => cells.some(isOfNumbers));
}

/** Finds the headings, the units and the data among the first lines of a table. */
function sampleLines(
  file: ImportFile,
  read: readonly SheetRow[],
): Pick<TableSample, 'decimal' | 'header' | 'units' | 'firstRow' | 'remarks' | 'unnamed' | 'columns'> {
  const lines = read.filter((row) => !isDelimiterLine(row));
  const width = Math.max(0, ...lines.map(({ cells }) => countFilled(cells)));
  const at = lines.findIndex(({ cells }) => countFilled(cells) >= Math.max(1, width * 0.6) && isHeading(cells));
  const head = lines[Math.max(0, at)];
  if (!head) throw new TableFault({ file: file.name }, 'is empty.', 'Choose another file.');
  const below = lines.filter(({ line }) => line > head.line);
  // In a transposed table, the column of units may be the last one.
  const units = (head.lines ? below : below.slice(0, 1)).find(({ cells }) => isUnits(cells.map(trim)));
  const data = below.filter((row) => row !== units);
  const first = data.find(({ cells }) => cells.some(isOfNumbers)) ?? data[0];
  const rows = data.filter(({ line }) => line >= (first?.line ?? 0));
  const remarks = data
    .filter(({ line, cells }) => line < (first?.line ?? 0) && countFilled(cells) > 0)
    .map(({ line }) => line);
  const columns = head.cells.map((heading, index) => ({
    heading: heading.trim(),
    unit: trim(units?.cells[index] ?? '') || undefined,
    cells: rows.map(({ cells }) => cells[index] ?? ''),
  }));
  const unnamed = columns.flatMap(({ heading, cells }, index) =>
    heading === '' && countFilled(cells) > 0 ? (head.lines?.[index] ?? index + 1) : [],
  );
  return {
    decimal: findDecimal(columns),
    header: head.line,
    ...(units ? { units: units.line } : {}),
    firstRow: first?.line ?? head.line + 1,
    ...(remarks.length === 0 ? {} : { remarks }),
    ...(unnamed.length === 0 ? {} : { unnamed }),
    columns: columns.filter(({ heading }) => heading !== ''),
  };
}

async function sampleJson(file: ImportFile): Promise<TableSample> {
  const [rows, list] = await findList(file);
  const records = list.slice(0, ROWS).map((row) => new Map(listJsonLeaves(row)));
  const paths = [...new Set(records.flatMap((record) => [...record.keys()]))].filter((path) => !path.includes('['));
  const columns = paths.map((heading) => ({
    heading,
    unit: undefined,
    cells: records.map((record) => toText(record.get(heading))),
  }));
  if (columns.length === 0) throw new TableFault({ file: file.name }, 'holds no records.', 'Choose another file.');
  return {
    file: file.name,
    format: 'json',
    decimal: '.',
    header: 1,
    firstRow: 2,
    ...(rows === '' ? {} : { rows }),
    columns,
  };
}

/** Returns the path to the list of records in a document, and its first entries; the document itself if it has none. */
async function findList(file: ImportFile): Promise<[path: string, list: readonly unknown[]]> {
  const entries = await readEntries(file);
  if (entries.length > 0) return ['', entries];
  const lists = new Map<string, unknown[]>();
  for await (const { value, isEntry, path } of readJsonParts({ file, selector: '$.*.*' })) {
    if (!isEntry) continue;
    const [name = ''] = path;
    const list = lists.get(name) ?? [];
    lists.set(name, list);
    if (list.length < ROWS) list.push(value);
    if (list.length === ROWS && list.some(isRecord)) break;
  }
  const found = [...lists].find(([, list]) => list.some(isRecord));
  if (found) return found;
  const document = await readJsonPart({ file, selector: '$' });
  return ['', isRecord(document) ? [document] : []];
}

/** Returns the first entries of a document that is a list. */
async function readEntries(file: ImportFile): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const { value, isEntry } of readJsonParts({ file, selector: '$.*' })) {
    if (!isEntry) break;
    entries.push(value);
    if (entries.length === ROWS) break;
  }
  return entries;
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return value === undefined || value === null ? '' : String(value);
}

async function takeRows(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const taken: SheetRow[] = [];
  for await (const row of rows) {
    taken.push(row);
    if (taken.length === ROWS) break;
  }
  return taken;
}

/** Chooses the delimiter that the file states, or else the one with which the most lines have the same number of cells, and that number is high. */
async function chooseDelimiter(file: ImportFile): Promise<string> {
  const stated = statedDelimiter(await firstText(readTexts(file)));
  if (stated !== undefined) return stated;
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of [',', ';', '\t', '|']) {
    const score = await scoreDelimiter(file, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

async function scoreDelimiter(file: ImportFile, delimiter: string): Promise<number> {
  try {
    const rows = await takeRows(readCsv(readTexts(file), { delimiter, file: file.name }));
    const counts = new Map<number, number>();
    for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    const [width = 1, often = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return width < 2 ? 0 : (often / rows.length) * 100 + Math.min(width, 50);
  } catch (error) {
    // With the wrong delimiter, quotes seem misplaced.
    if (error instanceof TableFault) return 0;
    throw error;
  }
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function trim(text: string): string {
  return text.trim().replace(/^\[(.*)\]$/, '$1');
}

/** Whether a line has no numbers, or years or the rising numbers of a series of columns next to other text. */
function isHeading(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => parseAnyDecimal(cell) ?? []).map(Number);
  const isSeries =
    (numbers.length > 2 || (numbers.length > 1 && numbers.every(isYear))) &&
    numbers.every((x, index) => index === 0 || x > (numbers[index - 1] ?? x));
  return numbers.length === 0 || (isSeries && numbers.length < countFilled(cells));
}

/** Whether a line holds only units, apart from a first cell such as 'Units'. */
function isUnits([first = '', ...rest]: readonly string[]): boolean {
  const cells = /^(units?|einheit(en)?)$/i.test(first) ? rest : [first, ...rest];
  const texts = cells.filter((text) => text !== '');
  return texts.length > 0 && texts.every(isUnit);
}

function isUnit(text: string): boolean {
  return toKindUnit(text) !== undefined || (isForeignUnit(text) && !CURRENCY.test(text));
}

/** Three capitals may be the code of any currency, or anything else. */
const CURRENCY = /^[A-Z]{3}$/;

/** Whether a cell holds a number, or a list of them. */
function isOfNumbers(text: string): boolean {
  return isNumber(text) || findSeparators([text], '.') !== undefined || findSeparators([text], ',') !== undefined;
}

function isNumber(text: string): boolean {
  return parseAnyDecimal(splitPercent(text).number) !== undefined;
}
