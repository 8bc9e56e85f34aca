import { afterEach, expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import type { FormDefinition, Issue } from '#model/FormDefinition.ts';
import { listPlaces, PLACE_MARKS } from '#model/formPlaces.ts';
import { readPlaceMarks } from '#model/placeMarks.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const DEFINITION: FormDefinition = {
  id: 'battery',
  title: 'Battery',
  description: '',
  version: '1',
  fields: createFields({
    name: { type: 'text', title: 'Name' },
    capacity: { title: 'Capacity', unit: 'kWh', warn: { maximum: 1000 } },
    power: { title: 'Power', unit: 'kW' },
    depths: { type: 'list', title: 'Depths', curve: 'aging' },
    cycles: { type: 'list', title: 'Cycles', curve: 'aging' },
    periods: {
      type: 'rows',
      title: 'Periods',
      table: { row: 'period', least: 0, most: 5, fields: createFields({ price: { title: 'Price', minimum: 0 } }) },
    },
  }),
  objects: {},
  curves: {
    aging: {
      id: 'aging',
      title: 'Cycle aging',
      help: '',
      x: { title: 'Depth of discharge', unit: '%', source: { field: 'depths' } },
      y: [{ title: 'Cycles', source: { field: 'cycles' } }],
      rising: true,
      outside: 'none',
    },
  },
  rules: [],
  tabs: [
    {
      id: 'general',
      title: 'General',
      groups: [{ title: 'General', items: ['name', 'capacity', 'power', 'aging', 'periods'] }],
    },
  ],
};

const stores: DraftStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

function open(values = {}, issues: Issue[] = []): DraftStore {
  const kind = { definition: DEFINITION, validate: () => issues };
  const stored = { name: 'Rig', capacity: 5, power: 2, depths: '10, 20', cycles: '5, 4', periods: [{ price: 1 }] };
  const store = new DraftStore({ kind, mode: 'edit', values: { ...stored, ...values } });
  stores.push(store);
  return store;
}

/** The titles of the places with each mark. */
function read(store: DraftStore) {
  const hasMark = readPlaceMarks(store);
  const places = listPlaces(DEFINITION, 'EUR');
  const marked = PLACE_MARKS.map((mark) => [
    mark,
    places.filter((place) => hasMark(place, mark)).map(({ title }) => title),
  ]);
  return Object.fromEntries(marked);
}

const NUMBERS = ['Capacity', 'Power', 'Cycle aging', 'Periods'];

it('a form as it is stored has the marks of its sources alone', () => {
  expect(read(open())).toEqual({ modified: [], warning: [], error: [], source: [], unsourced: NUMBERS });
  const sources = { power: { source: 'Data sheet' }, aging: { source: 'Letter' } };
  expect(read(open({ sources, capacity: null }))).toEqual({
    modified: [],
    warning: [],
    error: [],
    source: ['Power', 'Cycle aging'],
    unsourced: ['Periods'],
  });
});

it('a changed field is modified, and a curve with any of its fields', () => {
  const store = open();
  store.change({ power: '3', cycles: '5, 3' });
  expect(read(store).modified).toEqual(['Power', 'Cycle aging']);
});

it('an unusual value has a warning', () => {
  expect(read(open({ capacity: 2000 })).warning).toEqual(['Capacity']);
});

it('a table has the faults of its cells', () => {
  const issues = [
    { field: 'periods/0/price', code: 'minimum', params: { limit: 0 } },
    { field: 'cycles', code: 'pattern', params: {} },
  ];
  const store = open({ periods: [{ price: -1 }] }, issues);
  store.type('power', 'x');
  store.validateNow();
  expect(store.form().errors.map(({ field }) => field)).toContain('power');
  expect(read(store).error).toEqual(['Power', 'Cycle aging', 'Periods']);
});
