import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { findPlaces, listPlaces } from '#model/formPlaces.ts';
import { readPlaceMarks } from '#model/placeMarks.ts';
import { findPlace } from '#model/tabFields.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const NONE = () => false;

describe('fields and curves are found', () => {
  it.each<[query: string, first: string]>([
    ['capacity', 'Capacity'],
    ['CAPA', 'Capacity'],
    ['  aging   cycle ', 'Cycle aging'],
    ['max_cycles', 'Cycle aging'],
    ['depth of discharge', 'Cycle aging'],
    ['EUR/kWh', 'Specific investment'],
    ['kilowatt hour', 'Capacity'],
    ['operation initial', 'Initial state of charge'],
  ])('by %s', (query, first) => {
    const { definition } = getKind('basicstorage');
    expect(findPlaces(listPlaces(definition, 'EUR'), query, NONE)[0]?.title).toBe(first);
  });

  it('without regard to accents, and all of them by nothing', () => {
    const { definition } = getKind('basicstorage');
    const places = listPlaces(definition, 'EUR');
    expect(findPlaces(places, 'càpacîty', NONE)[0]?.title).toBe('Capacity');
    expect(findPlaces(places, ' ', NONE)).toEqual(places);
    expect(findPlaces(places, 'capacity xyz', NONE)).toEqual([]);
  });
});

it('marks are asked for, also begun and beside words', () => {
  const kind = getKind('basicstorage');
  const values = { ...createDefaults(kind.definition), name: 'Rig' };
  const store = new DraftStore({ kind, mode: 'edit', values });
  const find = (query: string) =>
    findPlaces(listPlaces(kind.definition, 'EUR'), query, readPlaceMarks(store)).map(({ title }) => title);
  expect([find('@modified'), find('@warning'), find('@error')]).toEqual([[], ['Initial state of charge'], []]);
  store.type('capacity', '-1');
  store.change({ max_cycles: '5, 4, 3' });
  store.validateNow();
  expect(find('@modified')).toEqual(['Capacity', 'Cycle aging']);
  expect(find('@mod capa')).toEqual(['Capacity']);
  expect(find('@error')).toEqual(['Capacity', 'Cycle aging']);
  expect(find('@')).toEqual(['Capacity', 'Cycle aging', 'Initial state of charge']);
  expect(find('@none')).toEqual([]);
  store.dispose();
});

it.each(KIND_ROWS)('%s: each place leads to a tab, and each shown field has one', (_, { definition }) => {
  const places = listPlaces(definition, 'EUR');
  for (const { names, title } of places) {
    expect(findPlace(definition, names[0])).toBeDefined();
    expect(title).not.toContain('{');
  }
  const shown = Object.values(definition.fields).filter(({ hidden, name }) => !hidden && findPlace(definition, name));
  expect(new Set(places.flatMap(({ names }) => names))).toEqual(new Set(shown.map(({ name }) => name)));
});
