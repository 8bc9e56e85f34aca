import type { DecimalMark, LongTable, TableFormat } from './ImportMapping.ts';

/** The beginning of a table that no mapping knows, and how it is written. */
export interface TableSample {
  file: string;
  format: TableFormat;
  /** Of text. */
  delimiter?: string;
  decimal: DecimalMark;
  /** The lines of headings and units, 1 for the first; all rows before `firstRow` are about the columns. */
  header: number;
  units?: number;
  firstRow: number;
  /** The lines below the headings that are no data, as they have text alone. */
  remarks?: readonly number[];
  /** The path to the rows of a JSON document. */
  rows?: string;
  /** Where the table has one value a line: which columns say of what. */
  long?: LongTable;
  /** Where the table has one point of a curve a line: the column that is the same for all points of a component. */
  group?: string;
  /** Where several lines make a component: the columns of the table; of a long one its parameters. */
  columns: readonly SampleColumn[];
}

export interface SampleColumn {
  heading: string;
  /** As the line of units has it. */
  unit: string | undefined;
  /** Of the first rows, one for each. */
  cells: readonly string[];
}
