import Papa from 'papaparse';
import { SLICE } from './ImportFile.ts';
import { TableFault } from './TableFault.ts';
import type { SheetRow } from './TableRow.ts';

/** Yields the rows of a text that arrives in slices; holds only one slice and the row that it cuts. */
export async function* readCsv(
  texts: AsyncIterable<string>,
  { delimiter, file }: { delimiter: string; file: string },
): AsyncGenerator<SheetRow> {
  let held = '';
  let line = 1;
  let newline: Newline | undefined;
  for await (const text of texts) {
    held += text;
    newline ??= findNewline(held);
    const { rows, rest, lines } = parse(held, { delimiter, newline, line, isLast: false, file });
    yield* rows;
    held = rest;
    line += lines;
    if (held.length > LONGEST_ROW) throw openQuote(file, line);
  }
  yield* parse(held, { delimiter, newline: newline ?? '\n', line, isLast: true, file }).rows;
}

interface At {
  file: string;
  delimiter: string;
  newline: Newline;
  /** The line where the text begins. */
  line: number;
  /** Whether the text ends the file. */
  isLast: boolean;
}

type Newline = '\n' | '\r';

/** In characters; a longer row has a quote that was never closed. */
const LONGEST_ROW = 4 * SLICE;

/** Returns the complete rows of the text, the rest of it, and the number of lines that the rows take. */
function parse(
  text: string,
  { file, delimiter, newline, line, isLast }: At,
): { rows: SheetRow[]; rest: string; lines: number } {
  const rows: SheetRow[] = [];
  let end = 0;
  let lines = 0;
  const parser = new Papa.Parser({
    delimiter,
    newline,
    step: ({ data, errors, meta }: Papa.ParseStepResult<string[]> & { data: string[][] }) => {
      if (errors.some(({ code }) => code === 'InvalidQuotes')) throw strayQuote(file, line + lines);
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw openQuote(file, line + lines);
      for (const cells of data)
        if (cells.length > 1 || cells[0]?.trim() !== '')
          rows.push({ line: line + lines, cells: cells.map(withoutReturn).map(withoutFormula) });
      lines += countLines(text, end, meta.cursor, newline);
      end = meta.cursor;
    },
  });
  parser.parse(text, 0, !isLast);
  return { rows, rest: text.slice(end), lines };
}

/** Lines end with \n, with or without a \r before it, unless the text has none: then with \r alone. */
function findNewline(text: string): Newline {
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

/** The last cell of a line may end with the \r of its line end. */
function withoutReturn(cell: string, index: number, cells: readonly string[]): string {
  return index === cells.length - 1 ? cell.replace(/\r$/, '') : cell;
}

/** Spreadsheets keep the zeros of '00123' in a file where it is written as the formula ="00123". */
function withoutFormula(cell: string): string {
  return cell.startsWith('="') ? cell.replace(/^="([^"]*)"$/, '$1') : cell;
}

function countLines(text: string, from: number, to: number, newline: Newline): number {
  let count = 0;
  for (let at = text.indexOf(newline, from); at !== -1 && at < to; at = text.indexOf(newline, at + 1)) count++;
  return count;
}

function openQuote(file: string, row: number): TableFault {
  const fix = 'Add the closing quote; a quote inside a text is written twice.';
  return new TableFault({ file, row }, 'has an opening double quote without a closing one.', fix);
}

function strayQuote(file: string, row: number): TableFault {
  return new TableFault({ file, row }, 'has text after a closing double quote.', 'Write a quote inside a text twice.');
}
