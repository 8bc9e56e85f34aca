import { createDefaults } from '#model/createDefaults.ts';
import { curveFieldNames } from '#model/curveText.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import type { Kind } from '#model/Kind.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import type { FormState } from './forms.ts';

/** Creates the draft of a form in a state; 'changed' and 'faulty' apply to every field that can be so. */
export function createFormStore(kind: Kind, state: FormState): DraftStore {
  const { definition } = kind;
  const values = { ...createDefaults(definition), ...(definition.fields.name && { name: 'Sample' }) };
  const store = new DraftStore({
    kind,
    mode: state === 'new' ? 'create' : 'edit',
    values: nestRecord(definition, values),
  });
  const typed = state === 'changed' ? changedText : state === 'faulty' ? faultyText : undefined;
  if (!typed) return store;
  for (const field of editableFields(definition)) typeInto(store, field.name, field, typed);
  store.attempt();
  return store;
}

/** Types into a field, or into all cells of a table, to which it adds a row. */
function typeInto(
  store: DraftStore,
  key: string,
  field: FieldDefinition,
  typed: (field: FieldDefinition, text: string) => string,
): void {
  const { table } = field;
  if (!table) {
    store.type(key, typed(field, store.text(key)));
    return;
  }
  // Recursive rows would never end.
  const isDeep = key.split('/#').length > DEEPEST;
  if (!isDeep && store.tables.rows(key).length < table.most) store.tables.add(key, [{}]);
  for (const row of store.tables.rows(key)) {
    for (const column of Object.values(table.fields)) {
      if (!column.readOnly) typeInto(store, cellKey(key, row, column.name), column, typed);
    }
  }
}

/** Levels of nested tables to which rows are added. */
const DEEPEST = 2;

/** The fields to type into; those of curves and maps are left out, as these are edited as a whole. */
function editableFields({ fields, curves }: FormDefinition): FieldDefinition[] {
  const inCurves = new Set(Object.values(curves).flatMap(curveFieldNames));
  return Object.values(fields).filter(
    ({ name, type, system, readOnly }) => !system && !readOnly && type !== 'map' && !inCurves.has(name),
  );
}

function changedText({ type, choices = [] }: FieldDefinition, text: string): string {
  if (type === 'number' || type === 'integer') return String(Number(text) + 1);
  if (type === 'flag') return text === 'true' ? 'false' : 'true';
  if (type === 'choice') return String(choices.find(({ value }) => String(value) !== text)?.value ?? text);
  return `${text} changed`.trim();
}

/** Invalid text for a field; unchanged for other types, such as choices and flags, which can't be invalid. */
function faultyText({ type }: FieldDefinition, text: string): string {
  if (type === 'number' || type === 'integer') return '1,5';
  return type === 'text' || type === 'list' ? '\u0007' : text;
}
