import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import {
  choiceText,
  fieldText,
  isSameTable,
  isSameValue,
  type ParsedField,
  parseFieldText,
  readTableText,
  rowTexts,
  tableText,
  toTableValue,
  writeTableText,
} from '#model/fieldText.ts';
import { keepsSpaces } from '#model/keepsSpaces.ts';
import { createTable, createTableField } from '../fixtures/createTable.ts';
import { copField } from './copField.ts';
import { createFlow } from './createFlow.ts';

const field = (parts: Partial<FieldDefinition>): FieldDefinition => createFlow({ type: 'text', ...parts });

const CHOICES = [
  { value: 1, label: 'One' },
  { value: 2, label: 'Two' },
];

const ODD_CHOICES = [
  { value: null, label: 'None' },
  { value: { power: 2 }, label: 'Two' },
];
const PERIODS = createTable({ from: {}, band: { type: 'text' } });

describe('the text of a value', () => {
  it.each<[Partial<FieldDefinition>, unknown, string]>([
    [{ type: 'flag' }, true, 'true'],
    [{ type: 'flag' }, 'true', 'true'],
    [{ type: 'flag' }, false, 'false'],
    [{ type: 'flag' }, 'yes', 'false'],
    [{ type: 'flag' }, null, 'false'],
    [{ type: 'number' }, null, ''],
    [{ type: 'number' }, undefined, ''],
    [{ type: 'number' }, 1e-7, '0.0000001'],
    [{ type: 'choice', choices: CHOICES }, 2, '2'],
    [{}, 'Perfect', 'Perfect'],
    [{ lowercase: true }, 'Perfect', 'perfect'],
    [{}, undefined, ''],
    [{}, true, 'true'],
    [{}, [1, 'x'], '1,x'],
    [{}, [], ''],
    [{}, [1, { power: 2 }], '[1,{"power":2}]'],
    [{}, { power: 2 }, '{"power":2}'],
    [{ type: 'choice', choices: CHOICES }, 3, '3'],
    [{ type: 'choice', choices: CHOICES }, undefined, ''],
    [{ type: 'choice', choices: ODD_CHOICES }, null, 'null'],
    [{ type: 'choice', choices: ODD_CHOICES }, { power: 2 }, '{"power":2}'],
    [{ type: 'choice', choices: ODD_CHOICES, whenEmpty: 'absent' }, null, 'null'],
    [{ type: 'choice', choices: ODD_CHOICES, whenEmpty: 'null' }, null, ''],
    [{ type: 'flag', whenEmpty: 'absent' }, undefined, ''],
    [{ type: 'flag', whenEmpty: 'null' }, null, ''],
    [{ type: 'flag', whenEmpty: 'null' }, false, 'false'],
    [{ type: 'flag', whenEmpty: 'null' }, true, 'true'],
    [{ type: 'flag', whenEmpty: 'null' }, 'often', 'often'],
    [{ type: 'flag', whenEmpty: 'null' }, 5, '5'],
    [{ type: 'rows', table: PERIODS }, undefined, '[]'],
    [{ type: 'rows', table: PERIODS }, [{ from: 6 }], '[{"from":"6","band":""}]'],
    [{ type: 'rows', table: PERIODS, whenEmpty: 'absent' }, undefined, ''],
    [{ type: 'rows', table: PERIODS, whenEmpty: 'absent' }, null, '[]'],
    [{ type: 'rows', table: PERIODS, whenEmpty: 'null' }, null, ''],
    [{ type: 'rows', table: PERIODS, whenEmpty: 'null' }, undefined, ''],
    [{ type: 'map' }, { x: [1], y: [2], z: [[3]] }, '{"x":["1"],"y":["2"],"z":[["3"]]}'],
  ])('%j of %j is %j', (parts, value, text) => {
    expect(fieldText(field(parts), value)).toBe(text);
  });
});

