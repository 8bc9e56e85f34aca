import { describe, expect, it, test } from 'vitest';
import { displayText } from '#model/displayText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldText, isSameValue, parseFieldText } from '#model/fieldText.ts';
import { importedText } from '#model/importedText.ts';
import { textMessage } from '#model/issueMessage.ts';
import { findMapFaults } from '#model/mapFaults.ts';
import { mapMessage } from '#model/mapMessages.ts';
import { copField } from './copField.ts';

const cop = copField();
const VALUE = {
  x: [-10, 0],
  y: [35, 55],
  z: [
    [3.1, 3.6],
    [2.2, 2.5],
  ],
};
const TEXT = '{"x":["-10","0"],"y":["35","55"],"z":[["3.1","3.6"],["2.2","2.5"]]}';
const limits = cop.map ?? { x: { title: '' }, y: { title: '' }, z: { title: '' } };

/** The messages of a value, as a person reads them. */
const messages = (value: unknown) => findMapFaults(value, limits).map((fault) => mapMessage(limits, fault));

it('a map is a text of its cells, and the text is the map', () => {
  expect(fieldText(cop, VALUE)).toBe(TEXT);
  expect(parseFieldText(cop, TEXT)).toEqual({ value: VALUE });
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

describe('a map that may not be stored', () => {
  test.each<[string, unknown, string[]]>([
    ['a number', 3, ['Invalid value']],
    ['no z', { x: [1, 2], y: [3, 4] }, ['COP: Please enter a valid number']],
    ['one column', { ...VALUE, x: [1], z: [[3], [2]] }, ['Source temperature: At least 2 columns are needed']],
    [
      'too many columns',
      { ...VALUE, x: Array.from({ length: 101 }, (_, index) => index) },
      ['Source temperature: At most 100 columns are allowed'],
    ],
    [
      'x that falls',
      { ...VALUE, x: [0, -10] },
      ['Source temperature, column 2: Must be greater than in the column before'],
    ],
    ['y twice the same', { ...VALUE, y: [35, 35] }, ['Sink temperature, row 2: Must be greater than in the row above']],
    ['a row too few', { ...VALUE, z: [[3.1, 3.6]] }, ['COP: Needs a row for each y, with a value for each x']],
    [
      'a value too few',
      { ...VALUE, z: [[3.1, 3.6], [2.2]] },
      ['COP, row 2: Needs a row for each y, with a value for each x'],
    ],
    [
      'a value below the limit',
      {
        ...VALUE,
        z: [
          [3.1, 0.5],
          [2.2, 13],
        ],
      },
      ['COP at 35 °C, 0 °C: Value must be at least 1', 'COP at 55 °C, 0 °C: Value must be at most 12'],
    ],
    [
      'a text',
      {
        ...VALUE,
        z: [
          ['3.1', 3.6],
          [2.2, 2.5],
        ],
      },
      ['COP at 35 °C, -10 °C: Please enter a valid number'],
    ],
    [
      'no number',
      {
        ...VALUE,
        z: [
          [null, 3.6],
          [2.2, 2.5],
        ],
      },
      ['COP at 35 °C, -10 °C: Please enter a valid number'],
    ],
    ['a list that no map has', { ...VALUE, w: [] }, ['w: Unknown field']],
  ])('%s', (_, value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  it('is absent if all is valid', () => {
    expect(messages(VALUE)).toEqual([]);
  });
});

it('a stored map whose lists do not fit is shown with all its values and gaps', () => {
  expect(fieldText(cop, { x: [1], y: [1, 2], z: [[1, 2]] })).toBe(
    '{"x":["1",""],"y":["1","2"],"z":[["1","2"],["",""]]}',
  );
});

test.each<[string, unknown, ReturnType<typeof importedText>]>([
  ['a map', VALUE, { text: TEXT, reading: 'exact' }],
  ['a map of texts', { ...VALUE, x: ['-10', '0'] }, { text: TEXT, reading: 'converted' }],
  ['a list', [1, 2], { text: '', reading: 'unreadable' }],
  ['lists of a million', { x: Array(1e6).fill(1), y: Array(1e6).fill(1), z: [] }, { text: '', reading: 'unreadable' }],
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
