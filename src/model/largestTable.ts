import { NOT_AVAILABLE } from './cellNotation.ts';
import { isShare, matchHeading, type NamedAxis } from './matchHeading.ts';
import { readHeading } from './readHeading.ts';
import { createConverter } from './readQuantity.ts';

interface LargestTable {
  /** The rows of the block that belong to it. */
  rows: readonly number[];
  /** The first lines of the other tables, which are left out. */
  others: readonly (readonly string[])[];
}

/**
 * Returns the table whose titles fit the most axes, or else the one with the most numbers, of several tables below each
 * other, each with its own titles and units. Repeated titles, as on each page, do not start a new table and are left out.
 */
export function largestTable(
  cells: readonly (readonly string[])[],
  hasNumbers: (row: number) => boolean,
  axes: readonly NamedAxis[] = [],
): LargestTable {
  const tables: number[][] = [[]];
  const titles = new Set<string>();
  for (const [row, texts] of cells.entries()) {
    const table = tables.at(-1) ?? [];
    const key = JSON.stringify(texts);
    const isBelowNumbers = table.some(hasNumbers);
    if (!hasNumbers(row) && isTitles(texts)) {
      if (isBelowNumbers && titles.has(key)) continue;
      titles.add(key);
      if (isBelowNumbers) {
        tables.push([row]);
        continue;
      }
    }
    table.push(row);
  }
  const size = (table: readonly number[]) => table.filter(hasNumbers).length;
  const fits = (table: readonly number[]) => {
    const headings = table.slice(0, table.findIndex(hasNumbers)).flatMap((row) => cells[row] ?? []);
    return axes.filter((axis) => headings.some((text) => isHeadingOf(text, axis))).length;
  };
  const [largest = []] = tables.toSorted((a, b) => fits(b) - fits(a) || size(b) - size(a));
  const others = tables.filter((table) => table !== largest && size(table) > 0);
  return { rows: largest, others: others.map((table) => findFirst(cells, table)) };
}

/** Whether a heading has the title of an axis, or a unit that converts to its own. */
function isHeadingOf(text: string, axis: NamedAxis): boolean {
  const { title, unit } = readHeading([{ text, isUnit: false }]);
  if (unit !== undefined && !createConverter(unit, axis.unit ?? '')) return false;
  return matchHeading(title, axis).fit === 'named' || (unit !== undefined && !isShare(axis.unit ?? ''));
}

function findFirst(cells: readonly (readonly string[])[], table: readonly number[]): readonly string[] {
  const lines = table.flatMap((row) => (cells[row] ? [cells[row]] : []));
  return lines.find((texts) => texts.some((cell) => cell !== '')) ?? [];
}

/** Whether a line has titles of several columns, at least one with a unit; other words between numbers are remarks. */
function isTitles(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '' && !NOT_AVAILABLE.test(text));
  return filled.length > 1 && filled.some((text) => readHeading([{ text, isUnit: false }]).unit !== undefined);
}
