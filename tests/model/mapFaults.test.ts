import { describe, expect, it, test } from 'vitest';
import { findMapFaults } from '#model/mapFaults.ts';
import { mapMessage } from '#model/mapMessages.ts';
import { COP_VALUE, copField } from './copField.ts';

const limits = copField().map ?? { x: { title: '' }, y: { title: '' }, z: { title: '' } };

/** The messages of a value, as a person reads them. */
const messages = (value: unknown) => findMapFaults(value, limits).map((fault) => mapMessage(limits, fault));

describe('a map that may not be stored', () => {
  test.each<[string, unknown, string[]]>([
    ['a number', 3, ['Invalid value']],
    ['no z', { x: [1, 2], y: [3, 4] }, ['COP: Please enter a valid number']],
    ['one column', { ...COP_VALUE, x: [1], z: [[3], [2]] }, ['Source temperature: At least 2 columns are needed']],
    [
      'too many columns',
      { ...COP_VALUE, x: Array.from({ length: 101 }, (_, index) => index) },
      ['Source temperature: At most 100 columns are allowed'],
    ],
    [
      'x that falls',
      { ...COP_VALUE, x: [0, -10] },
      ['Source temperature, column 2: Must be greater than in the column before'],
    ],
    [
      'y twice the same',
      { ...COP_VALUE, y: [35, 35] },
      ['Sink temperature, row 2: Must be greater than in the row above'],
    ],
    ['a row too few', { ...COP_VALUE, z: [[3.1, 3.6]] }, ['COP: Needs a row for each y, with a value for each x']],
    [
      'a value too few',
      { ...COP_VALUE, z: [[3.1, 3.6], [2.2]] },
      ['COP, row 2: Needs a row for each y, with a value for each x'],
    ],
    [
      'a value below the limit',
      {
        ...COP_VALUE,
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
        ...COP_VALUE,
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
        ...COP_VALUE,
        z: [
          [null, 3.6],
          [2.2, 2.5],
        ],
      },
      ['COP at 35 °C, -10 °C: Please enter a valid number'],
    ],
    ['a list that no map has', { ...COP_VALUE, w: [] }, ['w: Unknown field']],
  ])('%s', (_, value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  it('is absent if all is valid', () => {
    expect(messages(COP_VALUE)).toEqual([]);
  });
});
