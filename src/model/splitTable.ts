import { withPlainMinus } from './cellNotation.ts';
import { joinDigitGroups } from './parseNumber.ts';
import { splitAtBlanks } from './splitAtBlanks.ts';
import { splitCells } from './splitCells.ts';
import { splitLiteral } from './splitLiteral.ts';
import { visibleText } from './visibleText.ts';

export interface SplitTable {
  /** Trimmed, by row. */
  cells: (readonly string[])[];
  /**
   * How the cells were separated. A program's list always has a decimal dot; with 'blanks', a number may contain
   * blanks.
   */
  by: 'program' | 'blanks' | 'mark';
  /** A cell that was joined from several numbers with blanks between: '75 100'. */
  joined?: string | undefined;
  /** A line whose comma can be read in two ways. */
  commas?: CommaReading | undefined;
}

/** A line such as '310,5': a number with a decimal comma, or two columns. */
export interface CommaReading {
  text: string;
  as: 'decimal' | 'columns';
}

/**
 * Splits a copied table into cells: separated by tabs, semicolons, commas, pipes or blanks, quoted if they hold a
 * separator or a line break, or a list of JSON, Python or MATLAB. `commasAs` is the meaning of commas that can be
 * read in two ways.
 */
export function splitTable(text: string, commasAs?: CommaReading['as']): SplitTable {
  const plain = visibleText(text);
  const literal = splitLiteral(plain);
  if (literal) return { cells: literal, by: 'program' };
  const lines = plain.split(/\r\n|\r|\n/);
  const separator = ['\t', ';'].find((mark) => plain.includes(mark));
  if (separator === '\t') return { cells: splitBy(plain, separator), by: 'mark' };
  if (separator !== undefined) return withJoined(splitBy(plain, separator));
  if (lines.filter((line) => line.includes('|')).length > 1) return { cells: splitAtPipes(lines), by: 'mark' };
  const blank = splitAtBlanks(lines);
  if (blank) return { ...blank, by: 'blanks' };
  const row = splitRow(lines);
  if (row) return row;
  const commas = readCommas(lines, commasAs);
  const cells = splitBy(plain, commas.as === 'decimal' ? undefined : ',');
  const pairs = commas.as === 'columns' ? pairCells(cells) : undefined;
  if (pairs && commasAs !== 'columns')
    return { ...withJoined(pairs.cells), commas: { text: pairs.text, as: 'decimal' } };
  if (pairs) return { cells, by: 'mark', commas: { text: pairs.text, as: 'columns' } };
  return { ...withJoined(cells), commas: commas.text === undefined ? undefined : { text: commas.text, as: commas.as } };
}

/**
 * Joins the cells of lines that have twice as many as there are titles above them, as without quotes around numbers with
 * a comma: 'Load,Fuel' above '100,5,310,5'. Undefined for any other lines.
 */
function pairCells(cells: readonly string[][]): { cells: string[][]; text: string } | undefined {
  const first = cells.findIndex((row) => row.every((cell) => /^-?\d+$/.test(cell)));
  const [titles, body] = [cells[first - 1] ?? [], cells.slice(first).filter((row) => row.some((cell) => cell !== ''))];
  const isPaired = first > 0 && titles.length > 1 && body.every((row) => row.length === 2 * titles.length);
  if (!isPaired || !body.flat().every((cell) => /^-?\d+$/.test(cell))) return undefined;
  const joined = body.map((row) => titles.map((_, at) => row.slice(2 * at, 2 * at + 2).join(',')));
  return { cells: [...cells.slice(0, first), ...joined], text: joined[0]?.[0] ?? '' };
}

/** Splits a single line of numbers with blanks between; undefined for any other lines. */
function splitRow(lines: readonly string[]): SplitTable | undefined {
  const [line = '', ...others] = lines.map((text) => text.trim()).filter((text) => text !== '');
  const cells = line.split(/\s+/);
  const isRow = others.length === 0 && cells.length > 1 && cells.every((cell) => /^[-−–]?\d+(?:[.,]\d+)?$/.test(cell));
  if (!isRow) return undefined;
  if (cells.every((cell) => /[.,]/.test(cell))) return { cells: [cells], by: 'mark' };
  // '3 000' may be one number, but not '22 90' or '0 0 12'.
  const isGrouped = cells.some((cell, at) => at > 0 && /^0\d/.test(cell)) || joinDigitGroups(line) !== line;
  return isGrouped || cells.length < LEAST_IN_ROW ? undefined : { cells: [cells], by: 'blanks' };
}

/** Fewer whole numbers on one line are more likely part of a text. */
const LEAST_IN_ROW = 5;

/** The table with its first cell that is one number with blanks between thousands, but might be several. */
function withJoined(cells: string[][]): SplitTable {
  return {
    cells,
    by: 'mark',
    joined: cells.flat().find((cell) => cell.includes(' ') && joinDigitGroups(cell) !== cell),
  };
}

function splitBy(text: string, separator: string | undefined): string[][] {
  return text.replace(/[\r\n]/g, '') === '' ? [] : splitCells(text, { separator });
}

/** Splits a Markdown table, or one that a database's console prints. */
function splitAtPipes(lines: readonly string[]): string[][] {
  return lines
    .filter((line) => !/^[\s|:+-]*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim().replace(EMPHASIS, '$2')),
    );
}

/** Marks of Markdown around a cell: '**3**', '`3`'. */
const EMPHASIS = /^(\*\*|__|`)(.+)\1$/;

/**
 * Reads the meaning of commas in lines without another separator: a line without any comma, a part such as '05' or a
 * title over one column proves that they are decimal marks. With `text`, a line that can also be read otherwise.
 */
function readCommas(
  lines: readonly string[],
  as: CommaReading['as'] | undefined,
): { as: CommaReading['as']; text?: string | undefined } {
  const filled = lines.map((line) => withPlainMinus(line.trim())).filter((line) => line !== '');
  const numbers = filled.filter((line) => /\d/.test(line) && !/\p{L}/u.test(line));
  const titles = filled.slice(0, Math.max(0, filled.indexOf(numbers[0] ?? '')));
  const isColumn = numbers.length + titles.length === filled.length && numbers.every((line) => ONE_NUMBER.test(line));
  const withComma = numbers.filter((line) => line.includes(','));
  // '1.250,5' may be thousands only among numbers without a dot.
  const text = withComma.find((line) => !line.includes('.'));
  if (!isColumn || text === undefined) return { as: 'columns' };
  if (withComma.length < numbers.length || withComma.some((line) => /,0\d/.test(line))) return { as: 'decimal' };
  if (withComma.some((line) => line.includes('.'))) return { as: as ?? 'decimal', text };
  if (titles.length > 0) return { as: titles.some((title) => title.includes(',')) ? 'columns' : 'decimal' };
  const behind = new Set(withComma.map((line) => line.replace(/.*,/, '')));
  const isConstant = withComma.length > 1 && behind.size === 1;
  return { as: as ?? (isConstant ? 'decimal' : 'columns'), text };
}

const ONE_NUMBER = /^-?(?:[\d\s]+|\d{1,3}(?:\.\d{3})+)(,\d+)?$/;
