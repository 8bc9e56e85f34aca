import { describe, expect, it } from 'vitest';
import { Invalid } from '#server/Failure.ts';
import type { EntryField } from '#server/reference/entryFields.ts';
import { readEntryQuery } from '#server/reference/readEntryQuery.ts';

const field = (isNumber: boolean): EntryField => ({ isNumber, read: () => null, toText: () => undefined });

const KNOWN = new Map([
  ['hub_height', field(true)],
  ['charging.power', field(true)],
  ['maker', field(false)],
  ['cut-out', field(true)],
]);

const read = (sent: Parameters<typeof readEntryQuery>[0]) => readEntryQuery(sent, KNOWN);

function findFaults(sent: Parameters<typeof readEntryQuery>[0]) {
  try {
    read(sent);
    return [];
  } catch (error) {
    if (error instanceof Invalid) return error.faults;
    throw error;
  }
}

const BY_NAME = { text: 'name', field: undefined, isDescending: false };

it('a call without parameters lists all entries by name', () => {
  expect(read({})).toEqual({ words: [], ranges: [], fields: [], sort: BY_NAME });
  expect(read({ search: '', filter: '', fields: ',' })).toEqual({ words: [], ranges: [], fields: [], sort: BY_NAME });
});

it('a search is words in lower case', () => {
  expect(read({ search: ' Enercon  E-82 ' }).words).toEqual(['enercon', 'e-82']);
});

describe('the values of entries', () => {
  it('are shown for numbers and texts', () => {
    expect(read({ fields: 'hub_height,,maker' }).fields).toEqual(['hub_height', 'maker']);
  });

  it.each([
    ['hub_height', { text: 'hub_height', field: 'hub_height', isDescending: false }],
    ['-hub_height', { text: '-hub_height', field: 'hub_height', isDescending: true }],
    ['-name', { text: '-name', field: undefined, isDescending: true }],
    ['name', BY_NAME],
    ['cut-out', { text: 'cut-out', field: 'cut-out', isDescending: false }],
  ])('sort them by %s', (sort, expected) => {
    expect(read({ sort }).sort).toEqual(expected);
  });

  const [LEAST, MOST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

  it.each([
    ['hub_height:80..120', [{ field: 'hub_height', least: 80, most: 120 }]],
    ['hub_height:80..', [{ field: 'hub_height', least: 80, most: MOST }]],
    ['hub_height:..120', [{ field: 'hub_height', least: LEAST, most: 120 }]],
    ['hub_height:80..80', [{ field: 'hub_height', least: 80, most: 80 }]],
    ['hub_height:-.5..0.5', [{ field: 'hub_height', least: -0.5, most: 0.5 }]],
    [
      'hub_height:80..,charging.power:..22',
      [
        { field: 'hub_height', least: 80, most: MOST },
        { field: 'charging.power', least: LEAST, most: 22 },
      ],
    ],
  ])('are limited by %s', (filter, ranges) => {
    expect(read({ filter }).ranges).toEqual(ranges);
  });
});

describe('a call is refused', () => {
  it.each([
    'hub_height',
    'hub_height:80',
    'hub_height:..',
    ':80..120',
    'x:hub_height:80..120',
    ':hub_height:80..120',
    'hub_height:80..120\n5',
    'hub_height:80..120m',
    'hub_height:120..80',
    'hub_height:80...120',
    'hub_height:a..120',
    'hub_height:80..b',
  ])('for %s, which is not a range', (filter) => {
    expect(findFaults({ filter })).toEqual([
      { field: 'filter', value: filter, message: `${filter} is not a range such as hub_height:80..120` },
    ]);
  });

  it('for all that it names wrongly', () => {
    const sent = { filter: 'maker:1..2,rotor:1..', fields: 'rotor,maker', sort: '-maker' };
    expect(findFaults(sent)).toEqual([
      { field: 'filter', value: sent.filter, message: 'There is no field maker that holds a number' },
      { field: 'filter', value: sent.filter, message: 'There is no field rotor' },
      { field: 'fields', value: sent.fields, message: 'There is no field rotor' },
      { field: 'sort', value: '-maker', message: 'There is no field maker that holds a number' },
    ]);
  });
});
