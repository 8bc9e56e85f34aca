import { describe, expect, it } from 'vitest';
import type { FieldValue } from '#model/FormDefinition.ts';
import type { IndexedEntry } from '#server/reference/createReferenceIndex.ts';
import { findEntries } from '#server/reference/findEntries.ts';
import type { EntryQuery } from '#server/reference/readEntryQuery.ts';

const entry = (name: string, values: Record<string, FieldValue>): IndexedEntry => ({
  ...{ key: name, name, version: 'v1', sort: name, text: `${name} pump` },
  values: new Map(Object.entries(values)),
  sourced: new Set(),
});
const ENTRIES = [
  entry('air', { power: 5, cop: 3 }),
  entry('brine', { power: 10, cop: null }),
  entry('ground', { cop: 4 }),
  entry('water', { power: 2, cop: 3 }),
];
const BY_NAME: EntryQuery['sort'] = { text: 'name', field: undefined, isDescending: false };

function find(query: Partial<Pick<EntryQuery, 'words' | 'ranges' | 'sort'>>) {
  const index = { entries: ENTRIES, fields: new Map(), ranges: [] };
  return findEntries(index, { words: [], ranges: [], fields: [], sort: BY_NAME, ...query });
}
const names = (...query: Parameters<typeof find>) => find(...query).map(({ name }) => name);
const range = (field: string, least: number, most: number) => ({ field, least, most });

describe('the entries that are wanted', () => {
  it('are all of the set, without words and ranges', () => {
    expect(find({})).toBe(ENTRIES);
  });

  it.each<[words: string[], found: string[]]>([
    [['pump'], ['air', 'brine', 'ground', 'water']],
    [['r'], ['air', 'brine', 'ground', 'water']],
    [['in'], ['brine']],
    [
      ['r', 'p', 'n'],
      ['brine', 'ground'],
    ],
    [['air', 'water'], []],
    [['none'], []],
  ])('contain each of the words %j: %j', (words, found) => {
    expect(names({ words })).toEqual(found);
  });

  it.each<[least: number, most: number, found: string[]]>([
    [2, 10, ['air', 'brine', 'water']],
    [2.1, 9.9, ['air']],
    [5, 5, ['air']],
    [6, Number.POSITIVE_INFINITY, ['brine']],
    [Number.NEGATIVE_INFINITY, 5, ['air', 'water']],
    [11, 20, []],
  ])('have a number from %d to %d, both included: %j', (least, most, found) => {
    expect(names({ ranges: [range('power', least, most)] })).toEqual(found);
  });

  it('fulfil every range and every word', () => {
    expect(names({ ranges: [range('power', 0, 9), range('cop', 3, 3)] })).toEqual(['air', 'water']);
    expect(names({ ranges: [range('power', 0, 4), range('cop', 4, 4)] })).toEqual([]);
    expect(names({ words: ['air'], ranges: [range('power', 0, 9)] })).toEqual(['air']);
    expect(names({ words: ['brine'], ranges: [range('power', 0, 9)] })).toEqual([]);
  });

  it('have a number at all', () => {
    const all = range('cop', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    expect(names({ ranges: [all] })).toEqual(['air', 'ground', 'water']);
  });
});

describe('the order of the entries', () => {
  it.each<[field: string | undefined, isDescending: boolean, found: string[]]>([
    [undefined, false, ['air', 'brine', 'ground', 'water']],
    [undefined, true, ['water', 'ground', 'brine', 'air']],
    ['power', false, ['water', 'air', 'brine', 'ground']],
    ['power', true, ['brine', 'air', 'water', 'ground']],
    ['cop', false, ['air', 'water', 'ground', 'brine']],
    ['cop', true, ['ground', 'air', 'water', 'brine']],
  ])('is that of the field %s, descending: %s; those without a number come last: %j', (field, isDescending, found) => {
    expect(names({ sort: { text: '', field, isDescending } })).toEqual(found);
  });

  it('concerns only those that are found, and leaves the set as it is', () => {
    const sort = { text: '-power', field: 'power', isDescending: true };
    expect(names({ words: ['a'], sort })).toEqual(['air', 'water']);
    expect(names({ words: ['r'], sort: { ...sort, field: undefined } })).toEqual(['water', 'ground', 'brine', 'air']);
    expect(names({})).toEqual(['air', 'brine', 'ground', 'water']);
  });
});
