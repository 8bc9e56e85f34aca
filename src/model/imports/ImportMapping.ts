import type { Condition, Point } from '#model/calculate.ts';
import type { FieldValue } from '#model/FormDefinition.ts';

/** Where the rows of a table come from, and under which terms. */
export interface ImportSource {
  title: string;
  licence: string;
  url: string;
  citation?: string;
  version?: string;
}

/** What is known of a mapping before it is loaded. */
export interface ImportSummary {
  id: string;
  title: string;
  /** The subclass of the components that it makes. */
  kind: string;
  source: ImportSource;
  /** By the name of each table the headings, or paths, by which a file is recognised; the main one is called 'main'. */
  tables: Record<string, TableSigns>;
}

export interface TableSigns {
  format: TableFormat;
  headings: readonly string[];
  /** The form of headings of a series: 'power at {x} m/s'. */
  patterns?: readonly string[];
  /** The line of the headings, 1 for the first. */
  header: number;
  delimiter?: string;
  sheet?: string;
  /** The path to the list of rows in a JSON document; the document itself where absent. */
  rows?: string;
}

export type TableFormat = 'csv' | 'json' | 'xlsx';

/** How one table of a file is written. */
export interface ImportTable extends TableSigns {
  /** Which of WHATWG's encodings the text has; detected where absent. */
  encoding?: string;
  decimal: DecimalMark;
  /** The line with a unit for each column. */
  units?: number;
  /** The first line of data. */
  firstRow: number;
  /** Texts of cells that mean that there is no value. */
  blank: readonly string[];
  /** A table with one value a line. */
  long?: LongTable;
  /** The column whose equal values, on lines that follow one another, make one component. */
  group?: string;
  /** Columns that are known and not taken over, with the reason. */
  leftOut: Record<string, string>;
}

/** Of a table with one value a line the columns of what it is about, of the parameter, its value and its unit. */
export interface LongTable {
  entity: string;
  /** Further columns that tell things apart: the year, the scenario. */
  also?: readonly string[];
  parameter: string;
  value: string;
  unit?: string;
}

/**
 * 'either' takes a dot or a comma, where a cell has only one of them and not before three digits; the last two have groups
 * of three digits as well.
 */
export type DecimalMark = '.' | ',' | 'either' | '1,234.5' | '1.234,5';

/** A table beside the main one, whose row is found by a key. */
export interface BesideTable extends ImportTable {
  /** Its own column. */
  key: string;
  /** The column of the main table with the same value. */
  match: string;
}

export interface ImportColumn {
  table: string;
  /** The heading, or the path in a JSON document; of a series the form of its headings. */
  column: string;
  type: 'number' | 'text' | 'flag' | 'list' | 'series';
  /** As kind files write it. */
  unit?: string;
  /** As the file writes it in its line or column of units. */
  written?: string;
  decimal?: DecimalMark;
  /** What separates the values of a list in one cell. */
  separators?: readonly string[];
  blank: readonly string[];
}

/** An exact fraction as texts of whole numbers. */
export type Ratio = readonly [numerator: string, denominator: string];

/** The value of a field, in the first case whose condition holds. */
export interface ImportField {
  /** A field or a curve of the kind. */
  field: string;
  cases: ImportCase[];
  /** Why a row without it can't be imported. */
  needed?: string;
}

export type ImportCase = ImportValue & {
  when?: (row: RowReader) => Condition;
  /** Why the value is this one; shown with every row that takes it. */
  note?: string;
};

export type ImportValue =
  | { sort: 'column'; column: string; ratio: Ratio }
  | { sort: 'calculated'; text: string; reads: readonly string[]; calculate: (row: RowReader) => number }
  | { sort: 'constant'; value: FieldValue }
  | { sort: 'choice'; column: string; choices: Record<string, FieldValue> }
  | { sort: 'text'; text: string }
  | { sort: 'list'; column: string; ratio: Ratio }
  /** A list with a number for each x, which is a list of numbers or a column of them. */
  | {
      sort: 'each';
      text: string;
      x: readonly number[] | string;
      reads: readonly string[];
      calculate: (row: RowReader, point: Point) => number;
    }
  | { sort: 'curve'; x: string; xRatio: Ratio; y: readonly { column: string; ratio: Ratio }[] };

/** Rows that are not imported. */
export interface ImportSkip {
  when: (row: RowReader) => Condition;
  why: string;
  fix?: string;
}

/** One mapping file of schemas/imports, checked and compiled. */
export interface ImportMapping {
  id: string;
  title: string;
  kind: string;
  source: ImportSource;
  table: ImportTable;
  beside: Record<string, BesideTable>;
  columns: Record<string, ImportColumn>;
  skip: ImportSkip[];
  /** The name's text with columns in braces, and the text that distinguishes two rows of one name. */
  name: { text: string; distinct?: string };
  fields: ImportField[];
}

/** What compiled expressions read of a row: NaN, undefined and a list of NaN alone where a cell is blank. */
export interface RowReader {
  number(column: string): number;
  text(column: string): string | undefined;
  flag(column: string): Condition;
  list(column: string): number[];
}