describe('the value of a text', () => {
  it.each<[Partial<FieldDefinition>, string, ParsedField]>([
    [{ type: 'number' }, ' 1.5 ', { value: 1.5 }],
    [{ type: 'integer' }, '', { value: null }],
    [{ type: 'number' }, '1,5', { problem: 'comma' }],
    [{ type: 'integer' }, 'x', { problem: 'malformed' }],
    [{ type: 'flag' }, 'true', { value: true }],
    [{ type: 'flag' }, '', { value: false }],
    [{ type: 'choice', choices: CHOICES }, '2', { value: 2 }],
    [{ type: 'choice', choices: CHOICES }, '3', { value: '3' }],
    [{ type: 'choice' }, 'a', { value: 'a' }],
    [{}, ' a ', { value: 'a' }],
    [{ rows: 3 }, ' a ', { value: ' a ' }],
    [{ input: 'password' }, ' a ', { value: ' a ' }],
    [{ input: 'email' }, ' a ', { value: 'a' }],
    [{ type: 'list' }, ' 1, 2 ', { value: ' 1, 2 ' }],
    [{ text: 'verbatim' }, ' a ', { value: ' a ' }],
    [{ whenEmpty: 'null' }, ' ', { value: null }],
    [{ whenEmpty: 'absent' }, '', { value: undefined }],
    [{ whenEmpty: 'null' }, 'a', { value: 'a' }],
    [{ whenEmpty: 'null', text: 'verbatim' }, ' ', { value: ' ' }],
    [{ whenEmpty: 'null', text: 'verbatim' }, '', { value: null }],
    [{ type: 'flag' }, 'often', { value: false }],
    [{ type: 'flag', whenEmpty: 'null' }, 'often', { value: 'often' }],
    [{ type: 'flag', whenEmpty: 'null' }, 'false', { value: false }],
    [{ type: 'flag', whenEmpty: 'null' }, 'true', { value: true }],
    [{ type: 'choice', choices: ODD_CHOICES }, 'null', { value: null }],
    [{ type: 'choice', choices: ODD_CHOICES }, '{"power":2}', { value: { power: 2 } }],
    [{ type: 'rows', table: PERIODS }, '[{"from":"6"}]', { value: [{ from: 6, band: '' }] }],
    [{ type: 'rows', table: PERIODS, whenEmpty: 'null' }, '', { value: null }],
    [copField(), '', { value: null }],
    [copField(), 'COP', { problem: 'malformed' }],
  ])('%j of %j is %j', (parts, text, value) => {
    expect(parseFieldText(field(parts), text)).toEqual(value);
  });
});

describe('two texts', () => {
  it.each<[Partial<FieldDefinition>, string, string, boolean]>([
    [{ type: 'number' }, '1', '1.0', true],
    [{ type: 'number' }, '1', '2', false],
    [{ type: 'number' }, 'x', 'x', true],
    [{ type: 'number' }, 'x', 'y', false],
    [{ type: 'number' }, '1', 'x', false],
    [{ type: 'number' }, 'x', '1', false],
    [{ type: 'number' }, '', ' ', true],
    [{ type: 'list' }, '1,2', '1.0, 2', true],
    [{ type: 'list' }, '1,2', '1,3', false],
    [{ type: 'list' }, '1,2,x', '1,2', false],
    [{ type: 'list' }, '1,2', '1,2,x', false],
    [{ type: 'list' }, '1,x', '1,y', false],
    [{}, 'a', ' a', true],
    [{ rows: 2 }, 'a', ' a', false],
    [{ type: 'number', whenEmpty: 'absent' }, '', 'x', false],
    [{ type: 'map' }, '{"x":["1"],"y":["2"],"z":[["3"]]}', '{"x":["1.0"],"y":["2"],"z":[["3"]]}', true],
    [{ type: 'rows', table: PERIODS }, '[{"from":"1"}]', '[{"from":"1.0","band":""}]', true],
    [{ type: 'rows', table: PERIODS }, '[{"from":"1"}]', '[{"from":"2"}]', false],
  ])('in %j %j and %j mean the same: %s', (parts, a, b, isSame) => {
    expect(isSameValue(field(parts), a, b)).toBe(isSame);
  });
});

it('a number is refused in another currency than that of its record', () => {
  const price = field({ type: 'number', unit: '{currency}/kWh' });
  expect(parseFieldText(price, '5 EUR/kWh', 'EUR')).toEqual({ value: 5 });
  expect(parseFieldText(price, '5 USD/kWh', 'EUR')).not.toHaveProperty('value');
});

