import { describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { type FormPlace, findPlaces, listPlaces, type PlaceMark } from '#model/formPlaces.ts';
import { readPlaceMarks } from '#model/placeMarks.ts';
import { findPlace } from '#model/tabFields.ts';
import { createForm } from '../fixtures/createForm.ts';
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

const AGING: CurveDefinition = {
  id: 'aging',
  title: 'Cycle aging',
  help: 'From the data sheet',
  x: { title: 'Depth of discharge', source: { field: 'depths' } },
  y: [
    { title: 'Cycles', unit: 'cycles/{currency}', source: { field: 'cycles' } },
    { title: 'Losses', unit: '%', source: { field: 'losses' } },
  ],
  rising: true,
  outside: 'hold',
};

const STORAGE = createForm(
  {
    price: { title: 'Price in {currency}', unit: '{currency}/kWh', unitName: 'Kilowatt hours', help: 'Without VÄT' },
    secret: { title: 'Secret', hidden: true },
    'charging/power': { title: 'Power' },
    'charging/mode': { title: 'Mode', hidden: true },
    power: { title: 'Peak power', unit: 'kW' },
    depths: { type: 'list' },
    cycles: { type: 'list' },
    losses: { type: 'list' },
  },
  {
    objects: { charging: { title: 'Charging' } },
    curves: { aging: AGING, empty: { ...AGING, id: 'empty', x: { title: '', source: { from: 1, to: 3 } }, y: [] } },
    tabs: [
      {
        id: 'general',
        title: 'General',
        groups: [
          { title: 'Cost', items: ['price', 'secret', 'missing'] },
          { title: 'Grid', items: ['charging', 'power'] },
        ],
      },
      { id: 'curves', title: 'Curves', groups: [{ title: 'Áging', items: ['aging', 'empty'] }] },
    ],
  },
);

const PLACES = listPlaces(STORAGE, 'EUR');

describe('the places of a form', () => {
  it('are what its tabs show, with all words about it', () => {
    expect(PLACES).toEqual([
      {
        names: ['price'],
        title: 'Price in EUR',
        unit: 'EUR/kWh',
        tab: 'General',
        group: 'Cost',
        words: 'price in eur eur/kwh price without vat kilowatt hours cost general',
      },
      {
        names: ['charging/power'],
        title: 'Charging › Power',
        unit: undefined,
        tab: 'General',
        group: 'Grid',
        words: 'charging › power  charging/power   grid general',
      },
      {
        names: ['power'],
        title: 'Peak power',
        unit: 'kW',
        tab: 'General',
        group: 'Grid',
        words: 'peak power kw power   grid general',
      },
      {
        names: ['depths', 'cycles', 'losses'],
        title: 'Cycle aging',
        unit: 'cycles/EUR',
        tab: 'Curves',
        group: 'Áging',
        words:
          'cycle aging cycles/eur depths cycles losses from the data sheet depth of discharge cycles losses aging curves',
      },
    ]);
  });

  it.each<[string, string[]]>([
    ['', ['Price in EUR', 'Charging › Power', 'Peak power', 'Cycle aging']],
    ['power', ['Charging › Power', 'Peak power']],
    ['peak', ['Peak power']],
    ['g', ['Charging › Power', 'Cycle aging', 'Price in EUR', 'Peak power']],
    ['PÖWER grid', ['Charging › Power', 'Peak power']],
    ['c', ['Charging › Power', 'Cycle aging', 'Price in EUR']],
    ['  price\tcost ', ['Price in EUR']],
    ['price grid', []],
    ['general p', ['Price in EUR', 'Charging › Power', 'Peak power']],
    ['price in', ['Price in EUR']],
  ])('are found by %j, those first whose title begins so', (query, titles) => {
    expect(findPlaces(PLACES, query, NONE).map(({ title }) => title)).toEqual(titles);
  });

  it.each<[string, string[]]>([
    ['@', ['Price in EUR', 'Peak power']],
    ['@m', ['Price in EUR']],
    ['@modified', ['Price in EUR']],
    ['@modifiedx', []],
    ['@u', ['Cycle aging']],
    ['@unsourced', ['Cycle aging']],
    ['@so', ['Peak power']],
    ['@m @so', []],
    ['@ power', ['Peak power']],
    ['@u power', []],
  ])('are found by their marks: %s', (query, titles) => {
    const marks: Record<string, PlaceMark> = { price: 'modified', power: 'source', depths: 'unsourced' };
    const hasMark = ({ names }: FormPlace, mark: PlaceMark) => marks[names[0]] === mark;
    expect(findPlaces(PLACES, query, hasMark).map(({ title }) => title)).toEqual(titles);
  });
});
