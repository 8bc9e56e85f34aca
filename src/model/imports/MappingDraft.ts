import type { ImportSource } from './ImportMapping.ts';
import type { TableSample } from './TableSample.ts';

/** A mapping that the user creates for a table that no existing mapping fits. */
export interface MappingDraft {
  /** The set in the origin of its components, by which they are found again; also the name of the mapping's file. */
  id: string;
  title: string;
  /** The subclass of the components. */
  kind: string;
  /** Whether the kind is a mere guess, so that the user has to choose one. */
  isUnsure?: boolean;
  source: ImportSource;
  table: Omit<TableSample, 'file' | 'columns'>;
  /** The series that some columns of the file form, then one entry for each column. */
  columns: readonly DraftColumn[];
  /** The name's text with columns in braces. */
  name: string;
  /** The currency of all rows; undefined if a column holds it or no column names one. */
  currency?: string | undefined;
}

export interface DraftColumn {
  /** The name by which texts and expressions refer to it. */
  id: string;
  /** For a series, the pattern of its headings, with {x} for the number in them. */
  heading: string;
  /** The unit as the file's line of units has it. */
  written: string | undefined;
  /** The field, or curve, or axis of a curve, that it fills; undefined leaves the column out. */
  field: string | undefined;
  /** The unit of its numbers, in the notation of kind files or another common one ('ft'); '' for none. */
  unit: string;
  /** Whether the unit is assumed because the file does not state it. */
  isAssumed?: boolean;
  /** The file's text for the unit of the numbers, if it could not be understood. */
  unclear?: string;
  /** Set for an opened mapping if the table states another unit than the mapping expects, or none. */
  expected?: ExpectedUnit | undefined;
  /** The code of the currency that the file names for its amounts. */
  currency?: string;
  /** Set for a series of columns, and for a column with several numbers in a cell. */
  holds?: ColumnSeries | ColumnLists;
  /** The first values, as the file has them. */
  shown: readonly string[];
}

export interface ExpectedUnit {
  /** As the mapping writes it. */
  unit: string;
  /** Whether the table states a unit, from which the values are then converted; if not, the user has to decide. */
  isStated: boolean;
}

/** Columns of the file that each hold the values at one x of a curve. */
export interface ColumnSeries {
  sort: 'series';
  headings: readonly string[];
  /** The unit of the numbers in the headings. */
  unit: string;
}

/** Several numbers in a cell, or one in each line of a group, which needs no separators. */
export interface ColumnLists {
  sort: 'list';
  separators: readonly string[];
  /** How the numbers become one, for a field that holds a single number. */
  take: 'min' | 'max' | 'mean';
}
