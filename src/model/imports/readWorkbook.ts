import { unzipSync } from 'fflate';
import readBook from 'read-excel-file/universal';
import type { ImportFile } from './ImportFile.ts';
import { spellOutCells } from './spellOutCells.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/**
 * Yields the rows of one sheet of an XLSX workbook, the first unless it is named; numbers come with the digits in the
 * file.
 */
export async function* readWorkbook(file: ImportFile, sheet?: string): AsyncGenerator<SheetRow> {
  const sheets = await readSheets(file);
  const [first] = sheets.keys();
  const rows = sheets.get(sheet ?? first ?? '');
  if (!rows) throw new TableFault({ file: file.name }, `has no sheet “${sheet}”.`, 'Choose another file.');
  yield* rows;
}

/** Returns the rows of all sheets of an XLSX workbook by their names, in their order; the file is parsed only once. */
export function readSheets(file: ImportFile): Promise<ReadonlyMap<string, readonly SheetRow[]>> {
  file.sheets ??= parseBook(file);
  return file.sheets;
}

const OPTIONS = { parseNumber: (digits: string) => digits, trim: false };

/** In bytes; the parser holds all sheets in memory, in about five times as many bytes. */
export const LARGEST_BOOK = 64 * 1024 * 1024;

async function parseBook(file: ImportFile): Promise<Map<string, SheetRow[]>> {
  const bytes = await file.read(0, file.size);
  const size = tryRead(file, () => unpackedSize(bytes));
  if (size > LARGEST_BOOK)
    throw new TableFault(
      { file: file.name },
      `has ${toMegabytes(size)} MB of sheets; at most ${toMegabytes(LARGEST_BOOK)} MB of a workbook can be read.`,
      'Save the sheet as CSV, which may be larger.',
    );
  const spelt = tryRead(file, () => spellOutCells(new Uint8Array(bytes)));
  const book = await readBook(new Blob([spelt]), OPTIONS).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  return new Map(book.map(({ sheet, data }) => [sheet, toRows(data)]));
}

/** Sums up the sizes that the archive states for its files, without unpacking them. */
function unpackedSize(bytes: Uint8Array): number {
  let sum = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      sum += originalSize;
      return false;
    },
  });
  return sum;
}

function tryRead<Result>(file: ImportFile, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable({ name }: ImportFile, error: unknown): TableFault {
  const reason = error instanceof Error ? error.message : String(error);
  return new TableFault(
    { file: name },
    `is not a workbook that can be read: ${reason.replace(/\.$/, '')}.`,
    'Save it as .xlsx again, or as CSV.',
  );
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}

function toRows(data: readonly (readonly unknown[])[]): SheetRow[] {
  return data.map((row, index) => ({ line: index + 1, cells: row.map(toText) }));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
