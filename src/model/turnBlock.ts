import { findColumn } from './chooseColumns.ts';
import type { NamedAxis } from './matchHeading.ts';
import type { ClipboardTable } from './parseClipboardTable.ts';
import { isUnitLine, readHeading } from './readHeading.ts';
import { joinLabel, stackRepeated, type TableColumn } from './tableColumns.ts';

/**
 * Returns how many cells before the numbers are headings, if x and the series are rows; undefined if they are columns.
 */
export function findLabels(table: ClipboardTable, axes: readonly NamedAxis[], isCertain: boolean): number | undefined {
  const { headings } = table;
  const { rows, texts } = withoutBlankRows(table);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const labels = rows.reduce((most, row) => Math.max(most, row.findIndex(isNumber)), 0);
  if (isCertain) return labels;
  const isLabelled = texts.every((row) => row.slice(0, labels).some((text) => text !== ''));
  if (rows.length < 2 || rows.length > MOST_ROWS || width - labels < 2) return undefined;
  if (width - labels <= rows.length) return isLabelled && areNamed(turnRows(table, labels), axes) ? labels : undefined;
  const isHorizontal = isLabelled
    ? rows.length >= axes.length
    : labels === 0 && headings.length === 0 && rows.length === axes.length && width >= LEAST_UNLABELLED;
  return isHorizontal ? labels : undefined;
}

/** Whether each axis has a row with its title or unit, and that only. */
function areNamed(columns: readonly TableColumn[], axes: readonly NamedAxis[]): boolean {
  const found = axes.map((axis) => findColumn(columns, axis));
  return found.every((column) => column !== undefined) && new Set(found).size === axes.length;
}

/** The parts of a long table that is wrapped may have blank lines between them. */
function withoutBlankRows({ rows, texts }: Pick<ClipboardTable, 'rows' | 'texts'>) {
  const isFilled = (_: unknown, at: number) => texts[at]?.some((text) => text !== '') ?? false;
  return { rows: rows.filter(isFilled), texts: texts.filter(isFilled) };
}

/** Returns each row as a column. */
export function turnRows(table: ClipboardTable, labels: number): TableColumn[] {
  const { rows, texts } = withoutBlankRows(table);
  const columns = rows.map((row, at) => {
    const cells = texts[at]?.slice(0, labels) ?? [];
    return {
      at,
      label: joinLabel(cells),
      heading: readHeading(
        cells.map((text, index) => ({ text, isUnit: index > 0 && isUnitLine([text], { isBelowTitles: true }) })),
      ),
      values: row.slice(labels),
      texts: texts[at]?.slice(labels) ?? [],
    };
  });
  return stackRepeated(columns);
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined;
}

/** A horizontal block has few rows. */
const MOST_ROWS = 6;
/** Fewer columns without labels are more likely points with more values than the curve has. */
const LEAST_UNLABELLED = 5;
