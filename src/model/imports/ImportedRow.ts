import type { FieldValues } from '#model/FormDefinition.ts';

/** A line of a file, and the cell at fault in it. */
export interface Place {
  file: string;
  row: number;
  /** 1 for the first column; absent where the whole row, or a JSON document, is meant. */
  column?: number;
  heading?: string;
}

/** Why a row can't be imported, and what to do about it. */
export interface ImportFault {
  place: Place;
  reason: string;
  fix: string;
  /** Whether the cells are only blank. */
  isBlank?: boolean;
}

/** What became of one value of a component. */
export interface SourceValue {
  /** The field of the kind, or the curve. */
  field: string;
  /** 'as written', 'converted' by units alone, 'calculated' by an expression, 'constant', 'choice', 'text' or 'resampled'. */
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

/** Something that is not in the component as the file has it; each is said. */
export interface Adjustment {
  place: Place;
  field: string;
  /** One word for each sort, by which a report counts them. */
  sort: 'blank' | 'shortened' | 'distinguished' | 'resampled' | 'beyond' | 'note' | 'unusual';
  text: string;
}

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

/** What became of one row. */
export type ImportedRow =
  | { sort: 'component'; place: Place; body: FieldValues; source: SourceRecord; adjustments: Adjustment[] }
  | { sort: 'skipped'; place: Place; why: string; fix: string }
  | { sort: 'faulty'; place: Place; faults: ImportFault[] };
