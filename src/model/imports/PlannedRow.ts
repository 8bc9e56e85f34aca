import type { FieldValues } from '#model/FormDefinition.ts';
import type { Place } from './ImportedRow.ts';
import type { NameTexts } from './NameGiver.ts';

/** A row of a table as it was read, before a person reviews it. */
export interface PlannedRow extends NameTexts {
  place: Place;
  /** Why the mapping skips it. */
  skipped?: { why: string; fix: string };
  /** By field. */
  values: FieldValues;
  /** What is wrong with its cells. */
  faults: PlannedFault[];
  /** What is not as the file has it. */
  notes: PlannedNote[];
  sources: PlannedSource[];
}

export interface PlannedFault {
  /** The field or curve of the kind; undefined where the whole row is meant. */
  field?: string;
  reason: string;
  fix: string;
  /** Whether its cells are only blank. */
  isBlank?: boolean;
}

export interface PlannedNote {
  field: string;
  text: string;
}

/** Where a value comes from: the place in the file, and how it was made of that. */
export interface PlannedSource {
  /** The field or curve. */
  field: string;
  page: string;
}
