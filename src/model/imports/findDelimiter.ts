import Papa from 'papaparse';
import { statedDelimiter } from './delimiterLine.ts';
import type { TableSigns } from './ImportMapping.ts';

/**
 * Returns the delimiter that a text states, or else that of the mapping, or else the one that splits the heading line
 * into the most expected headings; if none of them is there, into the most cells.
 */
export async function findDelimiter(texts: AsyncIterable<string>, signs: TableSigns): Promise<string> {
  const first = await firstText(texts);
  const known = statedDelimiter(first) ?? signs.delimiter;
  if (known !== undefined) return known;
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, ...countCells(first, delimiter, signs) }));
  const most = (by: 'found' | 'all') => counts.reduce((best, one) => (one[by] > best[by] ? one : best));
  const best = most('found');
  return (best.found > 0 ? best : most('all')).delimiter;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Returns the first slice of a text; empty if there is none. */
export async function firstText(texts: AsyncIterable<string>): Promise<string> {
  for await (const text of texts) return text;
  return '';
}

/** Counts the expected headings in the line of headings, and all cells of it. */
function countCells(text: string, delimiter: string, { header, headings }: TableSigns): { found: number; all: number } {
  // Parse errors are ignored: with the wrong delimiter, quotes seem misplaced.
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: header });
  const cells = new Set(data.at(-1)?.map((cell) => cell.trim()));
  return { found: headings.filter((heading) => cells.has(heading)).length, all: cells.size };
}
