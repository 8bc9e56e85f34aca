import Papa from 'papaparse';
import type { TableSigns } from './ImportMapping.ts';

/** Returns the delimiter that splits the heading line into the most expected headings; a comma if none does. */
export async function findDelimiter(texts: AsyncIterable<string>, signs: TableSigns): Promise<string> {
  const first = await firstText(texts);
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, found: countHeadings(first, delimiter, signs) }));
  return counts.reduce((best, one) => (one.found > best.found ? one : best)).delimiter;
}

const DELIMITERS = [',', ';', '\t', '|'];

async function firstText(texts: AsyncIterable<string>): Promise<string> {
  for await (const text of texts) return text;
  return '';
}

function countHeadings(text: string, delimiter: string, { header, headings }: TableSigns): number {
  // Parse errors are ignored: with the wrong delimiter, quotes seem misplaced.
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: header });
  const cells = new Set(data.at(-1)?.map((cell) => cell.trim()));
  return headings.filter((heading) => cells.has(heading)).length;
}
