import type { TableSigns } from './ImportMapping.ts';
import { readCsv } from './readCsv.ts';

/** The delimiter with which the line of headings has most of those that are looked for; a comma where none fits. */
export async function findDelimiter(texts: AsyncIterable<string>, signs: TableSigns): Promise<string> {
  const first = await firstText(texts);
  const counts = await Promise.all(
    DELIMITERS.map(async (delimiter) => ({ delimiter, found: await countHeadings(first, delimiter, signs) })),
  );
  return counts.reduce((best, one) => (one.found > best.found ? one : best)).delimiter;
}

const DELIMITERS = [',', ';', '\t', '|'];

async function firstText(texts: AsyncIterable<string>): Promise<string> {
  for await (const text of texts) return text;
  return '';
}

async function countHeadings(text: string, delimiter: string, { header, headings }: TableSigns): Promise<number> {
  for await (const { line, cells } of readCsv(once(text), delimiter)) {
    if (line < header) continue;
    const trimmed = new Set(cells.map((cell) => cell.trim()));
    return headings.filter((heading) => trimmed.has(heading)).length;
  }
  return 0;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
