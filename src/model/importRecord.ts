import { createDefaults, getDefault } from './createDefaults.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';
import { importedText } from './importedText.ts';
import { prepareValues } from './prepareValues.ts';

/** A field of a file that does not fit the kind as it is, and what becomes of it; `importNoteText` words it. */
export type ImportNote =
  /** The kind has no such field. */
  | { code: 'leftOut'; field: string; value: unknown }
  /** The value of an earlier name beside one of the field itself. */
  | { code: 'outdated'; field: string; value: unknown; now: string }
  /** An earlier name of the field `now`. */
  | { code: 'renamed'; field: string; value: unknown; now: string }
  /** Of another type, but converted unambiguously. */
  | { code: 'converted'; field: string; value: unknown; text: string }
  /** Can't be converted; the text in `values` is a placeholder. */
  | { code: 'unreadable'; field: string; value: unknown }
  /** Not in the file: the default is taken. */
  | { code: 'missing'; field: string; text: string };

export interface ImportRecord {
  /** The draft's values: one of every field that the person can have. */
  values: FieldValues;
  isTemplate: boolean;
  notes: ImportNote[];
}

/** Reads a record of a file as a kind; system fields are skipped, everything else is kept or named in a note. */
export function importRecord(definition: FormDefinition, record: FieldValues): ImportRecord {
  const notes: ImportNote[] = [];
  const given = givenValues(definition, record, notes);
  const values: FieldValues = createDefaults(definition);
  for (const [name, value] of Object.entries(prepareValues(definition, given))) {
    const field = definition.fields[name];
    if (!field) continue;
    const { text, reading } = importedText(field, value);
    values[name] = text;
    if (reading === 'converted') notes.push({ code: 'converted', field: name, value, text });
    if (reading === 'unreadable') notes.push({ code: 'unreadable', field: name, value });
  }
  for (const field of ownFields(definition)) {
    if (field.name === 'name' || Object.hasOwn(given, field.name)) continue;
    notes.push({ code: 'missing', field: field.name, text: importedText(field, getDefault(field)).text });
  }
  return { values, isTemplate: record.is_template === true || record.is_template === 'true', notes };
}

/** The record's values under the names that the kind gives them. */
function givenValues(definition: FormDefinition, record: FieldValues, notes: ImportNote[]): FieldValues {
  const given: FieldValues = {};
  for (const [field, value] of Object.entries(record)) {
    // A file may hold a field that is called like something that every object has: 'constructor'.
    const own = Object.hasOwn(definition.fields, field) ? definition.fields[field] : undefined;
    if (own?.system) continue;
    const now = own ?? ownFields(definition).find(({ renamedFrom }) => renamedFrom?.includes(field));
    if (!now) notes.push({ code: 'leftOut', field, value });
    else if (now === own) given[field] = value;
    else if (isOutdated(now, field, record)) notes.push({ code: 'outdated', field, value, now: now.name });
    else {
      given[now.name] = value;
      notes.push({ code: 'renamed', field, value, now: now.name });
    }
  }
  return given;
}

/** Whether the record has the field under a newer name as well. */
function isOutdated(now: FieldDefinition, field: string, record: FieldValues): boolean {
  const names = [now.name, ...(now.renamedFrom ?? [])];
  return names.slice(0, names.indexOf(field)).some((newer) => Object.hasOwn(record, newer));
}

function ownFields(definition: FormDefinition): FieldDefinition[] {
  return Object.values(definition.fields).filter(({ system }) => !system);
}
