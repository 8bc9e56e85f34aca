import { getDefault } from './createDefaults.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldText } from './fieldText.ts';
import { flattenRecord } from './nestedRecord.ts';

/** One saved version of a record, with what it changed from the one before. */
export interface SavedRevision {
  changes: readonly { field: string; before: unknown; after: unknown }[];
}

interface SavedRecord {
  definition: FormDefinition;
  /** Every saved version, newest first. */
  revisions: readonly SavedRevision[];
  /** The record at any of its versions: fields that no version has changed are the same in all of them. */
  stored: FieldValues;
}

/** Returns a record's texts by field as each revision saved them, in the order of the revisions. */
export function revisionTexts({ definition, revisions, stored: record }: SavedRecord): Texts[] {
  const stored = flattenRecord(definition, record);
  const own = Object.values(definition.fields).filter(({ system }) => !system);
  const nameNow = new Map(
    own.flatMap(({ name, renamedFrom = [] }) => [name, ...renamedFrom].map((old) => [old, name])),
  );
  const oldestFirst = revisions.toReversed().map(({ changes }) =>
    changes.flatMap(({ field, ...values }) => {
      const name = nameNow.get(field);
      return name === undefined ? [] : [{ name, ...values }];
    }),
  );
  const first = new Map<string, unknown>();
  for (const { name, before } of oldestFirst.flat()) if (!first.has(name)) first.set(name, before);

  let texts: Texts = Object.fromEntries(
    own.map((field) => [field.name, toText(field, first.has(field.name) ? first.get(field.name) : stored[field.name])]),
  );
  const all = oldestFirst.map((changes) => {
    const after = changes.flatMap(({ name, after: value }) => {
      const field = definition.fields[name];
      return field ? [[name, toText(field, value)]] : [];
    });
    texts = { ...texts, ...Object.fromEntries(after) };
    return texts;
  });
  return all.toReversed();
}

/** A version from before the field existed has no value for it, and is read with its default. */
function toText(field: FieldDefinition, value: unknown): string {
  return fieldText(field, value === null && !field.nullable ? getDefault(field) : value);
}
