import type { ClipboardTable } from './parseClipboardTable.ts';
import { isUnitLine, readHeading } from './readHeading.ts';
import { joinLabel, stackRepeated, type TableColumn } from './tableColumns.ts';

/**
 * Returns how many cells before the numbers are headings, if x and the series are rows; undefined if they are columns.
 */
export function findLabels(
  { rows, texts, headings }: ClipboardTable,
  count: number,
  isCertain: boolean,
): number | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const labels = rows.reduce((most, row) => Math.max(most, row.findIndex(isNumber)), 0);
  if (isCertain) return labels;
  const isLabelled = texts.every((row) => row.slice(0, labels).some((text) => text !== ''));
  if (rows.length < 2 || rows.length > MOST_ROWS || width - labels <= rows.length) return undefined;
  const isHorizontal = isLabelled
    ? rows.length >= count
    : labels === 0 && headings.length === 0 && rows.length === count && width >= LEAST_UNLABELLED;
  return isHorizontal ? labels : undefined;
}

/** Returns each row as a column. */
export function turnRows({ rows, texts }: ClipboardTable, labels: number): TableColumn[] {
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
