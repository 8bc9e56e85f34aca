import { readSheet } from 'read-excel-file/universal';
import type { ImportFile } from './ImportFile.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/**
 * Yields the rows of one sheet of an XLSX workbook, the first unless it is named; numbers come with the digits in the
 * file.
 */
export async function* readWorkbook(file: ImportFile, sheet?: string): AsyncGenerator<SheetRow> {
  const bytes = await file.read(0, file.size);
  const rows = await readCells(file, bytes, sheet);
  for (const [index, row] of rows.entries()) yield { line: index + 1, cells: row.map(toText) };
}

async function readCells(file: ImportFile, bytes: Uint8Array, sheet: string | undefined) {
  const copy = new Blob([new Uint8Array(bytes)]);
  try {
    return await readSheet(copy, sheet ?? 1, { parseNumber: (digits: string) => digits, trim: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableFault(
      { file: file.name, row: 1 },
      `is not a workbook that can be read: ${reason}`,
      'Save it as .xlsx again, or as CSV.',
    );
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
