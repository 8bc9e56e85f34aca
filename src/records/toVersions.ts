import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';

/** The texts of a record as it was when the draft was begun, as the draft has it, and as it is stored now. */
export function toVersions(store: DraftStore, record: FieldValues): ThreeTexts {
  const fields = Object.values(store.definition.fields);
  const values = flattenRecord(store.definition, record);
  return {
    original: getOriginals(store),
    mine: store.allTexts(),
    theirs: Object.fromEntries(fields.map((field) => [field.name, fieldText(field, values[field.name])])),
  };
}

/** The texts that the draft's changes are counted from. */
export function getOriginals(store: DraftStore): Texts {
  return Object.fromEntries(Object.keys(store.definition.fields).map((name) => [name, store.original(name)]));
}
