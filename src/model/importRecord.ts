import { createDefaults, getDefault } from './createDefaults.ts';
import { valueText } from './displayText.ts';
import type { FieldDefinition, FieldValues, FormDefinition, RecordShape, TableDefinition } from './FormDefinition.ts';
import { withoutCases } from './fieldAtPath.ts';
import { fieldText } from './fieldText.ts';
import { importedText } from './importedText.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, isOfChosenCase } from './nestedRecord.ts';
import { prepareValues } from './prepareValues.ts';
import { LIST_COLUMN } from './tableRows.ts';

/**
 * A field of a file, or a cell such as 'periods/2/price', that does not fit the kind as it is, and how it was treated;
 * `importNoteText` words it.
 */
export type ImportNote =
  /** The kind has no such field. */
  | { code: 'leftOut'; field: string; value: unknown }
  /** An earlier name of the field `now`, which the file also has under a newer name. */
  | { code: 'outdated'; field: string; value: unknown; now: string }
  /** An earlier name of the field `now`. */
  | { code: 'renamed'; field: string; value: unknown; now: string }
  /** Of another type, but converted unambiguously. */
  | { code: 'converted'; field: string; value: unknown; text: string }
  /** Can't be converted; the text in `values` is a placeholder. */
  | { code: 'unreadable'; field: string; value: unknown }
  /** The record is of an earlier version of the kind. */
  | { code: 'carried'; field: string; from: number; to: number }
  /** A source or origin that is left out as invalid; `field` is the faulty place in the file. */
  | { code: 'unsound'; field: string; value: unknown; message: string }
  /** Not in the file: the default is taken. */
  | { code: 'missing'; field: string; text: string };

export interface ImportRecord {
  /** The draft's values: one for every field but system fields. */
  values: FieldValues;
  isTemplate: boolean;
  notes: ImportNote[];
}

/** Reads a record of a file as a kind; system fields are skipped, everything else is kept or named in a note. */
export function importRecord(definition: FormDefinition, record: FieldValues): ImportRecord {
  const notes: ImportNote[] = [];
  const given = givenValues(definition, flattenRecord(definition, record), notes);
  const values: FieldValues = createDefaults(definition);
  for (const [name, value] of Object.entries(prepareValues(definition, given))) {
    const field = definition.fields[name];
    if (field) values[name] = importValue(field, { value, path: name, notes });
  }
  const isChosen = (name: string) => isOfChosenCase(definition, name, (choice) => values[choice]);
  for (const field of ownFields(definition)) {
    if (field.name === 'name' || Object.hasOwn(given, field.name) || !isChosen(field.name)) continue;
    notes.push({ code: 'missing', field: field.name, text: defaultText(field) });
  }
  return { values, isTemplate: record.is_template === true || record.is_template === 'true', notes };
}

interface Given {
  value: unknown;
  /** The place of the value: a field's name, or 'periods/2/price'. */
  path: string;
  notes: ImportNote[];
}

/** Returns the value for a draft: a text, or the rows of a table with their texts by column. */
function importValue(field: FieldDefinition, { value, path, notes }: Given): unknown {
  const { table } = field;
  // A document is taken over unchanged; its check reports what is wrong with it.
  if (table?.makes) return value;
  if (table && Array.isArray(value))
    return value.map((row, index) => importRow(table, { value: row, path: `${path}/${index}`, notes }));
  if (table) {
    notes.push({ code: 'unreadable', field: path, value });
    return [];
  }
  const { text, reading } = importedText(field, value);
  if (reading === 'converted') notes.push({ code: 'converted', field: path, value, text });
  if (reading === 'unreadable') notes.push({ code: 'unreadable', field: path, value });
  return text;
}

function importRow(table: TableDefinition, { value, path, notes }: Given): unknown {
  const column = table.isList ? table.fields[LIST_COLUMN] : undefined;
  if (column) return importValue(column, { value, path, notes });
  if (!isRecord(value)) {
    notes.push({ code: 'unreadable', field: path, value });
    return {};
  }
  const given = givenValues(table, flattenRecord(table, value), notes, `${path}/`);
  const cells = Object.entries(given).flatMap(([name, cell]): [string, unknown][] => {
    const field = table.fields[name];
    return field ? [[name, importValue(field, { value: cell, path: `${path}/${name}`, notes })]] : [];
  });
  return { ...createDefaults(table), ...Object.fromEntries(cells) };
}

/** Returns the values of a record or row under the field names of the kind; in notes, `prefix` precedes the names. */
function givenValues(shape: RecordShape, record: FieldValues, notes: ImportNote[], prefix = ''): FieldValues {
  const given: FieldValues = {};
  for (const [name, value] of Object.entries(record)) {
    // A file may have a field named like a property that every object inherits: 'constructor'.
    const own = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (own?.system) continue;
    const field = `${prefix}${name}`;
    const now =
      own ?? ownFields(shape).find(({ renamedFrom }) => renamedFrom?.some((old) => withoutCases(old) === name));
    if (!now) notes.push({ code: 'leftOut', field, value });
    else if (now === own) given[name] = value;
    else if (isOutdated(now, name, record)) notes.push({ code: 'outdated', field, value, now: now.name });
    else {
      given[now.name] = value;
      notes.push({ code: 'renamed', field, value, now: now.name });
    }
  }
  return given;
}

/** Whether the record has the field under a newer name as well. */
function isOutdated(now: FieldDefinition, name: string, record: FieldValues): boolean {
  const names = [now.name, ...(now.renamedFrom ?? []).map(withoutCases)];
  return names.slice(0, names.indexOf(name)).some((newer) => Object.hasOwn(record, newer));
}

function defaultText(field: FieldDefinition): string {
  const value = getDefault(field);
  return field.table ? valueText(field, fieldText(field, value), undefined) : importedText(field, value).text;
}

function ownFields({ fields }: RecordShape): FieldDefinition[] {
  return Object.values(fields).filter(({ system }) => !system);
}
