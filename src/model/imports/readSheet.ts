import { findDelimiter } from './findDelimiter.ts';
import type { ImportFile } from './ImportFile.ts';
import type { ImportTable, TableSigns } from './ImportMapping.ts';
import { readCsv } from './readCsv.ts';
import { readTexts } from './readTexts.ts';
import { refuseOtherFormats } from './refuseOtherFormats.ts';
import type { SheetRow } from './TableRow.ts';
import { transposeRows } from './transposeRows.ts';

/** Yields the lines of a text file or workbook, or the columns if the table is transposed. */
export function readSheet(file: ImportFile, table: SheetForm): AsyncGenerator<SheetRow> {
  const lines = readLines(file, table);
  return table.transposed ? transposeRows(lines, { ...table, file: file.name }) : lines;
}

type SheetForm = TableSigns & Pick<Partial<ImportTable>, 'encoding' | 'units'>;

/** The content of the file decides which it is, as a table may be saved as either. */
async function* readLines(file: ImportFile, table: SheetForm): AsyncGenerator<SheetRow> {
  if (await isWorkbook(file)) {
    // Loaded on demand, as most users never import a workbook.
    const { readWorkbook } = await import('./readWorkbook.ts');
    yield* readWorkbook(file, table.sheet);
    return;
  }
  const delimiter = await findDelimiter(readTexts(file, table.encoding), table);
  yield* readCsv(readTexts(file, table.encoding), { delimiter, file: file.name });
}

/** Whether a file is a ZIP archive, as workbooks are; throws a TableFault if it is neither that nor text. */
export async function isWorkbook(file: ImportFile): Promise<boolean> {
  const first = await file.read(0, Math.min(SIGNS, file.size));
  refuseOtherFormats(file, first);
  return ZIP.every((byte, index) => first[index] === byte);
}

/** The bytes that hold the signs of a format. */
const SIGNS = 64;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
