import { findDelimiter } from './findDelimiter.ts';
import type { ImportFile } from './ImportFile.ts';
import type { TableSigns } from './ImportMapping.ts';
import { readCsv } from './readCsv.ts';
import { readTexts } from './readTexts.ts';
import type { SheetRow } from './TableRow.ts';

/** The lines of a table of text or of a workbook, from the first on; a table is the same whichever of the two it is saved as. */
export async function* readSheet(
  file: ImportFile,
  table: TableSigns & { encoding?: string },
): AsyncGenerator<SheetRow> {
  if (await isWorkbook(file)) {
    // Most people never import a workbook.
    const { readWorkbook } = await import('./readWorkbook.ts');
    yield* readWorkbook(file, table.sheet);
    return;
  }
  const delimiter = table.delimiter ?? (await findDelimiter(readTexts(file, table.encoding), table));
  yield* readCsv(readTexts(file, table.encoding), { delimiter, file: file.name });
}

/** Whether a file is a ZIP archive, as workbooks are. */
export async function isWorkbook(file: ImportFile): Promise<boolean> {
  const first = await file.read(0, Math.min(ZIP.length, file.size));
  return ZIP.every((byte, index) => first[index] === byte);
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