describe('the text of rows', () => {
  const nested = createTable({ name: { type: 'text' }, steps: { type: 'rows', table: createTable({ km: {} }) } });

  it('holds the rows of a table inside them as they are', () => {
    const rows = [
      { name: '[old]', steps: '[{"km":"5"}]' },
      { name: '', steps: '' },
      { name: 'Van', steps: '[]', other: '[1]' },
    ];
    const text =
      '[{"name":"[old]","steps":[{"km":"5"}]},{"name":"","steps":""},{"name":"Van","steps":[],"other":"[1]"}]';
    expect(writeTableText(nested, rows)).toBe(text);
    expect(readTableText(text)).toEqual([
      { name: '[old]', steps: '[{"km":"5"}]' },
      { name: '', steps: '' },
      { name: 'Van', steps: '[]', other: '[1]' },
    ]);
  });

  it.each<[string, object[]]>([
    ['', []],
    ['[', []],
    ['{"from":"1"}', []],
    ['"from"', []],
    ['[1, null, ["6"], {"from":"6"}]', [{ from: '6' }]],
    ['[{"from":6,"band":null,"price":"1"}]', [{ price: '1' }]],
  ])('is read as far as it is one: %s', (text, rows) => {
    expect(readTableText(text)).toEqual(rows);
  });

  it('has a text for each column', () => {
    expect(rowTexts(PERIODS, { from: 6 })).toEqual({ from: '6', band: '' });
    expect(tableText(PERIODS, [{ band: 'night' }])).toBe('[{"from":"","band":"night"}]');
    expect(tableText(PERIODS, 'night')).toBe('[]');
  });

  it.each<[string, string, boolean]>([
    ['[]', '[]', true],
    ['[{"from":"1","band":"night"}]', '[{"band":"night","from":"1.0"}]', true],
    ['[{"from":"1","band":"night"}]', '[{"from":"1","band":"day"}]', false],
    ['[{"from":"1"},{"from":"2"}]', '[{"from":"1"},{"from":"3"}]', false],
    ['[{"from":"1"},{"from":"2"}]', '[{"from":"3"},{"from":"2"}]', false],
    ['[{"from":"1"}]', '[{"from":"1"},{}]', false],
    ['[{}]', '[{"from":"","band":""}]', true],
    ['[]', '[{"from":"1"}]', false],
  ])('means the same or not: %s and %s', (a, b, isSame) => {
    expect(isSameTable(PERIODS, a, b)).toBe(isSame);
    expect(isSameTable(PERIODS, b, a)).toBe(isSame);
  });
});

describe('the value of rows', () => {
  const object = createTable({ from: {} }, { makes: 'object' });
  it.each<[string, FieldDefinition, Record<string, string>[], unknown]>([
    ['none in a field that is no table', createFlow(), [{ from: '1' }], []],
    ['no rows', createTableField(PERIODS), [], []],
    ['no rows, which are null', createTableField(PERIODS, { whenEmpty: 'null' }), [], null],
    ['no rows, which are absent', createTableField(PERIODS, { whenEmpty: 'absent' }), [], undefined],
    ['no object', createTableField(object), [], undefined],
    ['an object', createTableField(object, { whenEmpty: 'null' }), [{ from: '1' }], { from: 1 }],
    [
      'no cell that is not a number',
      createTableField(PERIODS),
      [{ from: 'x' }, { from: '2', band: ' a ' }],
      [{ band: '' }, { from: 2, band: 'a' }],
    ],
    [
      'null in a list',
      createTableField(createTable({ value: {} }, { isList: true })),
      [{ value: 'x' }, { value: '2' }],
      [null, 2],
    ],
    ['a cell without a text', createTableField(PERIODS), [{}], [{ from: null, band: '' }]],
  ])('is %s', (_, table, rows, value) => {
    expect(toTableValue(table, rows)).toEqual(value);
  });
});

it.each<[Partial<FieldDefinition>, boolean]>([
  [{}, false],
  [{ rows: 2 }, true],
  [{ input: 'password' }, true],
  [{ input: 'email' }, false],
  [{ text: 'verbatim' }, true],
  [{ text: 'name' }, false],
])('spaces around a text of %j belong to it: %s', (parts, keeps) => {
  expect(keepsSpaces(field(parts))).toBe(keeps);
});

it.each([
  ['fixed', 'fixed'],
  [2, '2'],
  [false, 'false'],
  [null, 'null'],
  [[1, 2], '[1,2]'],
])('the text of the choice %j is %s', (value, text) => {
  expect(choiceText(value)).toBe(text);
});
