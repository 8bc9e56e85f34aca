import { expect, it } from 'vitest';
import type { ForeignField } from '#codegen/foreign/ForeignKind.ts';
import { kindText, proposeKind } from '#codegen/foreign/proposeKind.ts';

const COMMON = { shown: ['name', 'description'], system: ['created'] };

function createField(name: string, own: Partial<ForeignField> = {}): ForeignField {
  return {
    name,
    schema: { type: 'number', title: 'T' },
    isRequired: false,
    at: { file: 'f', line: 1, column: 2 },
    ...own,
  };
}

function propose(fields: ForeignField[], about: { title?: string; description?: string } = {}) {
  const unsaid = [{ file: 'f', line: 1, column: 1, message: 'First.' }];
  const { kind, unsaid: notes } = proposeKind({
    ...{ subclass: 'heat_pump', order: 7, common: COMMON, foreign: { ...about, fields, unsaid } },
  });
  return { kind, notes: notes.map(({ message, column }) => `${column} ${message}`) };
}

it('a kind has the title of the file and its fields in a tab', () => {
  expect(propose([createField('power'), createField('height')], { title: 'Heat pump', description: 'Warm.' })).toEqual({
    kind: {
      $id: 'heat_pump',
      title: 'Heat pump',
      description: 'Warm.',
      'x-kind': { plural: 'Heat pumps', icon: 'component', order: 7 },
      properties: { power: { type: 'number', title: 'T' }, height: { type: 'number', title: 'T' } },
      'x-tabs': [
        {
          id: 'general',
          groups: [
            { title: 'Identity', fields: ['name', 'description'] },
            { title: 'Data', fields: ['power', 'height'] },
          ],
        },
      ],
    },
    notes: ['1 First.'],
  });
});

it('a file without a title gives a kind titled by its name, and no fields give no group', () => {
  const { kind } = propose([]);
  expect([kind.title, Object.hasOwn(kind, 'description')]).toEqual(['Heat pump', false]);
  expect(kind['x-tabs']).toEqual([{ id: 'general', groups: [{ title: 'Identity', fields: ['name', 'description'] }] }]);
});

it.each([
  ['Name', undefined, '2 "Name" is part of every kind as "name".'],
  ['Created', 'source_Created', '2 "Created" is called "source_Created".'],
  ['my power', 'my_power', '2 "my power" is called "my_power".'],
])('a field "%s" becomes %s', (given, name, note) => {
  const { kind, notes } = propose([createField(given)]);
  expect(Object.keys(kind.properties ?? {})).toEqual(name === undefined ? [] : [name]);
  expect(notes).toEqual(['1 First.', note]);
});

it('fields of like names get different ones, also beside shared ones', () => {
  const { kind } = propose([createField('power'), createField('Power'), createField('n_ame')]);
  expect(Object.keys(kind.properties ?? {})).toEqual(['power', 'Power_2', 'n_ame_2']);
});

it('a required field is noted, an object is not', () => {
  const { notes } = propose([
    createField('power', { isRequired: true }),
    createField('engine', { isRequired: true, schema: { type: 'object' } }),
  ]);
  expect(notes).toEqual(['1 First.', '2 "power" is required, which only fields inside objects and tables can be.']);
});

const TWELVE = Array.from({ length: 12 }, (_, index) => createField(`f${index}`));
const list = (kind: ReturnType<typeof propose>['kind']) =>
  kind['x-tabs']?.map(({ id, groups }) => [id, groups.at(-1)?.title, groups.at(-1)?.fields.length]);

it('twelve fields are in one tab, of more the required ones come first', () => {
  expect(list(propose(TWELVE).kind)).toEqual([['general', 'Data', 12]]);
  expect(list(propose([...TWELVE, createField('more'), createField('most')]).kind)).toEqual([
    ['general', 'Data', 12],
    ['advanced', 'Data', 2],
  ]);
  expect(list(propose([...TWELVE, createField('more', { isRequired: true })]).kind)).toEqual([
    ['general', 'Data', 1],
    ['advanced', 'Data', 12],
  ]);
  expect(list(propose(TWELVE.map((field) => ({ ...field, isRequired: field.name === 'f1' }))).kind)).toHaveLength(1);
});

it('a kind file names its meta-schema and ends with a line break', () => {
  const kind = { $id: 'a', title: 'A', 'x-kind': { plural: 'As', icon: 'fan', order: 1 } };
  expect(kindText(kind)).toBe(`{
  "$schema": "../kind.schema.json",
  "$id": "a",
  "title": "A",
  "x-kind": {
    "plural": "As",
    "icon": "fan",
    "order": 1
  }
}
`);
});
