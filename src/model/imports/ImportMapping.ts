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

/** The part of a mapping that is known before the mapping itself is loaded. */
export interface ImportSummary {
  id: string;
  title: string;
  /** The subclass of the components that it creates. */
  kind: string;
  source: ImportSource;
  /** By table name, the headings or JSON paths by which a file is recognised; the main table is called 'main'. */
  tables: Record<string, TableSigns>;
}

export interface TableSigns {
  format: TableFormat;
  headings: readonly string[];
  /** Patterns for the headings of a series: 'power at {x} m/s'. */
  patterns?: readonly string[];
  /** Whether each component is a column of the file; lines of headings, units and data are then columns. */
  transposed?: true;
  /** The line of the headings, 1 for the first. */
  header: number;
  delimiter?: string;
  sheet?: string;
  /** The path to the list of rows in a JSON document; the document itself if absent. */
  rows?: string;
  /** Whether the main table may be in several files, such as one for each component. */
  many?: true;
}

export type TableFormat = 'csv' | 'json' | 'xlsx';

/** The format of one table's file. */
export interface ImportTable extends TableSigns {
  /** The encoding of a text file, by its WHATWG name; detected if absent. */
  encoding?: string;
  decimal: DecimalMark;
  /** The line with a unit for each column. */
  units?: number;
  /** The first line of data. */
  firstRow: number;
  /** Cell texts that mean 'no value'. */
  blank: readonly string[];
  /** Set for a table with one value per line. */
  long?: LongTable;
  /** The grouping column: consecutive lines with the same value in it make one component. */
  group?: string;
  /** In a JSON document, by path, how one list is taken from nested ones. */
  slices?: Record<string, readonly SliceStep[]>;
  /** Known columns that are not imported, each with the reason. */
  leftOut: Record<string, string>;
}

/** One level of nested lists, and which of its entries is taken. */
export interface SliceStep {
  /** The path to the list with a value for each entry; a document without it does not have the level. */
  of: string;
  /** The value whose entry is taken; the first one if absent. */
  is?: number | string;
  /** The path to the number of the level, 0 for the outermost; if absent, levels are as the steps are written. */
  level?: string;
}

/** The columns of a table with one value per line: the entity, the parameter, its value and its unit. */
export interface LongTable {
  entity: string;
  /** Further columns that distinguish entities: the year, the scenario. */
  also?: readonly string[];
  parameter: string;
  value: string;
  unit?: string;
}

/**
 * 'either' accepts a dot or a comma, but neither a cell with both nor an ambiguous one such as '1,234'. The last two
 * notations may also separate groups of three digits.
 */
export type DecimalMark = '.' | ',' | 'either' | '1,234.5' | '1.234,5';

/** A secondary table, whose rows are found by a key. */
export interface BesideTable extends ImportTable {
  /** The column of this table that holds the key. */
  key: string;
  /** The column of the main table that holds the same key. */
  match: string;
}

export interface ImportColumn {
  table: string;
  /** The heading or JSON path; for a series, the pattern of its headings. */
  column: string;
  type: 'number' | 'text' | 'flag' | 'list' | 'series';
  /** The unit in the notation of kind files. */
  unit?: string;
  /** The unit as the file writes it in its line or column of units. */
  written?: string;
  decimal?: DecimalMark;
  /** Separators between the values of a list in one cell. */
  separators?: readonly string[];
  blank: readonly string[];
}

/** An exact fraction; both parts are whole numbers as text. */
export type Ratio = readonly [numerator: string, denominator: string];

/** Where the value of a field comes from: the first case whose condition holds. */
export interface ImportField {
  /** A field or a curve of the kind. */
  field: string;
  cases: ImportCase[];
  /** Why a row without it can't be imported. */
  needed?: string;
}

export type ImportCase = ImportValue & {
  when?: (row: RowReader) => Condition;
  /** The reason for this value; shown with every row that uses it. */
  note?: string;
};

export type ImportValue =
  | { sort: 'column'; column: string; ratio: Ratio }
  | { sort: 'calculated'; text: string; reads: readonly string[]; calculate: (row: RowReader) => number }
  | { sort: 'constant'; value: FieldValue }
  | { sort: 'choice'; column: string; choices: Record<string, FieldValue> }
  | { sort: 'text'; text: string }
  | { sort: 'list'; column: string; ratio: Ratio }
  /** A list with one calculated number per x; `x` is a list of numbers, or the column that holds them. */
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
  /** The columns that `when` reads. */
  reads: readonly string[];
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
  /**
   * The text of the name, with columns in braces, its short form for names that are too long, and the text that
   * distinguishes two rows of the same name.
   */
  name: { text: string; short?: string; distinct?: string };
  fields: ImportField[];
}

/** Reads a row for compiled expressions; a blank cell is NaN, undefined or [NaN], depending on the method. */
export interface RowReader {
  number(column: string): number;
  text(column: string): string | undefined;
  flag(column: string): Condition;
  list(column: string): number[];
}
