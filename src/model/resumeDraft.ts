import { isSourceKey, toPath } from './DraftSources.ts';
import type { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { isSameValue } from './fieldText.ts';
import type { KeptDraft } from './keptDraft.ts';
import { sourcePaths } from './sourcePaths.ts';
import { countChanges } from './tabFields.ts';
import { threeWay } from './threeWay.ts';
import { itemDiffers } from './versionSource.ts';

/** Three versions of a record's texts, including those of its sources. */
export interface ThreeTexts {
  original: Texts;
  mine: Texts;
  theirs: Texts;
}

/** Counts the fields or curves of a kept draft that differ from the record as it is stored now. */
export function countKept(store: DraftStore, kept: KeptDraft): number {
  return countChanges(store.definition, { changed: Object.keys(findChanges(store, kept)) });
}

/**
 * Decides how a kept draft continues: with its texts, if its fields have since been neither stored nor typed into, or
 * with three versions for the user to choose from.
 */
export function resumeDraft(store: DraftStore, kept: KeptDraft): { texts: Texts } | { versions: ThreeTexts } {
  const { definition } = store;
  const fields = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, store.original(name)]));
  const stored = { ...fields, ...store.sources.originalTexts() };
  const theirs = { ...store.allTexts(), ...store.sources.versionTexts() };
  const original = { ...fields, ...known(definition, kept.originals) };
  const mine = { ...original, ...known(definition, kept.texts) };
  const rows = threeWay({ definition, original, mine, theirs });
  const isUntouched = rows.every(
    // Texts typed into other fields since then are kept without a question.
    (row) => !row.isConflict && (row.choice === 'mine' || !itemDiffers(definition, row, stored, original)),
  );
  return isUntouched ? { texts: findChanges(store, kept) } : { versions: { original, mine, theirs } };
}

/** The kept texts that differ from what is stored now. */
function findChanges(store: DraftStore, { texts }: KeptDraft): Texts {
  const { fields } = store.definition;
  const own = Object.entries(store.sources.toOwn(known(store.definition, texts)));
  const changes = own.filter(([key, text]) => {
    if (isSourceKey(key)) return text !== store.sources.original(key);
    const field = fields[key];
    return field !== undefined && !isSameValue(field, text, store.original(key));
  });
  return Object.fromEntries(changes);
}

/**
 * Drops what another version of the tool may have kept: fields that this one does not have, or that are the server's
 * own.
 */
function known(definition: FormDefinition, texts: Texts): Texts {
  const { fields } = definition;
  const own = Object.entries(texts).filter(([key]) =>
    isSourceKey(key) ? sourcePaths(definition).has(toPath(key)) : Object.hasOwn(fields, key) && !fields[key]?.system,
  );
  return Object.fromEntries(own);
}
