import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/** A new record leaves empty numbers out, a stored one says null; a form is sent as it stands. */
export type DraftMode = 'create' | 'edit';

/** When a fault is shown: once its field was touched, or only once sending was tried and until the field changes. */
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
