import type { CurveAxis } from '#model/FormDefinition.ts';
import { outermostBelow } from '#model/outermostBelow.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';
import { quantity, valuesCounted } from './curveMessages.ts';

type Rows = ClipboardTable['rows'];

/**
 * Raises values below the minimum of a column to it, but only before the first and after the last value above it: for
 * example the power that a turbine consumes at standstill. Applies to columns with `belowMinimum: 'clip'` in their kind
 * file; other values stay and are reported as errors.
 */
export function clipBelow(
  rows: Rows,
  { columns, xColumn }: { columns: readonly CurveAxis[]; xColumn: number | undefined },
): { rows: Rows; notes: string[] } {
  const clipped = columns.flatMap((axis, column) => {
    const below =
      axis.belowMinimum === 'clip' ? listOutermost(rows, { column, xColumn, minimum: axis.minimum ?? 0 }) : [];
    return below.length === 0 ? [] : [{ axis, column, below: new Set(below) }];
  });
  if (clipped.length === 0) return { rows, notes: [] };
  return {
    rows: rows.map((row, index) =>
      row.map((value, column) => {
        const own = clipped.find((each) => each.column === column && each.below.has(index));
        return own ? (own.axis.minimum ?? 0) : value;
      }),
    ),
    notes: clipped.map(({ axis, column, below }) =>
      describe(
        axis,
        [...below].map((row) => rows[row]?.[column] ?? 0),
      ),
    ),
  };
}

interface Outermost {
  column: number;
  /** The column that orders the rows; undefined if their own order counts. */
  xColumn: number | undefined;
  minimum: number;
}

/** The rows below the minimum before the first and after the last row above it; empty if no row is above it. */
function listOutermost(rows: Rows, { column, xColumn, minimum }: Outermost): number[] {
  const x = (row: number) => (xColumn === undefined ? row : (rows[row]?.[xColumn] ?? row));
  const ordered = [...rows.keys()].sort((a, b) => x(a) - x(b));
  const below = outermostBelow(
    ordered.map((row) => rows[row]?.[column]),
    minimum,
  );
  return below.flatMap((place) => ordered[place] ?? []);
}

/** 'Power below 0 kW set to 0 kW: 3 values, down to -12 kW'. */
function describe({ title, unit, minimum = 0 }: CurveAxis, values: readonly number[]): string {
  const lowest = values.reduce((least, value) => Math.min(least, value));
  return `${title} below ${quantity(minimum, unit)} set to ${quantity(minimum, unit)}: ${valuesCounted(values.length)}, down to ${quantity(lowest, unit)}`;
}
