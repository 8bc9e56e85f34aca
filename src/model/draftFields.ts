import type { Texts } from './draftHistory.ts';
import type { FieldSnapshot } from './draftSnapshots.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from './fieldText.ts';

/** One field of a draft. */
export interface DraftField {
  field: FieldDefinition;
  text: string;
  original: string;
  touched: boolean;
  /** Typed in an earlier session: it stays, even where it is the form's own default. */
  restored: boolean;
  /** An error of the server or of a look-up; it stays until the field changes. */
  foreignError: string | undefined;
  snapshot: FieldSnapshot;
}

/** The fields of a form over these values, with the texts of an earlier session. */
export function draftFields(
  definition: FormDefinition,
  { values, texts = {} }: { values: FieldValues; texts?: Texts | undefined },
): Map<string, DraftField> {
  return new Map(
    Object.values(definition.fields).map((field) => {
      const original = fieldText(field, values[field.name]);
      const restored = Object.hasOwn(texts, field.name);
      const text = restored ? (texts[field.name] ?? original) : original;
      const changed = !isSameValue(field, text, original);
      const snapshot = { changed, error: undefined, shownError: undefined, warning: undefined, unused: false };
      return [field.name, { field, text, original, touched: changed, restored, foreignError: undefined, snapshot }];
    }),
  );
}

/** Names of the fields that a person has filled in or changed. */
export function editedNames(fields: ReadonlyMap<string, DraftField>): Set<string> {
  const edited = [...fields].filter(([, { snapshot, restored }]) => snapshot.changed || restored);
  return new Set(edited.map(([name]) => name));
}

/** Texts that differ from their originals or were typed in an earlier session; never a password. */
export function editedTexts(fields: ReadonlyMap<string, DraftField>): Texts {
  const edited = [...fields.values()].filter(
    ({ field, text, original, restored }) => field.input !== 'password' && (restored || text !== original),
  );
  return Object.fromEntries(edited.map(({ field, text }) => [field.name, text]));
}

/**
 * The record of these texts, with the server's fields taken from `stored`. A field is left out if its text is not a
 * number, or if the stored record lacks it and nothing was typed into it.
 */
export function draftValues(fields: ReadonlyMap<string, DraftField>, stored: FieldValues): FieldValues {
  const values: FieldValues = {};
  for (const [name, { field, text, original }] of fields) {
    if (stored[name] === undefined && (field.system || text === original)) continue;
    const parsed = field.system ? { value: stored[name] } : parseFieldText(field, text);
    if ('value' in parsed) values[name] = parsed.value;
  }
  return values;
}
