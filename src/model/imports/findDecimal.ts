import type { DecimalMark } from './ImportMapping.ts';
import { isOneGroup, joinGroups, parseDecimal } from './parseDecimal.ts';
import { splitPercent } from './splitPercent.ts';
import type { SampleColumn } from './TableSample.ts';

/**
 * Detects how the numbers of the columns are written. Thousands marks are read only if a cell proves them, '1,500,000'
 * or '1,234.5'; '9,200' alone proves neither a decimal comma nor a thousands mark.
 */
export function findDecimal(columns: readonly Pick<SampleColumn, 'cells'>[]): DecimalMark {
  const shown = findMarks(listNumbers(columns));
  const [commaGroups, dotGroups] = [shown.has('1,234.5'), shown.has('1.234,5')];
  const [commas, dots] = [shown.has(','), shown.has('.')];
  if (commaGroups && !dotGroups && !commas) return '1,234.5';
  if (dotGroups && !commaGroups && !dots) return '1.234,5';
  if (commaGroups || dotGroups || (commas && dots)) return 'either';
  return commas ? ',' : '.';
}

/** An ambiguous number, and how it is read; undefined if it is not read. */
export interface DoubtfulNumber {
  text: string;
  read: string | undefined;
}

/**
 * Returns the first number with a mark before three digits that is not read, or that is read as decimals although
 * nothing proves that.
 */
export function findDoubtfulNumber(
  columns: readonly Pick<SampleColumn, 'cells'>[],
  mark: DecimalMark,
): DoubtfulNumber | undefined {
  const cells = listNumbers(columns);
  const groups = cells.filter(isOneGroup);
  const unread = groups.find((text) => parseDecimal(text, mark) === undefined);
  if (unread !== undefined) return { text: unread, read: undefined };
  if (findMarks(cells).has(mark)) return undefined;
  const [text, ...more] = groups.filter((cell) => cell.includes(mark));
  // A single number with three decimals among whole numbers is nothing unusual.
  return text === undefined || more.length === 0 ? undefined : { text, read: String(Number(parseDecimal(text, mark))) };
}

/** The cells of all columns except those with comma-separated lists of numbers. */
function listNumbers(columns: readonly Pick<SampleColumn, 'cells'>[]): string[] {
  return columns
    .map(({ cells }) => cells.map((cell) => joinGroups(splitPercent(cell.trim()).number)))
    .filter((cells) => !cells.some((cell) => LIST.test(cell) && !PROOFS['1,234.5'].test(cell)))
    .flat();
}

const LIST = /^[+-]?\d+(?:,\s?[+-]?\d+){2,}$/;

function findMarks(cells: readonly string[]): ReadonlySet<DecimalMark> {
  const decided = cells.filter((cell) => !isOneGroup(cell));
  return new Set(MARKS.filter((mark) => decided.some((cell) => PROOFS[mark].test(cell))));
}

/** Patterns that only one notation matches. */
const PROOFS = {
  '.': /^[+-]?\d*\.\d+$/,
  ',': /^[+-]?\d+,\d+$/,
  '1,234.5': /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3}){2,}|(?:,\d{3})+\.\d+)$/,
  '1.234,5': /^[+-]?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/,
};
const MARKS = ['.', ',', '1,234.5', '1.234,5'] as const;
