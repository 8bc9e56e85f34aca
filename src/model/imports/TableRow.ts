import type { ImportFault, Place } from './ImportedRow.ts';

/** One line of a table as the file has it, before anything is known of its columns. */
export interface SheetRow {
  /** The line where it begins, 1 for the first. */
  line: number;
  cells: readonly string[];
}

/** The text of a cell where the file has it. */
export interface Cell extends Place {
  text: string;
  /** The unit that the file gives for it. */
  unit?: string;
}

/** One row, or one JSON document, by its headings or paths; a column has several cells where lines were joined. */
export interface TableRow {
  place: Place;
  cells: ReadonlyMap<string, readonly Cell[]>;
  /** The line itself is faulty, whatever is read from it. */
  fault?: ImportFault;
}
