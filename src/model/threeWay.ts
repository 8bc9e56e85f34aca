import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { type FormItem, formItems } from './formItems.ts';
import { itemDiffers, itemSourceKey } from './versionSource.ts';

/** One field, or curve, whose three versions are not all the same in value and source. */
export interface ThreeWayRow extends FormItem {
  /** Both sides changed it, and differently: the user has to choose. */
  isConflict: boolean;
  /**
   * The version that is kept unless the user chooses otherwise: that of the side that changed it, or mine if both did.
   */
  choice: 'mine' | 'theirs';
  /** The keys whose texts are chosen together: those of its fields and of its source. */
  keys: readonly string[];
}

/** Compares my version and the one that someone else has stored with the original that both started from. */
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
    const differs = (a: Texts, b: Texts) => itemDiffers(definition, item, a, b);
    const byMe = differs(mine, original);
    const byThem = differs(theirs, original);
    if ((!byMe && !byThem) || !differs(mine, theirs)) return [];
    const choice = byMe ? ('mine' as const) : ('theirs' as const);
    return [{ ...item, isConflict: byMe && byThem, choice, keys: [...item.fields, itemSourceKey(item)] }];
  });
}
