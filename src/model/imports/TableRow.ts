import type { ImportFault, Place } from './ImportedRow.ts';

/** One line of a table, before its columns are known; one column if the table is transposed. */
export interface SheetRow {
  /** The line at which it begins, or the number of the column, 1 for the first. */
  line: number;
  cells: readonly string[];
  /** In a transposed table, the line of each cell. */
  lines?: readonly number[];
}

/** Returns the place of a cell in a line at `place`, or in a column if the table is transposed. */
export function cellPlace(place: Place, index: number, lines: SheetRow['lines']): Place {
  return lines ? { ...place, row: lines[index] ?? place.row } : { ...place, column: index + 1 };
}

/** The text of a cell, with its place in the file. */
export interface Cell extends Place {
  text: string;
  /** The unit that the file states for this cell. */
  unit?: string;
  /** Why no list can be taken from what it holds. */
  fault?: ImportFault;
}

/**
 * One row or JSON record: its cells by heading or path. A column has several cells if lines were joined, a heading is
 * repeated or a JSON value is a list.
 */
export interface TableRow {
  place: Place;
  cells: ReadonlyMap<string, readonly Cell[]>;
  /** A fault of the line itself, whichever cells are read. */
  fault?: ImportFault;
}
