import { withPlainMinus } from './cellNotation.ts';
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
}

/**
 * Splits a copied table into cells: separated by tabs, semicolons, commas, pipes or blanks, quoted if they hold a
 * separator or a line break, or a list of JSON, Python or MATLAB.
 */
export function splitTable(text: string): SplitTable {
  const plain = visibleText(text);
  const literal = splitLiteral(plain);
  if (literal) return { cells: literal, by: 'program' };
  const lines = plain.split(/\r\n|\r|\n/);
  const separator = ['\t', ';'].find((mark) => plain.includes(mark));
  if (separator !== undefined) return { cells: splitBy(plain, separator), by: 'mark' };
  if (lines.filter((line) => line.includes('|')).length > 1) return { cells: splitAtPipes(lines), by: 'mark' };
  const blank = splitAtBlanks(lines);
  if (blank) return { ...blank, by: 'blanks' };
  return { cells: splitBy(plain, isDecimalCommaColumn(lines) ? undefined : ','), by: 'mark' };
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
        .map((cell) => cell.trim()),
    );
}

/**
 * Whether the lines are one column with decimal commas: a line without any comma, or a part such as '05', proves it.
 */
function isDecimalCommaColumn(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => withPlainMinus(line.trim())).filter((line) => /\d/.test(line));
  const isColumn = numbers.every((line) => /^-?[\d\s]+(,\d+)?$/.test(line));
  const withComma = numbers.filter((line) => line.includes(','));
  if (!isColumn || withComma.length === 0) return false;
  return withComma.length < numbers.length || withComma.some((line) => /,0\d/.test(line));
}
