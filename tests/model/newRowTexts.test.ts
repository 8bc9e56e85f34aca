import { expect, it } from 'vitest';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { newRowTexts } from '#model/newRowTexts.ts';
import { createTable } from '../fixtures/createTable.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const rows = (table: TableDefinition): Partial<FieldDefinition> => ({ type: 'rows', table });

const PLUG = { power: { default: 22 }, type: { type: 'text' } } as const;
const NEEDED = createTable(PLUG, { makes: 'object', least: 1 });
const OPTIONAL = createTable(PLUG, { makes: 'object' });
const LIST = createTable({ value: {} }, { isList: true, least: 1 });

it.each<[string, TableDefinition, Record<string, string>]>([
  ['the defaults of its columns', createTable({ from: {}, price: { default: 0.3 } }), { from: '', price: '0.3' }],
  [
    'those of its objects and cases',
    createTable(
      {
        'tariff/type': { type: 'choice', choices: CHOICES, default: 'flex' },
        'tariff/=fixed/price': { default: 0.3 },
        'tariff/=flex/price': { default: 0.1 },
      },
      { objects: { tariff: { title: 'Tariff', variant: 'type' } } },
    ),
    { 'tariff/type': 'flex', 'tariff/=fixed/price': '0.3', 'tariff/=flex/price': '0.1' },
  ],
  ['no rows of a table in it', createTable({ steps: rows(LIST) }), { steps: '[]' }],
  [
    'the only row where it has to be there',
    createTable({ plug: rows(NEEDED) }),
    { plug: '[{"power":"22","type":""}]' },
  ],
  ['no single row that may be missing', createTable({ plug: rows(OPTIONAL) }), { plug: '[]' }],
])('a new row has %s', (_, table, texts) => {
  expect(newRowTexts(table)).toEqual(texts);
});

it('a new row has the only row of a column that may be missing, where there is nothing else in it', () => {
  const plug = '[{"power":"22","type":""}]';
  expect(newRowTexts(createTable({ value: rows(OPTIONAL) }, { isList: true }))).toEqual({ value: plug });
  expect(newRowTexts(createTable({ name: { type: 'text' }, value: rows(OPTIONAL) }, { makes: 'entries' }))).toEqual({
    name: '',
    value: plug,
  });
  expect(newRowTexts(createTable({ value: rows(OPTIONAL) }))).toEqual({ value: '[]' });
  expect(newRowTexts(createTable({ plug: rows(OPTIONAL) }, { isList: true }))).toEqual({ plug: '[]' });
  expect(newRowTexts(createTable({ value: rows(LIST) }, { isList: true }))).toEqual({ value: '[]' });
});

it('a new row of a list whose values may be of its own kind has an empty one', () => {
  const inner = createTable({ power: { default: 22 } }, { makes: 'object', id: 'plug' });
  expect(newRowTexts(createTable({ value: rows(inner) }, { isList: true }))).toEqual({ value: '[{"power":"22"}]' });
});

/** A value of one of two shapes, neither of which is chosen at first. */
const SHAPES = createTable(
  {
    'value/option': { type: 'choice', choices: [0, 1].map((value) => ({ value, label: '' })) },
    'value/=0/value': { type: 'text', default: 'EPEX' },
    'value/=1/value': {},
  },
  { makes: 'option', least: 1, objects: { value: { title: '', variant: 'option' } } },
);
const NONE_CHOSEN = '[{"value/option":"","value/=0/value":"EPEX","value/=1/value":""}]';

it('a new row has the only row of a value that has to be there, though its shape is not chosen', () => {
  expect(newRowTexts(createTable({ price: rows(SHAPES) }))).toEqual({ price: NONE_CHOSEN });
  expect(newRowTexts(createTable({ price: rows({ ...SHAPES, least: 0 }) }))).toEqual({ price: '[]' });
  expect(newRowTexts(createTable({ price: rows({ ...SHAPES, id: 'price' }) }))).toEqual({ price: '[]' });
});

it('a new row has nothing where its field is left out if it is empty', () => {
  expect(newRowTexts(createTable({ price: { ...rows(SHAPES), whenEmpty: 'absent' } }))).toEqual({ price: '' });
});

it('a new row has nothing in the cases that are not chosen', () => {
  const table = createTable(
    {
      'tariff/type': { type: 'choice', choices: CHOICES, default: 'flex' },
      'tariff/=fixed/price': rows(SHAPES),
      'tariff/=flex/price': rows(SHAPES),
    },
    { objects: { tariff: { title: 'Tariff', variant: 'type' } } },
  );
  expect(newRowTexts(table)).toEqual({
    'tariff/type': 'flex',
    'tariff/=fixed/price': '[]',
    'tariff/=flex/price': NONE_CHOSEN,
  });
});
