import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { differsIn, type FormItem, formItems } from './formItems.ts';

/** One field, or curve, whose three versions are not all the same. */
export interface ThreeWayRow extends FormItem {
  /** Both sides changed it, and differently: somebody has to choose. */
  isConflict: boolean;
  /** What is kept unless somebody chooses otherwise: the side that changed it, mine where both did. */
  choice: 'mine' | 'theirs';
}

/** Compares what I typed and what somebody else stored meanwhile with the version that both began from. */
export function threeWay({
  definition,
  original,
  mine,
  theirs,
}: {
  definition: FormDefinition;
  original: Texts;
  mine: Texts;
  theirs: Texts;
}): ThreeWayRow[] {
  return formItems(definition).flatMap((item) => {
    const differs = (a: Texts, b: Texts) => differsIn(definition, item.fields, a, b);
    const byMe = differs(mine, original);
    const byThem = differs(theirs, original);
    if ((!byMe && !byThem) || !differs(mine, theirs)) return [];
    return [{ ...item, isConflict: byMe && byThem, choice: byMe ? ('mine' as const) : ('theirs' as const) }];
  });
}
