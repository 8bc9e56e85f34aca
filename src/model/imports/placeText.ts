import { shortenText } from '#model/shortenText.ts';
import type { SourceValue } from './ImportedRow.ts';

const MOST_CELLS = 3;
const LONGEST = 500;

/** Describes where in a file a value is, in at most 500 characters: 'units.csv, row 7, Paco [W]: 3800'. */
export function placeText({ how, cells, note }: SourceValue): string {
  const [first] = cells;
  if (!first) return shortenText(note ?? 'The same for every row', LONGEST);
  const shown = cells.slice(0, MOST_CELLS).map(({ heading, text }) => `${heading ?? 'the document'}: ${text}`);
  const more = cells.length - shown.length;
  const read = `${first.file}, row ${first.row}, ${shown.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
  return shortenText(
    [HOW[how] === undefined ? read : `${HOW[how]} from ${read}`, note].filter(Boolean).join('. '),
    LONGEST,
  );
}

const HOW: Partial<Record<SourceValue['how'], string>> = {
  converted: 'Converted',
  calculated: 'Calculated',
  resampled: 'Resampled',
};
