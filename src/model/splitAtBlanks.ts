/** A number as a data sheet writes it, without blanks inside. */
const NUMBER = /^[-−–+]?(?:\d[\d.,'’]*)?[.,]?\d(?:e[+-]?\d+)?%?$/i;

/**
 * The cells of lines whose columns stand beside each other with blanks between, as a PDF or a console gives them;
 * undefined where the lines of numbers have one column, or not all as many. A unit behind a number is part of its cell.
 */
export function splitAtBlanks(lines: readonly string[]): string[][] | undefined {
  const rows = lines.map(toNumberCells);
  const found = rows.filter((row) => row !== undefined);
  const [width = 0] = found.map((row) => row.length);
  if (found.length < LEAST_ROWS || width < 2 || found.some((row) => row.length !== width)) return undefined;
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [rows[index] ?? splitTitles(line.trim(), width)]));
}

const LEAST_ROWS = 2;

/** The numbers of a line, each with its unit; undefined for a line that does not begin with a number. */
function toNumberCells(line: string): string[] | undefined {
  const cells: string[] = [];
  for (const token of line.trim().split(/ +/)) {
    if (NUMBER.test(token)) cells.push(token);
    else if (cells.length === 0 || /\d,$/.test(token)) return undefined;
    else cells.push(`${cells.pop()} ${token}`);
  }
  return cells;
}

/** The titles above the columns; a line with other words than these is one cell. */
function splitTitles(line: string, width: number): string[] {
  const ways = [/ {2,}/, /(?<=[\])]) +/, / +/].map((separator) => line.split(separator));
  const titles = ways.find(({ length }) => length === width);
  if (titles) return titles;
  // A console puts the number of each row in front, below no title.
  const behindIndex = ways.find(({ length }) => length > 1 && length === width - 1);
  return behindIndex ? ['', ...behindIndex] : [line];
}
