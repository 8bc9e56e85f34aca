import type { Edit } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

/** What an edit of a word does, for each way in which it can be edited. */
export type EditRule = Record<Edit['change'], Ruling> | Waiver;

/** Always the same effect, or one of several, which depends on the values and on the rest of the kind. */
export type Ruling = Effect | Judgement;

export interface Judgement {
  effects: readonly Effect[];
  judge: (edit: Edit) => Effect;
}

/** Why the edits of a word are not judged on their own. */
export interface Waiver {
  waived: string;
}

/** The same effect however the word is edited. */
export function always(ruling: Ruling): EditRule {
  return { added: ruling, removed: ruling, changed: ruling };
}

export function waive(waived: string): EditRule {
  return { waived };
}

/** Of a word that only people read. */
export const TEXT = always('text');
