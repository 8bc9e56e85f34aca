import type { DecimalMark } from './ImportMapping.ts';
import { joinGroups, parseDecimal } from './parseDecimal.ts';

/**
 * Returns the separators of number lists in cells: ';' for '90;102', also the brackets for '[0, 3]'; undefined if the
 * cells hold no lists.
 */
export function findSeparators(cells: readonly string[], decimal: DecimalMark): string[] | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const brackets = BRACKETS.filter((bracket) => filled.some((cell) => cell.includes(bracket)));
  const inner = filled.map((cell) => brackets.reduce((text, bracket) => text.replaceAll(bracket, ''), cell));
  const separator = SEPARATORS.find((one) => {
    if (one === ',' && decimal !== '.' && brackets.length === 0) return false;
    if (one === ',' && brackets.length === 0 && isMarkOfNumbers(inner)) return false;
    // '1 234' is more likely a number of thousands than two numbers.
    if (one === ' ' && brackets.length === 0 && inner.every((cell) => !cell.includes(one) || joinGroups(cell) !== cell))
      return false;
    const parts = inner.map((cell) => cell.split(one).filter((part) => part.trim() !== ''));
    // Some cells of the column may hold a single number.
    const lists = parts.filter(({ length }) => length > 1);
    const numbers = parts.filter((list) => list.every((part) => parseDecimal(part, decimal) !== undefined));
    return lists.length > 0 && lists.every((list) => numbers.includes(list)) && numbers.length >= parts.length * MOST;
  });
  return separator === undefined ? undefined : [...brackets, separator];
}

const BRACKETS = ['[', ']', '(', ')', '{', '}'];
const SEPARATORS = [';', '|', '/', ',', ', ', ' '];

/** Whether the commas are more likely marks within numbers than between them: '9,200', '98,5', '85,5, 98,5'. */
function isMarkOfNumbers(cells: readonly string[]): boolean {
  const marked = cells.filter((cell) => cell.includes(','));
  if (marked.every((cell) => parseDecimal(cell, '1,234.5') !== undefined)) return true;
  if ([/,\s/, /,\S/].every((kind) => marked.some((cell) => kind.test(cell)))) return true;
  const doubtful = marked.filter((cell) => DECIMAL_COMMA.test(cell));
  return doubtful.length > marked.length / 2;
}

const DECIMAL_COMMA = /^[+-]?\d+,\d{1,3}$/;

/** The least share of cells that hold only numbers. */
const MOST = 0.7;

/** The numbers of a cell; those that can't be read are left out. */
export function splitNumbers(cell: string, separators: readonly string[], decimal: DecimalMark): number[] {
  return separators
    .reduce((parts, separator) => parts.flatMap((part) => part.split(separator)), [cell])
    .flatMap((part) => parseDecimal(part, decimal) ?? [])
    .map(Number);
}
