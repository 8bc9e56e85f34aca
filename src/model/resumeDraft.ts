import type { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { isSameValue } from './fieldText.ts';
import type { KeptDraft } from './keptDraft.ts';
import { countChanges } from './tabFields.ts';
import { threeWay } from './threeWay.ts';

/** Three versions of a record's texts. */
export interface ThreeTexts {
  original: Texts;
  mine: Texts;
  theirs: Texts;
}

/** How many fields or curves of a kept draft differ from what is stored by now. */
export function countKept(store: DraftStore, kept: KeptDraft): number {
  return countChanges(store.definition, { changed: Object.keys(changesOf(store, kept)) });
}

/**
 * What is to be done with a kept draft over what is stored by now: its texts where nobody has stored anything else
 * since, and else the three versions that a person has to choose from.
 */
export function resumeDraft(store: DraftStore, kept: KeptDraft): { texts: Texts } | { versions: ThreeTexts } {
  const { definition } = store;
  const theirs = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, store.original(name)]));
  const original = { ...theirs, ...known(definition, kept.originals) };
  const mine = { ...original, ...known(definition, kept.texts) };
  const rows = threeWay({ definition, original, mine, theirs });
  const isUntouched = rows.every(({ isConflict, choice }) => !isConflict && choice === 'mine');
  return isUntouched ? { texts: changesOf(store, kept) } : { versions: { original, mine, theirs } };
}

/** The kept texts that are not what is stored by now. */
function changesOf(store: DraftStore, { texts }: KeptDraft): Texts {
  const { fields } = store.definition;
  const changes = Object.entries(known(store.definition, texts)).filter(([name, text]) => {
    const field = fields[name];
    return field !== undefined && !isSameValue(field, text, store.original(name));
  });
  return Object.fromEntries(changes);
}

/** Another version of the tool may have kept fields that this one does not have, or that are the server's own. */
function known({ fields }: FormDefinition, texts: Texts): Texts {
  const own = Object.entries(texts).filter(([name]) => Object.hasOwn(fields, name) && !fields[name]?.system);
  return Object.fromEntries(own);
}
