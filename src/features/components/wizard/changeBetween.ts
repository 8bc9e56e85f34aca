import type { Subclass } from '#generated/kinds.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import { type CarriedTexts, carryOver, wholeTexts } from '#model/carryOver.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { getTexts } from './getTexts.ts';

/** The effect of switching to another kind on the typed values. */
export interface KindChange {
  from: FormDefinition;
  to: FormDefinition;
  /** All texts of the earlier kind, by field. */
  texts: Texts;
  carried: CarriedTexts;
}

/** Works out which typed values carry over to another kind; rejects if one of the forms can't be loaded. */
export async function changeBetween({ current, next }: { current: Subclass; next: Subclass }): Promise<KindChange> {
  const [{ definition: from, ...kind }, { definition: to }] = await Promise.all([
    loadShownKind(current),
    loadShownKind(next),
  ]);
  const texts = getTexts({ ...kind, definition: from });
  return { from, to, texts: wholeTexts(from, texts), carried: carryOver({ from, to, texts }) };
}
