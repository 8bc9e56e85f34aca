import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/** A new record is sent without its empty numbers, a stored one with null for them, a form as it is. */
export type DraftMode = 'create' | 'edit';

/** When a fault is shown: after its field was touched, or after an attempt to send, until the field changes. */
export type DraftJudging = 'whenTouched' | 'onSubmit';

export interface DraftOptions {
  kind: Kind;
  mode: DraftMode;
  /** The record as it is stored, or the defaults of a new one. */
  values: FieldValues;
  /** Texts of an earlier session over these values. */
  texts?: Texts | undefined;
  judging?: DraftJudging | undefined;
  now?: () => number;
}

/** How texts are set as one step of the history. */
export interface StepOptions {
  /** Goes on with the step before, if that set the same fields a moment ago. */
  typing?: boolean | undefined;
  /** Checks the draft at once. */
  isJudged?: boolean | undefined;
  /** Describes the change where the texts don't. */
  note?: string | undefined;
}
