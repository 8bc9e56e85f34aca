import type { TableChoices } from '#model/fitTable.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { shortenText } from '#model/shortenText.ts';
import { translate } from '#model/shownWording.ts';

export const HEADER_NOTE = 'The header was left out';

/** Number of unreadable cells that a note names one by one. */
const NAMED_CELLS = 4;
/** In characters; a whole text that is not a table is a single cell. */
const LONGEST_CELL = 60;
const LONGEST_LINE = 200;

/**
 * Notes on how a block was read: blanks as the ends of cells, joined and ambiguous numbers, and lines with numbers that
 * are not part of the table.
 */
export function notationNotes(
  { isSplitAtBlanks, joined, twoReadings, commas, numbersAbove, otherTables }: ClipboardTable,
  choices: Pick<TableChoices, 'decimal' | 'commas'>,
): string[] {
  const notes = [
    ...(isSplitAtBlanks ? ['Spaces were read as column separators'] : []),
    ...(joined
      ? [translate('“{text}” was read as {value}', { text: joined.text, value: formatNumber(joined.value) })]
      : []),
    ...numbersAbove.map((line) => `Left out with the header: ${quoteLine(line)}`),
    ...otherTables.map((line) => `Another table was left out: ${quoteLine(line)}`),
  ];
  if (commas && choices.commas === undefined) {
    const { asDecimal, asColumns } = commaReadings(commas.text);
    const taken = commas.as === 'decimal' ? asDecimal : asColumns;
    notes.push(`“${commas.text}” can be ${asDecimal} or ${asColumns}: read as ${taken}`);
  }
  if (!twoReadings || choices.decimal !== undefined) return notes;
  const { text, mark, decimal: used, asDecimal, asThousands } = twoReadings;
  const readings = `${formatNumber(asDecimal)} or ${formatNumber(asThousands)}`;
  const taken = used === undefined ? '' : `: read as ${formatNumber(used === mark ? asDecimal : asThousands)}`;
  return [...notes, `“${text}” can be ${readings}${taken}`];
}

/** What a line such as '310,5' can be: '310.5', or '310 and 5' in two columns. */
export function commaReadings(text: string): { asDecimal: string; asColumns: string } {
  return { asDecimal: text.replace(',', '.'), asColumns: text.split(',').join(' and ') };
}

function quoteLine(cells: readonly string[]): string {
  return `“${shortenText(cells.filter((cell) => cell !== '').join(' | '), LONGEST_LINE)}”`;
}

/** Messages about a pasted block itself: a header left out, cells that are not numbers. */
export function clipboardNotes({
  skippedHeader,
  unreadable,
}: Pick<ClipboardTable, 'skippedHeader' | 'unreadable'>): string[] {
  const notes = skippedHeader ? [HEADER_NOTE] : [];
  if (unreadable.length === 0) return notes;
  const named = unreadable
    .slice(0, NAMED_CELLS)
    .map((cell) => `“${shortenText(cell.text, LONGEST_CELL)}” (row ${cell.row + 1}, column ${cell.column + 1})`);
  const rest = unreadable.length - named.length;
  return [...notes, `Could not read ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
