import type { FieldValues } from '#model/FormDefinition.ts';
import type { Adjustment, Place } from './ImportedRow.ts';
import type { NameTexts } from './UniqueNames.ts';

/** A row of a table as it was read, before the user reviews it. */
export interface PlannedRow extends NameTexts {
  place: Place;
  /** Why the mapping skips it. */
  skipped?: { why: string; fix: string };
  /** By field. */
  values: FieldValues;
  /** The faults of its cells. */
  faults: PlannedFault[];
  /** Notes on its values, such as how they differ from the file. */
  notes: PlannedNote[];
  sources: PlannedSource[];
}

export interface PlannedFault {
  /** The field or curve of the kind; undefined for the whole row. */
  field?: string;
  reason: string;
  fix: string;
  /** Whether the only problem is that its cells are blank. */
  isBlank?: boolean;
}

export interface PlannedNote {
  /** The category by which rows are filtered. */
  sort: Adjustment['sort'];
  field: string;
  text: string;
}

/** Where a value comes from: the place in the file, and how the value was derived from it. */
export interface PlannedSource {
  /** The field or curve. */
  field: string;
  page: string;
  /** Whether the mapping itself gives the value to every row. */
  isConstant?: boolean;
}
