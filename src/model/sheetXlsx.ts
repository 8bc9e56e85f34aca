import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { Sheet, SheetCell } from './Sheet.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DEFAULT_WIDTH = 16;
const TEXT_LIMIT = 32_767;
const NAME_LIMIT = 31;
const DATE_FORMAT = 'yyyy-mm-dd hh:mm';

/**
 * Writes sheets as an Excel workbook (ECMA-376) with a frozen line of titles. Texts stay texts, even those that look
 * like formulas or numbers; a text beyond Excel's 32,767 characters is cut with an ellipsis.
 */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  const names = nameSheets(sheets.map(({ name }) => name));
  const workbook = writeExcelFile(
    sheets.map(({ columns, rows }, index) => ({
      sheet: names[index] ?? '',
      columns: columns.map(({ width = DEFAULT_WIDTH }) => ({ width })),
      stickyRowsCount: 1,
      dateFormat: DATE_FORMAT,
      data: [
        columns.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' })),
        ...rows.map((cells) => cells.map(toCell)),
      ],
    })),
  );
  return new Blob([await workbook.toBlob()], { type: XLSX_TYPE });
}

function toCell(cell: SheetCell): Cell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: cell, type: Date };
  // The library's index of texts is a plain object: a text such as 'constructor' would break the file.
  if (Reflect.has(Object.prototype, cell)) return { value: `"${cell}"`, type: 'Formula' };
  return {
    value: cell.length > TEXT_LIMIT ? `${cell.slice(0, TEXT_LIMIT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : cell,
    type: String,
  };
}

/** The beginning of a name, without a half of a character and without blanks and apostrophes around it. */
function cutWhole(name: string, most: number): string {
  const trim = (text: string) => text.replace(/^['\s]+|['\s]+$/g, '');
  return trim(
    trim(name)
      .slice(0, most)
      .replace(/[\uD800-\uDBFF]$/, ''),
  );
}

/**
 * Returns names that Excel accepts: at most 31 characters, none of []:*?/\, no apostrophe at either end, unique
 * whatever their case.
 */
function nameSheets(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[[\]:*?/\\]/g, ' ');
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` ${count}`;
      const unique = (cutWhole(plain, NAME_LIMIT - suffix.length) || 'Sheet') + suffix;
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  });
}
