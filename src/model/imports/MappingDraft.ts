import type { ImportSource } from './ImportMapping.ts';
import type { TableSample } from './TableSample.ts';

/** A mapping that a person makes of a table that none knows. */
export interface MappingDraft {
  /** The set that its components are of, by which they are found again; the name of its file. */
  id: string;
  title: string;
  /** The subclass of the components. */
  kind: string;
  source: ImportSource;
  table: Omit<TableSample, 'file' | 'columns'>;
  /** One for each column of the file, after the series that some of them make. */
  columns: readonly DraftColumn[];
  /** The name's text with columns in braces. */
  name: string;
  /** The currency of all rows; undefined where a column has it, or nothing says it. */
  currency?: string | undefined;
}

export interface DraftColumn {
  /** What texts call it. */
  id: string;
  /** Of a series the form of its headings, with {x} for the number in them. */
  heading: string;
  /** The unit as the file's line of units has it. */
  written: string | undefined;
  /** The field, or curve, or axis of a curve, that it fills; undefined leaves the column out. */
  field: string | undefined;
  /** Of its numbers, as kind files write it or as people do, 'ft'; '' for none. */
  unit: string;
  /** Whether the file does not say the unit. */
  isAssumed?: boolean;
  /** What the file says of the unit of its numbers, where that is not understood. */
  unclear?: string;
  /** The code of the currency that the file names for its amounts. */
  currency?: string;
  /** What it holds where that is more than a value in each cell. */
  holds?: ColumnSeries | ColumnLists;
  /** The first values, as the file has them. */
  shown: readonly string[];
}

/** A column for each x of a curve. */
export interface ColumnSeries {
  sort: 'series';
  headings: readonly string[];
  /** Of the numbers in the headings. */
  unit: string;
}

/** Several numbers in a cell, or in the lines of a group, where nothing separates them. */
export interface ColumnLists {
  sort: 'list';
  separators: readonly string[];
  /** Which of them a field for one number gets. */
  take: 'min' | 'max' | 'mean';
}
