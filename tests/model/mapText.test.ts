import { describe, expect, it, test } from 'vitest';
import { displayText } from '#model/displayText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from '#model/fieldText.ts';
import { importedText } from '#model/importedText.ts';
import { textMessage } from '#model/issueMessage.ts';
import {
  findTextFaults,
  formatMapTexts,
  getCell,
  isSameCellText,
  isSameMap,
  mapText,
  type ParsedMap,
  parseMapText,
  readMapText,
  toNumbers,
} from '#model/mapText.ts';
import { COP_VALUE, copField } from './copField.ts';

const cop = copField();
const TEXT = '{"x":["-10","0"],"y":["35","55"],"z":[["3.1","3.6"],["2.2","2.5"]]}';
const limits = cop.map ?? { x: { title: '' }, y: { title: '' }, z: { title: '' } };
const count = (length: number) => Array.from({ length }, () => 1);

it('a map is a text of its cells, and the text is the map', () => {
  expect(fieldText(cop, COP_VALUE)).toBe(TEXT);
  expect(parseFieldText(cop, TEXT)).toEqual({ value: COP_VALUE });
});

it('no map is an empty text', () => {
  expect(fieldText(cop, null)).toBe('');
  expect(parseFieldText(cop, '')).toEqual({ value: null });
});

test.each([
  ['a number written otherwise', TEXT.replace('3.1', '3.10'), true],
  ['another number', TEXT.replace('3.1', '3.2'), false],
  ['one row less', '{"x":["-10","0"],"y":["35"],"z":[["3.1","3.6"]]}', false],
  ['a cell that holds no number', TEXT.replace('3.1', '3,1'), false],
  ['an empty map', '', false],
])('%s: the same map or not', (_, text, same) => {
  expect(isSameValue(cop, TEXT, text)).toBe(same);
  expect(isSameValue(cop, text, TEXT)).toBe(same);
});

test.each([
  ['a decimal comma', '3,1', 'COP at 35 °C, -10 °C: Please use a dot (.) for decimals'],
  ['an empty cell', '', 'COP at 35 °C, -10 °C: Please enter a valid number'],
  ['a word', 'n/a', 'COP at 35 °C, -10 °C: Please enter a valid number'],
])('%s has no value, and the message names the cell', (_, cell, message) => {
  const text = TEXT.replace('"3.1"', JSON.stringify(cell));
  const parsed = parseFieldText(cop, text);
  expect(parsed).not.toHaveProperty('value');
  expect('problem' in parsed && textMessage(cop, text, parsed)).toBe(message);
});

it('a cell beside an x that is not a number is named by its place', () => {
  const text = TEXT.replace('"-10"', '"?"').replace('"3.1"', '"99"');
  expect(textMessage(cop, text, { problem: 'malformed' })).toBe(
    'Source temperature, column 1: Please enter a valid number',
  );
});

it('a stored map whose lists do not fit is shown with all its values and gaps', () => {
  expect(fieldText(cop, { x: [1], y: [1, 2], z: [[1, 2]] })).toBe(
    '{"x":["1",""],"y":["1","2"],"z":[["1","2"],["",""]]}',
  );
});

test.each<[string, unknown, ReturnType<typeof importedText>]>([
  ['a map', COP_VALUE, { text: TEXT, reading: 'exact' }],
  ['a map of texts', { ...COP_VALUE, x: ['-10', '0'] }, { text: TEXT, reading: 'converted' }],
  ['a list', [1, 2], { text: '', reading: 'unreadable' }],
  [
    'lists of far more values than a map may have',
    { x: count(201), y: count(201), z: [] },
    { text: '', reading: 'unreadable' },
  ],
])('a file that holds %s', (_, value, expected) => {
  expect(importedText(cop, value)).toEqual(expected);
});

it.each([
  [TEXT, '2 x 2 values, 2.2 to 3.6'],
  ['', 'empty'],
  ['{"x":["",""],"y":["",""],"z":[["",""],["",""]]}', '2 x 2 values'],
])('is named by its size and range elsewhere: %s', (text, shown) => {
  expect(displayText({ ...DEFINITION, fields: { cop } }, ['cop'], { cop: text })).toBe(shown);
});

const DEFINITION = { id: 'probe', title: '', description: '', version: '', curves: {}, tabs: [], rules: [] };

// The type of a field that is not a map stays what it was.
const plain: FieldDefinition = { ...copField(), type: 'text' };
it('a text that looks like a map is a text', () => {
  expect(fieldText(plain, TEXT)).toBe(TEXT);
});

describe('the text of a value', () => {
  it.each<[string, unknown, string]>([
    ['a map', COP_VALUE, TEXT],
    ['nothing', null, ''],
    ['a list', [COP_VALUE], ''],
    ['a map without x', { y: [35], z: [[3]] }, ''],
    ['a map without y', { x: [0], z: [[3]] }, ''],
    ['a map without z', { x: [0], y: [35] }, ''],
    ['z that is not a list', { x: [0], y: [35], z: 3 }, ''],
    ['lists with nothing in them', { x: [], y: [], z: [] }, '{"x":[],"y":[],"z":[]}'],
    [
      'texts, very small numbers and others',
      { x: ['1,5'], y: [1e-7], z: [[true]] },
      '{"x":["1,5"],"y":["0.0000001"],"z":[[""]]}',
    ],
    [
      'a row that is not a list',
      { x: [0], y: [35, 55], z: [[3], null] },
      '{"x":["0"],"y":["35","55"],"z":[["3"],[""]]}',
    ],
    ['a row more than y', { x: [0], y: [35], z: [[3], [2]] }, '{"x":["0"],"y":["35",""],"z":[["3"],["2"]]}'],
    ['a value more than x', { x: [0], y: [35], z: [[3, 4]] }, '{"x":["0",""],"y":["35"],"z":[["3","4"]]}'],
    ['twice as many columns as a map may have, and more', { x: count(201), y: [35], z: [[3]] }, ''],
    ['twice as many rows as a map may have, and more', { x: [0], y: count(201), z: [[3]] }, ''],
    ['a row longer than twice that', { x: [0], y: [35], z: [[3], count(201)] }, ''],
  ])('%s', (_, value, text) => {
    expect(mapText(value)).toBe(text);
  });

  it('has twice as many values as a map may have', () => {
    expect(readMapText(mapText({ x: count(200), y: [35], z: [[3]] }))?.x).toHaveLength(200);
  });
});

