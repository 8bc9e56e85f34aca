import { type FieldSnapshot, NO_MARKS } from './draftSnapshots.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import type { ParsedField } from './fieldText.ts';

/** How the text of a number was read. */
export interface NumberReading {
  text: string;
  currency: string | undefined;
  parsed: ParsedField;
  /** Whether a note explains how the text is read. */
  hasEntry: boolean;
}

/** One field of a draft, or one cell of a table in it. */
export interface DraftField {
  /** The field's name; 'periods/#3/price' for a cell. */
  key: string;
  field: FieldDefinition;
  /** What was typed; for a table, the ids of its rows: '#1 #3'. */
  text: string;
  original: string;
  touched: boolean;
  /** Typed in an earlier session: the text is kept, even if it is the form's own default. */
  restored: boolean;
  /** An error of the server or of a look-up; it stays until the field changes. */
  foreignError: string | undefined;
  snapshot: FieldSnapshot;
  /** The last reading of a number, cached because several parts of a check need it. */
  reading: NumberReading | undefined;
}

const UNTOUCHED = { touched: false, restored: false, foreignError: undefined, snapshot: NO_MARKS, reading: undefined };

/** Creates an unchanged field, whose text is its original. */
export function createField(key: string, field: FieldDefinition, text: string): DraftField {
  return { key, field, text, original: text, ...UNTOUCHED };
}
