import type { Sheet } from '#model/Sheet.ts';
import { formatSheetCsv } from '#model/sheetCsv.ts';
import { saveFile } from '#ui/saveFile.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** Downloads a sheet as a spreadsheet file that is named after it. */
export async function saveSheet(sheet: Sheet, format: SheetFormat): Promise<void> {
  if (format === 'csv') return saveFile(`${sheet.name}.csv`, formatSheetCsv(sheet), 'text/csv');
  const { writeXlsx } = await import('#model/sheetXlsx.ts');
  saveFile(`${sheet.name}.xlsx`, await writeXlsx([sheet]));
}
