import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/**
 * 'create' sends a new record without its empty numbers; 'edit' sends a stored record, with null for them, or a form.
 */
export type DraftMode = 'create' | 'edit';

export interface DraftOptions {
  kind: Kind;
  mode: DraftMode;
  /** The record as it is stored, or the defaults of a new one. */
  values: FieldValues;
  /** Texts of an earlier session over these values. */
  texts?: Texts | undefined;
  now?: () => number;
}

/** How to set texts as one step of the history. */
export interface StepOptions {
  /** Extends the previous step, if that set the same fields a moment ago. */
  typing?: boolean | undefined;
  /** Extends the typing that is going on, whichever fields it set. */
  completes?: boolean | undefined;
  /** Checks the draft at once. */
  isJudged?: boolean | undefined;
  /** Describes the change where the texts don't. */
  note?: string | undefined;
}
