import { fillText } from './fillText.ts';
import type { ImportMapping } from './ImportMapping.ts';
import type { NameTexts } from './NameGiver.ts';
import type { RowValues } from './RowValues.ts';

/** Fills the name and its distinguishing text from the columns of a row. */
export function readNames({ text, distinct = '' }: ImportMapping['name'], row: RowValues): NameTexts {
  const read = (column: string) => row.text(column);
  return { full: fillText(text, read), mark: fillText(distinct, read) };
}
