import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FieldValues } from '#model/FormDefinition.ts';
import { importNoteText } from '#model/importMessages.ts';
import { importRecord } from '#model/importRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const SYSTEM = {
  id: '01941f29-8d10-7b4f-8c2d-6a1f0e9b3c01',
  is_template: true,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:00.000Z',
};

/** The notes on a record except those on defaults, as `field: note`. */
function listNotes(record: FieldValues, { definition } = getKind('wind')): string[] {
  const { notes } = importRecord(definition, { ...createDefaults(definition), name: 'Ridge', ...record });
  return notes.map((note) => `${note.field}: ${importNoteText(note, definition)}`);
}

/** The messages of a record's draft, as `field: message`. */
function listErrors(record: FieldValues): string[] {
  const kind = getKind('wind');
  const { values } = importRecord(kind.definition, { name: 'Ridge', ...record });
  const store = new DraftStore({ kind, mode: 'edit', values });
  return store.form().errors.map(({ field, message }) => `${field}: ${message}`);
}

describe('a record from a file', () => {
  it.each(KIND_ROWS)('of %s is taken over whole from an export, without a remark', (subclass, kind) => {
    const { definition } = kind;
    const fields = { ...createDefaults(definition), name: 'Ridge', description: 'Line 1\n  Line 2' };
    const { values, isTemplate, notes } = importRecord(definition, { subclass, ...SYSTEM, ...fields });
    expect(notes).toEqual([]);
    expect(isTemplate).toBe(true);
    const store = new DraftStore({ kind, mode: 'edit', values });
    expect(store.form().errors).toEqual([]);
    expect(store.payload()).toEqual(fields);
  });

  it.each(KIND_ROWS)('of %s keeps what is empty empty, whatever its default', (_, kind) => {
    const { definition } = kind;
    const empty = Object.values(definition.fields)
      .filter(({ nullable, system }) => nullable && !system)
      .map(({ name }) => [name, null]);
    const record = { ...createDefaults(definition), name: 'Ridge', ...Object.fromEntries(empty) };
    const store = new DraftStore({ kind, mode: 'edit', values: importRecord(definition, record).values });
    expect(store.payload()).toEqual(record);
  });

  it('of another kind has each of its fields reported', () => {
    expect(listNotes({ tilt: 30, tracking: null, secret: { a: [1] } })).toEqual([
      'tilt: not a field of Wind turbine; left out (30)',
      'tracking: not a field of Wind turbine; left out (null)',
      'secret: not a field of Wind turbine; left out ({"a":[1]})',
    ]);
  });

  it('may hold fields that are called like something that every object has', () => {
    const record: FieldValues = JSON.parse('{"constructor": 1, "__proto__": {"name": "x"}, "toString": "y"}');
    const { definition } = getKind('wind');
    const { notes, values } = importRecord(definition, record);
    expect(notes.filter(({ code }) => code === 'leftOut').map(({ field }) => field)).toEqual([
      'constructor',
      '__proto__',
      'toString',
    ]);
    expect(values.name).toBe('');
  });

  it('of an older schema gets the defaults of newer fields, and each is named', () => {
    const { definition } = getKind('wind');
    const { hub_height: _, cut_out_wind_speed: __, ...older } = createDefaults(definition);
    const { notes, values } = importRecord(definition, { ...older, name: 'Ridge' });
    expect(notes.map((note) => `${note.field}: ${importNoteText(note, definition)}`)).toEqual([
      'hub_height: not in the file; gets its default 10',
      'cut_out_wind_speed: not in the file; left empty',
    ]);
    expect(values.hub_height).toBe(10);
  });

  it.each([
    [{ hub_height_old: 98 }, ['hub_height_old: now called Hub height; carried over (98)'], 98],
    [{ mast: 70 }, ['mast: now called Hub height; carried over (70)'], 70],
    [
      { mast: 70, hub_height_old: 98 },
      [
        'mast: an earlier name of Hub height, which is also in the file; left out (70)',
        'hub_height_old: now called Hub height; carried over (98)',
      ],
      98,
    ],
    [
      { hub_height: 50, hub_height_old: 98 },
      ['hub_height_old: an earlier name of Hub height, which is also in the file; left out (98)'],
      50,
    ],
  ])('carries renamed fields over: %j', (given, said, height) => {
    const kind = renaming(getKind('wind'), 'hub_height', ['hub_height_old', 'mast']);
    const { hub_height: _, ...others } = createDefaults(kind.definition);
    const { notes, values } = importRecord(kind.definition, { ...others, name: 'Ridge', ...given });
    expect(notes.map((note) => `${note.field}: ${importNoteText(note, kind.definition)}`)).toEqual(said);
    expect(new DraftStore({ kind, mode: 'edit', values }).payload().hub_height).toBe(height);
  });

  it.each([
    [{ hub_height: '98' }, ['hub_height: "98", read as 98'], []],
    [{ hub_height: '' }, ['hub_height: "", read as empty'], []],
    [{ hub_height: '98,5' }, [], ['hub_height: Please use a dot (.) for decimals']],
    [{ hub_height: 'high' }, [], ['hub_height: Please enter a valid number']],
    [{ hub_height: true }, [], ['hub_height: Please enter a valid number']],
    [{ hub_height: JSON.parse('1e999') }, [], ['hub_height: Please enter a valid number']],
    [{ annual_om: -1 }, [], ['annual_om: Value must be non-negative']],
    [{ name: 5 }, ['name: 5, read as 5'], []],
    [{ name: 'W'.repeat(51) }, [], ['name: Name must be 50 characters or less']],
    [{ name: ' ' }, [], ['name: Name is required']],
    [{ description: null }, ['description: null, read as empty'], []],
    [{ locked: 'true' }, ['locked: "true", read as true'], []],
    [{ currency: 'XYZ' }, [], ['currency: Invalid value']],
  ])('with %j is read for what it means, and said to be', (record, notes, errors) => {
    expect(listNotes(record)).toEqual(notes);
    expect(listErrors(record).map((line) => line.replace(/^currency: .*/, 'currency: Invalid value'))).toEqual(errors);
  });

  it.each([
    ['wind', { locked: 'yes' }, 'locked'],
    ['wind', { locked: 1 }, 'locked'],
    ['wind', { locked: null }, 'locked'],
    ['wind', { name: { de: 'Grat' } }, 'name'],
    ['wind', { hub_height: [98] }, 'hub_height'],
    ['basicstorage', { dod: [10, '20'] }, 'dod'],
  ])('of %s with %j has an unreadable field', (subclass, record, field) => {
    const { definition } = getKind(subclass);
    const { notes } = importRecord(definition, { ...createDefaults(definition), name: 'Ridge', ...record });
    const value = record[field as keyof typeof record];
    expect(notes).toEqual([{ code: 'unreadable', field, value }]);
  });

  it('without a name has no default for it, and no note', () => {
    const { definition } = getKind('wind');
    expect(importRecord(definition, createDefaults(definition)).notes).toEqual([]);
    const { name: _, ...nameless } = createDefaults(definition);
    expect(importRecord(definition, nameless).notes).toEqual([]);
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['yes', false],
    [undefined, false],
  ])('marked as a template by %j is one: %s', (is_template, isTemplate) => {
    expect(importRecord(getKind('wind').definition, { name: 'Ridge', is_template }).isTemplate).toBe(isTemplate);
  });

  it('may give a list as numbers', () => {
    const { definition } = getKind('basicstorage');
    const { values, notes } = importRecord(definition, { dod: [10, 20.5, 90] });
    expect(values.dod).toBe('10, 20.5, 90');
    expect(notes[0]).toEqual({ code: 'converted', field: 'dod', value: [10, 20.5, 90], text: '10, 20.5, 90' });
  });
});

/** The kind as its file would make it after a field was renamed. */
function renaming({ definition, validate }: Kind, name: string, renamedFrom: string[]): Kind {
  const field = definition.fields[name] as FieldDefinition;
  return {
    validate,
    definition: { ...definition, fields: { ...definition.fields, [name]: { ...field, renamedFrom } } },
  };
}
