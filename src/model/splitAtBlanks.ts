/** A number as a data sheet writes it, without blanks inside. */
const NUMBER = /^[-−–+]?(?:\d[\d.,'’]*)?[.,]?\d(?:e[+-]?\d+)?%?$/i;

/**
 * The cells of lines whose columns stand beside each other with blanks between, as a PDF or a console gives them;
 * undefined where the lines of numbers have one column, or not all as many. A unit behind a number is part of its cell.
 */
export function splitAtBlanks(lines: readonly string[]): (readonly string[])[] | undefined {
  const rows = lines.map(toNumberCells);
  const found = rows.filter((row) => row !== undefined);
  const least = Math.min(...found.map((row) => row.length));
  if (found.length < LEAST_ROWS || least < 2) return undefined;
  const titles = lines.filter((line, index) => rows[index] === undefined && line.trim() !== '');
  const widths = [...titles.flatMap((line) => listWidths(line.trim())).filter((width) => width > 1), least];
  for (const width of widths.filter((one) => one <= least)) {
    const joined = rows.map((row) => row && joinGroups(row, width));
    if (found.length === joined.filter((row) => row !== undefined).length && isPlausible(found, width))
      return lines.flatMap((line, at) => (line.trim() === '' ? [] : [joined[at] ?? splitTitles(line.trim(), width)]));
  }
  return undefined;
}

const LEAST_ROWS = 2;

/** Whether lines with more numbers than there are columns rather have blanks between thousands than an index in front. */
function isPlausible(rows: readonly (readonly string[])[], width: number): boolean {
  const isLonger = rows.every((row) => row.length === width + 1);
  return !isLonger || !rows.every(([first], at) => Number(first) === at || Number(first) === at + 1);
}

/** The cells of a line with blanks between thousands: '12', '3', '000' in two columns are 12 and 3000; undefined if unclear. */
function joinGroups(cells: readonly string[], width: number): readonly string[] | undefined {
  if (cells.length === width) return cells;
  if (cells.length > MOST_PARTS) return undefined;
  const [only, ...others] = listGroupings(cells, width);
  return others.length === 0 ? only : undefined;
}

/** More parts have too many ways to be joined. */
const MOST_PARTS = 12;

/** The ways in which cells can be joined to numbers of a count. */
function listGroupings(cells: readonly string[], width: number): string[][] {
  if (width === 0) return cells.length === 0 ? [[]] : [];
  return cells.slice(0, cells.length - width + 1).flatMap((_, last) => {
    const cell = cells.slice(0, last + 1).join(' ');
    if (last > 0 && !GROUPED.test(cell)) return [];
    return listGroupings(cells.slice(last + 1), width - 1).map((rest) => [cell, ...rest]);
  });
}

const GROUPED = /^[-−–+]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;

/** The numbers of a line, each with its unit; undefined for a line that does not begin with a number. */
function toNumberCells(line: string): string[] | undefined {
  const cells: string[] = [];
  for (const token of line.trim().split(/ +/)) {
    if (NUMBER.test(token.replace(/(?<=\d)\s(?=\d{3})/g, ''))) cells.push(token);
    else if (cells.length === 0 || /\d,$/.test(token)) return undefined;
    else cells.push(`${cells.pop()} ${token}`);
  }
  return cells;
}

/** The titles above the columns; a line with other words than these is one cell. */
function splitTitles(line: string, width: number): string[] {
  const ways = TITLE_ENDS.map((separator) => line.split(separator));
  const titles = ways.find(({ length }) => length === width);
  if (titles) return titles;
  // A console puts the number of each row in front, below no title.
  const behindIndex = ways.find(({ length }) => length > 1 && length === width - 1);
  return behindIndex ? ['', ...behindIndex] : [line];
}

/** How many titles a line may have. */
function listWidths(line: string): number[] {
  return TITLE_ENDS.map((separator) => line.split(separator).length);
}

/** What separates titles: several blanks, a unit in brackets, or any blank. */
const TITLE_ENDS = [/ {2,}/, /(?<=[\])]) +/, / +/];