describe('a text is read as a map', () => {
  it.each(['', 'COP', '{', 'null', '[1, 2]', '{"x":["0"],"y":["35"]}'])('but not where it is %j', (text) => {
    expect(readMapText(text)).toBeUndefined();
  });

  it('and written again, by its three lists alone', () => {
    const texts = {
      x: ['-10', '0'],
      y: ['35', '55'],
      z: [
        ['3.1', '3.6'],
        ['2.2', '2.5'],
      ],
    };
    expect(readMapText(TEXT)).toEqual(texts);
    expect(formatMapTexts(Object.assign({ id: 7 }, texts))).toBe(TEXT);
  });

  it.each<[string, ParsedMap]>([
    ['', { value: null }],
    ['COP', { problem: 'malformed' }],
    [TEXT, { value: COP_VALUE }],
    ['{"x":["1,5"],"y":["?"],"z":[["?"]]}', { problem: 'comma' }],
    ['{"x":["1"],"y":["1,5"],"z":[["?"]]}', { problem: 'comma' }],
    ['{"x":["1"],"y":["2"],"z":[["3"],["?"]]}', { problem: 'malformed' }],
    ['{"x":["1"],"y":["2"],"z":[["1,5"]]}', { problem: 'comma' }],
    ['{"x":["1"],"y":["2"],"z":[[""]]}', { problem: 'malformed' }],
  ])('%s has a value, or the problem of its first faulty cell', (text, parsed) => {
    expect(parseMapText(text)).toEqual(parsed);
  });

  it('with NaN for the cells that hold no number', () => {
    expect(toNumbers({ x: ['1', '1,5'], y: [''], z: [['2', 'COP']] })).toEqual({
      x: [1, Number.NaN],
      y: [Number.NaN],
      z: [[2, Number.NaN]],
    });
  });
});

it('a typed map of one column lacks another one, and nothing else', () => {
  const texts = { x: ['0'], y: ['35', '55'], z: [['3'], ['2']] };
  expect(findTextFaults(texts, limits)).toEqual([{ at: 'x', code: 'minItems', params: { limit: 2 } }]);
});

it('the faults of a typed map say what is wrong with a cell that holds no number', () => {
  const texts = {
    x: ['-10', '0'],
    y: ['35', '5,5'],
    z: [
      ['0.5', 'COP'],
      ['', '2.5'],
    ],
  };
  expect(findTextFaults(texts, limits)).toEqual([
    { at: 'y/1', code: 'comma', params: {} },
    { at: 'z/0/0', code: 'minimum', params: { limit: 1, x: -10, y: 35 } },
    { at: 'z/0/1', code: 'malformed', params: { x: 0, y: 35 } },
    { at: 'z/1/0', code: 'malformed', params: { x: -10 } },
  ]);
});

describe('two maps are the same', () => {
  it.each<[string, string, boolean]>([
    [TEXT, TEXT.replace('"-10"', '"-10.0"').replace('"55"', '"55.0"').replace('"2.5"', '"2.50"'), true],
    [TEXT, TEXT.replace('"-10"', '"-11"'), false],
    [TEXT, TEXT.replace('"55"', '"56"'), false],
    [TEXT, TEXT.replace('"2.5"', '"2.6"'), false],
    ['{"x":["1"],"y":[],"z":[]}', '{"x":["1",""],"y":[],"z":[]}', false],
    ['{"x":[],"y":["1"],"z":[]}', '{"x":[],"y":["1",""],"z":[]}', false],
    ['', '', true],
    ['COP', 'COP', true],
    ['COP', 'cop', false],
    ['', TEXT, false],
  ])('%s and %s: %s', (a, b, isSame) => {
    expect(isSameMap(a, b)).toBe(isSame);
    expect(isSameMap(b, a)).toBe(isSame);
  });

  it.each<[string, string, boolean]>([
    ['1', '1.0', true],
    ['1', '2', false],
    ['COP', 'COP', true],
    ['COP', 'cop', false],
    ['1', 'COP', false],
    ['', '0', false],
    ['', ' ', false],
  ])('as far as their cells are: %j and %j', (a, b, isSame) => {
    expect(isSameCellText(a, b)).toBe(isSame);
    expect(isSameCellText(b, a)).toBe(isSame);
  });
});

it.each([
  ['x/1', '0'],
  ['y/0', '35'],
  ['z/1/0', '2.2'],
  ['x/2', ''],
  ['y', ''],
  ['z/2/0', ''],
  ['z/0/2', ''],
])('the cell at %s holds %j', (at, text) => {
  expect(
    getCell(
      {
        x: ['-10', '0'],
        y: ['35', '55'],
        z: [
          ['3.1', '3.6'],
          ['2.2', '2.5'],
        ],
      },
      at,
    ),
  ).toBe(text);
});
