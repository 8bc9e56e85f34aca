import Papa from 'papaparse';
import type { SheetRow } from './TableRow.ts';

/** The rows of a text that comes in slices; only one slice and the row that it breaks are held. */
export async function* readCsv(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<SheetRow> {
  let held = '';
  let line = 1;
  for await (const text of texts) {
    held += text;
    const { rows, rest, lines } = parse(held, { delimiter, line, isLast: false });
    yield* rows;
    held = rest;
    line += lines;
  }
  yield* parse(held, { delimiter, line, isLast: true }).rows;
}

interface At {
  delimiter: string;
  /** The line where the text begins. */
  line: number;
  /** Whether nothing follows. */
  isLast: boolean;
}

/** The rows of the text that are whole, the rest of it, and how many lines they take. */
function parse(text: string, { delimiter, line, isLast }: At): { rows: SheetRow[]; rest: string; lines: number } {
  // A line end may be cut in two.
  const isCut = !isLast && text.endsWith('\r');
  const whole = isCut ? text.slice(0, -1) : text;
  const newline = findNewline(whole);
  const rows: SheetRow[] = [];
  let end = 0;
  let lines = 0;
  const parser = new Papa.Parser({
    delimiter,
    newline,
    step: ({ data, meta }: { data: string[][]; meta: { cursor: number } }) => {
      for (const cells of data) if (cells.length > 1 || cells[0] !== '') rows.push({ line: line + lines, cells });
      lines += countLines(text, end, meta.cursor, newline);
      end = meta.cursor;
    },
  });
  parser.parse(whole, 0, !isLast);
  return { rows, rest: text.slice(end), lines };
}

/** The line end of the text's first line. */
function findNewline(text: string): '\n' | '\r' | '\r\n' {
  const at = text.search(/[\r\n]/);
  return at === -1 || text[at] === '\n' ? '\n' : text[at + 1] === '\n' ? '\r\n' : '\r';
}

function countLines(text: string, from: number, to: number, newline: string): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + newline.length))
    count++;
  return count;
}
