import { DraftSources } from '#model/DraftSources.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';

/** Returns the texts of a record and its sources: as the draft started, in the draft, and as stored now. */
export function toConflictVersions(store: DraftStore, record: FieldValues): ThreeTexts {
  const { definition } = store;
  const values = flattenRecord(definition, record);
  const fields = Object.values(definition.fields);
  const theirs: Texts = Object.fromEntries(fields.map((field) => [field.name, fieldText(field, values[field.name])]));
  const read = (name: string) => theirs[name] ?? '';
  const sources = new DraftSources({ definition, record, read, readOriginal: read });
  return {
    original: getOriginals(store),
    mine: { ...store.allTexts(), ...store.sources.versionTexts() },
    theirs: { ...theirs, ...sources.originalTexts() },
  };
}

/** Returns the draft's original texts, with which its changes are compared. */
export function getOriginals(store: DraftStore): Texts {
  const fields = Object.keys(store.definition.fields).map((name) => [name, store.original(name)]);
  return { ...Object.fromEntries(fields), ...store.sources.originalTexts() };
}
