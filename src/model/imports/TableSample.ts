import type { DecimalMark, LongTable, TableFormat } from './ImportMapping.ts';

/** The beginning of a table that no mapping fits, and its detected format. */
export interface TableSample {
  file: string;
  format: TableFormat;
  /** Only for text files. */
  delimiter?: string;
  /** The sheet of a workbook; absent for the first one, unless that was named. */
  sheet?: string;
  /** The names of all sheets of a workbook, if it has several. */
  sheets?: readonly string[];
  /** Whether the columns below are the lines of the file. */
  transposed?: true;
  decimal: DecimalMark;
  /** The lines of headings and units, 1 for the first; the rows before `firstRow` describe the columns. */
  header: number;
  units?: number;
  firstRow: number;
  /** The lines between the headings and the data, which hold text only. */
  remarks?: readonly number[];
  /** The numbers of the columns that have cells but no heading, 1 for the first. */
  unnamed?: readonly number[];
  /** The path to the rows of a JSON document. */
  rows?: string;
  /** Set for a table with one value per line: the columns of entity, parameter and value. */
  long?: LongTable;
  /** The columns of which one holds the values of such a table: '2020', '2030', '2050'. */
  years?: readonly string[];
  /** Set for a table with one curve point per line: the column that is the same for all points of a component. */
  group?: string;
  /** The columns of the table; for one with one value per line, its entity columns and then one per parameter. */
  columns: readonly SampleColumn[];
}

/** What is read of a file. */
export interface SheetView {
  /** The sheet of a workbook; the first one with a table if absent. */
  sheet?: string | undefined;
  /** Whether its columns are read, not its lines. */
  transposed?: boolean | undefined;
  /** The column of the values, in a table with a parameter per line and a column per year; the first one if absent. */
  year?: string | undefined;
}

export interface SampleColumn {
  heading: string;
  /** As the line of units has it. */
  unit: string | undefined;
  /** One for each of the first rows; if several lines make a component, one for each component. */
  cells: readonly string[];
}
