import { fileTitle } from './fileTitle.ts';
import { fillText, listPlaceholders } from './fillText.ts';
import type { ImportMapping } from './ImportMapping.ts';
import type { ReadRow } from './readRowField.ts';
import type { NameTexts } from './UniqueNames.ts';

/** What a name may have in braces besides columns: the name of the file, without its extension. */
export const FILE = 'file';

/** Fills the name and its distinguishing text from the columns of a row and the name of its file. */
export function readNames({ mapping, row, place }: Pick<ReadRow, 'mapping' | 'row' | 'place'>): NameTexts {
  const { text, short, distinct = '' } = mapping.name;
  const read = (column: string) => (isFile(column, mapping) ? fileTitle(place.file) : row.text(column));
  const fill = (template: string) => fillText(template, read).replaceAll(LINE_BREAKS, ' ');
  return {
    full: fill(text),
    ...(short === undefined ? {} : { short: fill(short) }),
    mark: fill(distinct),
  };
}

/** Cells may be wrapped in a table; names have one line. */
const LINE_BREAKS = /\s*[\r\n\t\v\f]\s*/g;

/** Returns the columns that the name uses. */
export function nameColumns(mapping: ImportMapping): string[] {
  return listPlaceholders(mapping.name.text).flatMap(({ column }) => (isFile(column, mapping) ? [] : [column]));
}

function isFile(column: string, { columns }: ImportMapping): boolean {
  return column === FILE && !Object.hasOwn(columns, FILE);
}
