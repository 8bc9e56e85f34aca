import { describe, expect, it } from 'vitest';
import type { FieldValues, TableDefinition } from '#model/FormDefinition.ts';
import { fromRows, isSingle, type RowPath, toRow, toRowPath, toRows } from '#model/tableRows.ts';
import { createTable } from '../fixtures/createTable.ts';

const PERIODS = createTable({ from: {}, price: {} });
const PORTS = createTable({ value: {} }, { isList: true });
const PLUG = createTable({ power: {}, type: { type: 'text' } }, { makes: 'object' });
const PRICES = createTable({ name: { type: 'text' }, value: {} }, { makes: 'entries' });
const CLOSED = createTable(
  { 10: {}, 2: {}, '0/power': {}, '0/type': {} },
  { makes: 'tuple', objects: { 1: { title: '' } } },
);
const OPEN = createTable({ 0: { type: 'text' }, 1: {}, rest: { type: 'rows', table: PORTS } }, { makes: 'tuple' });
const PRICE = createTable(
  {
    'value/option': { type: 'choice', choices: [0, 1].map((value) => ({ value, label: '' })) },
    'value/=0/value': { type: 'text' },
    'value/=1/value': {},
  },
  { makes: 'option', objects: { value: { title: '', variant: 'option' } } },
);

it.each([
  [PERIODS, false],
  [PORTS, false],
  [PLUG, true],
  [PRICES, false],
  [CLOSED, true],
  [PRICE, true],
])('a table has one row at most where it makes one value', (table, isOne) => {
  expect(isSingle(table)).toBe(isOne);
});

describe('the rows of a value', () => {
  it.each<[string, TableDefinition, unknown, FieldValues[]]>([
    ['rows', PERIODS, [{ from: 0 }, 'night', null], [{ from: 0 }, {}, {}]],
    ['no rows', PERIODS, { from: 0 }, []],
    ['bare values', PORTS, [22, null, { power: 1 }], [{ value: 22 }, { value: null }, { value: { power: 1 } }]],
    ['an object', PLUG, { power: 22 }, [{ power: 22 }]],
    ['no object', PLUG, [{ power: 22 }], []],
    ['null for an object', PLUG, null, []],
    [
      'entries',
      PRICES,
      { DE: 0.3, FR: null },
      [
        { name: 'DE', value: 0.3 },
        { name: 'FR', value: null },
      ],
    ],
    ['no entries', PRICES, {}, []],
    ['a list for entries', PRICES, [0.3], []],
    ['a tuple', OPEN, ['DE', 1], [{ 0: 'DE', 1: 1, rest: [] }]],
    ['a tuple with more', OPEN, ['DE', 1, 2, 3], [{ 0: 'DE', 1: 1, rest: [2, 3] }]],
    ['a closed tuple by its places', CLOSED, ['a', 'b', 'c', 'd'], [{ 0: 'a', 1: 'b', 2: 'c', 10: undefined }]],
    ['a text for a tuple', OPEN, 'DE', []],
    ['one of several shapes', PRICE, 0.3, [{ value: { option: 1, value: 0.3 } }]],
    ['null as one of several shapes', PRICE, null, [{ value: { option: 1, value: null } }]],
    ['none of several shapes', PRICE, undefined, []],
  ])('%s', (_, table, value, rows) => {
    expect(toRows(table, value)).toEqual(rows);
  });

  it('have no place for the rest where there is none', () => {
    const [row = {}] = toRows(CLOSED, ['a', 'b']);
    expect(Object.keys(row)).toEqual(['0', '1', '2', '10']);
  });

  it('are read separately', () => {
    expect(toRow(PORTS, 22)).toEqual({ value: 22 });
    expect(toRow(PERIODS, { from: 6 })).toEqual({ from: 6 });
    expect(toRow(PERIODS, 22)).toEqual({});
  });
});

describe('the value of rows', () => {
  it.each<[string, TableDefinition, FieldValues[], unknown]>([
    ['rows', PERIODS, [{ from: 0 }, {}], [{ from: 0 }, {}]],
    ['no rows', PERIODS, [], []],
    ['bare values', PORTS, [{ value: 22 }, { value: 0 }, {}], [22, 0, null]],
    ['an object', PLUG, [{ power: 22 }], { power: 22 }],
    ['no object', PLUG, [], undefined],
    [
      'entries, of which the last of a name wins',
      PRICES,
      [{ name: 'DE', value: 1 }, { name: 'FR' }, { name: 'DE', value: 2 }, { value: 3 }],
      { DE: 2, FR: null, '': 3 },
    ],
    ['no entries', PRICES, [], {}],
    ['a tuple', OPEN, [{ 0: 'DE', 1: 1, rest: [2, 3] }], ['DE', 1, 2, 3]],
    ['a tuple with a gap', OPEN, [{ 0: 'DE', rest: [2] }], ['DE', null, 2]],
    ['a tuple that ends early', OPEN, [{ 0: 'DE' }], ['DE']],
    ['a tuple that ends with null', OPEN, [{ 0: 'DE', 1: null, rest: 'none' }], ['DE', null]],
    ['an empty tuple', OPEN, [{}], []],
    ['no tuple', OPEN, [], undefined],
    ['the places of a tuple by their numbers', CLOSED, [{ 10: 'd', 2: 'c', 1: 'b', 0: 'a' }], ['a', 'b', 'c', 'd']],
    ['one of several shapes', PRICE, [{ value: { option: 1, value: 0.3 } }], 0.3],
    ['no shape', PRICE, [{ value: 'none' }], undefined],
    ['none of several shapes', PRICE, [], undefined],
  ])('%s', (_, table, rows, value) => {
    expect(fromRows(table, rows)).toEqual(value);
  });
});

describe('a path in a value leads to', () => {
  it.each<[string, TableDefinition, string[], RowPath | undefined]>([
    ['a row', PERIODS, ['2'], { row: 2, path: [] }],
    ['a column of a row', PERIODS, ['2', 'price'], { row: 2, path: ['price'] }],
    ['no row', PERIODS, [], undefined],
    ['a bare value', PORTS, ['2'], { row: 2, path: ['value'] }],
    ['a part of a bare value', PORTS, ['2', 'power'], { row: 2, path: ['value', 'power'] }],
    ['an object', PLUG, [], { row: 0, path: [] }],
    ['a property of an object', PLUG, ['power', 'unit'], { row: 0, path: ['power', 'unit'] }],
    ['an entry', PRICES, ['DE'], { row: { named: 'DE' }, path: ['value'] }],
    ['a part of an entry', PRICES, ['DE', 'night'], { row: { named: 'DE' }, path: ['value', 'night'] }],
    ['no entry', PRICES, [], undefined],
    ['one of several shapes', PRICE, [], { row: 0, path: ['value', 'value'] }],
    ['a part of one of several shapes', PRICE, ['night', '0'], { row: 0, path: ['value', 'value', 'night', '0'] }],
    ['a tuple', OPEN, [], { row: 0, path: [] }],
    ['the last place of a tuple', OPEN, ['1', 'unit'], { row: 0, path: ['1', 'unit'] }],
    ['the first place after those', OPEN, ['2', 'unit'], { row: 0, path: ['rest', '0', 'unit'] }],
    ['a later one', OPEN, ['4'], { row: 0, path: ['rest', '2'] }],
  ])('%s', (_, table, path, place) => {
    expect(toRowPath(table, path)).toEqual(place);
  });
});
