import type { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { isSameValue } from './fieldText.ts';
import { differsIn } from './formItems.ts';
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
  return countChanges(store.definition, { changed: Object.keys(findChanges(store, kept)) });
}

/**
 * How a kept draft continues: with its texts, if its fields have neither been stored nor typed into since, or with three
 * versions to choose from.
 */
export function resumeDraft(store: DraftStore, kept: KeptDraft): { texts: Texts } | { versions: ThreeTexts } {
  const { definition } = store;
  const stored = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, store.original(name)]));
  const theirs = store.allTexts();
  const original = { ...stored, ...known(definition, kept.originals) };
  const mine = { ...original, ...known(definition, kept.texts) };
  const rows = threeWay({ definition, original, mine, theirs });
  const isUntouched = rows.every(
    // What was typed into other fields since then stays without a question.
    ({ isConflict, choice, fields }) =>
      !isConflict && (choice === 'mine' || !differsIn(definition, fields, stored, original)),
  );
  return isUntouched ? { texts: findChanges(store, kept) } : { versions: { original, mine, theirs } };
}

/** The kept texts that differ from what is stored now. */
function findChanges(store: DraftStore, { texts }: KeptDraft): Texts {
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
