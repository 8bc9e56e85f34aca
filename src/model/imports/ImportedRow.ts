import type { FieldValues } from '#model/FormDefinition.ts';

/** A whole file, a line of it, or a cell. */
export interface FaultPlace {
  file: string;
  /** Absent for a whole file. */
  row?: number;
  /** 1 for the first column; absent for a whole row or a JSON document. */
  column?: number;
  heading?: string;
}

/** A line of a file, or a cell in it. */
export interface Place extends FaultPlace {
  row: number;
}

/** Why a file or a row can't be imported, and what to do about it. */
export interface ImportFault {
  place: FaultPlace;
  reason: string;
  fix: string;
  /** Whether the only problem is that the cells are blank. */
  isBlank?: boolean;
}

/** Why a mapping skips a row, at the cell that decides it. */
export interface FoundSkip extends ImportFault {
  /** The reason as the mapping states it. */
  why: string;
}

/** One value of a component, and the cells that it was made from. */
export interface SourceValue {
  /** The field of the kind, or the curve. */
  field: string;
  /**
   * How the value was made: 'converted' by units alone, 'calculated' by an expression, 'resampled' from a curve's
   * points.
   */
  how: 'as written' | 'converted' | 'calculated' | 'constant' | 'choice' | 'text' | 'resampled';
  /** The cells that it was read from. */
  cells: readonly SourceCell[];
  value: unknown;
  /** The unit of the field. */
  unit?: string;
  note?: string;
}

export interface SourceCell extends Place {
  /** As the file has it. */
  text: string;
  unit?: string;
}

/** Something to report about a value: it differs from the file, is missing, is unusual or has a note. */
export interface Adjustment {
  place: Place;
  field: string;
  /** The category by which a report groups it. */
  sort: 'blank' | 'shortened' | 'distinguished' | 'resampled' | 'clipped' | 'beyond' | 'note' | 'unusual';
  text: string;
}

/** Where an imported component comes from: the table with its terms, the row, and the source of each value. */
export interface SourceRecord {
  /** The id of the mapping. */
  mapping: string;
  title: string;
  licence: string;
  url: string;
  citation?: string;
  version?: string;
  file: string;
  row: number;
  values: SourceValue[];
}

/** The outcome of importing one row. */
export type ImportedRow =
  | { sort: 'component'; place: Place; body: FieldValues; source: SourceRecord; adjustments: Adjustment[] }
  | { sort: 'skipped'; place: Place; skip: FoundSkip }
  | { sort: 'faulty'; place: Place; faults: ImportFault[] };
