import type { Edit } from './Statement.ts';
import type { Effect } from './Verdicts.ts';

/** The effect of editing a keyword, for each way to edit it. */
export type EditRule = Record<Edit['change'], Ruling> | Waiver;

/** Always the same effect, or one of several that depends on the values and on the rest of the kind. */
export type Ruling = Effect | Judgement;

export interface Judgement {
  effects: readonly Effect[];
  judge: (edit: Edit) => Effect;
}

/** The reason why the edits of a keyword are not judged on their own. */
export interface Waiver {
  waived: string;
}

/** Returns the rule of a keyword that has the same effect however it is edited. */
export function always(ruling: Ruling): EditRule {
  return { added: ruling, removed: ruling, changed: ruling };
}

/** Returns the rule of a keyword whose edits are not judged on their own, with the reason. */
export function waive(waived: string): EditRule {
  return { waived };
}

/** The rule of a keyword that only people read. */
export const TEXT = always('text');
