import readBook, { readSheet } from 'read-excel-file/universal';
import type { ImportFile } from './ImportFile.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/**
 * Yields the rows of one sheet of an XLSX workbook, the first unless it is named; numbers come with the digits in the
 * file.
 */
export async function* readWorkbook(file: ImportFile, sheet?: string): AsyncGenerator<SheetRow> {
  yield* toRows(await open(file, (copy) => readSheet(copy, sheet ?? 1, OPTIONS)));
}

/** Reads all sheets of an XLSX workbook: their rows by their names, in their order. */
export async function readSheets(file: ImportFile): Promise<Map<string, SheetRow[]>> {
  const book = await open(file, (copy) => readBook(copy, OPTIONS));
  return new Map(book.map(({ sheet, data }) => [sheet, toRows(data)]));
}

const OPTIONS = { parseNumber: (digits: string) => digits, trim: false };

async function open<Content>(file: ImportFile, read: (copy: Blob) => Promise<Content>): Promise<Content> {
  const bytes = await file.read(0, file.size);
  try {
    return await read(new Blob([new Uint8Array(bytes)]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableFault(
      { file: file.name },
      `is not a workbook that can be read: ${reason}`,
      'Save it as .xlsx again, or as CSV.',
    );
  }
}

function toRows(data: readonly (readonly unknown[])[]): SheetRow[] {
  return data.map((row, index) => ({ line: index + 1, cells: row.map(toText) }));
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
