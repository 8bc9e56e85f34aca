import { describe, expect, it } from 'vitest';
import { differingItems, formItems } from '#model/formItems.ts';
import { countByTab, countChanges, findPlace, oncePerItem, tabFields } from '#model/tabFields.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('basicstorage');
const CURVE = 'power_by_soc';
const LISTS = ['soc_percentage', 'charge_power_percentage', 'discharge_power_percentage'];
const form = (changed: string[], faulty: string[] = []) => ({
  changed,
  errors: [],
  shownErrors: faulty.map((field) => ({ field, message: 'Invalid value' })),
  canUndo: false,
  canRedo: false,
});

describe('the fields of a tab', () => {
  it('are those of its curves as well, and every shown field is in one tab', () => {
    const shown = definition.tabs.map((tab) => tabFields(definition, tab));
    expect(shown.find((fields) => fields.includes('soc_percentage'))).toEqual(expect.arrayContaining(LISTS));
    const visible = Object.values(definition.fields).filter(({ hidden, system }) => !hidden && !system);
    expect(shown.flat().toSorted()).toEqual(visible.map(({ name }) => name).toSorted());
  });

  it.each([
    ['capacity', { tab: 'general', item: 'capacity' }],
    ['charge_power_percentage', { tab: 'operation', item: CURVE }],
    ['reserve_duration_hours', undefined],
    ['rotor', undefined],
  ])('%s is found in its place', (field, place) => {
    expect(findPlace(definition, field)).toEqual(place);
  });
});

describe('what a person counts', () => {
  it('are fields and whole curves, by tab', () => {
    const counts = countByTab(definition, form(['capacity', 'c', ...LISTS], ['name', ...LISTS]));
    expect(counts.filter(({ errors, changes }) => errors + changes > 0)).toEqual([
      { id: 'general', title: 'General Details', errors: 1, changes: 2 },
      { id: 'operation', title: 'Operation', errors: 1, changes: 1 },
    ]);
    expect(counts.map(({ id }) => id)).toEqual(definition.tabs.map(({ id }) => id));
  });

  it('are fields and whole curves, in all', () => {
    expect(countChanges(definition, form([]))).toBe(0);
    expect(countChanges(definition, form(['capacity', 'rotor', ...LISTS]))).toBe(3);
  });

  it('are the first fault of each field or curve', () => {
    const faults = ['soc_percentage', 'capacity', 'charge_power_percentage', 'rotor', 'capacity'];
    const once = oncePerItem(
      definition,
      faults.map((field, row) => ({ field, row })),
    );
    expect(once).toEqual([
      { field: 'soc_percentage', row: 0 },
      { field: 'capacity', row: 1 },
      { field: 'rotor', row: 3 },
    ]);
  });
});

describe('the items of a form', () => {
  it('are its fields and curves, each once, without those of the server', () => {
    const items = formItems(definition);
    expect(items.filter(({ item }) => item === CURVE)).toEqual([
      { item: CURVE, title: 'Charge and discharge power', fields: LISTS },
    ]);
    expect(items.find(({ item }) => item === 'capacity')).toEqual({
      item: 'capacity',
      title: 'Capacity',
      fields: ['capacity'],
    });
    expect(items.map(({ item }) => item)).not.toContain('subclass');
    expect(items.map(({ item }) => item)).not.toContain('id');
    // A hidden field has no place, and is an item all the same.
    expect(items.find(({ item }) => item === 'reserve_duration_hours')?.fields).toEqual(['reserve_duration_hours']);
  });
});

it.each<[Record<string, string>, Record<string, string>, string[]]>([
  [{}, {}, []],
  [{ capacity: '1' }, { capacity: '1.0' }, []],
  [{ capacity: '1' }, {}, ['capacity']],
  [{}, { name: 'Rig' }, ['name']],
  [{ name: 'Rig', dod: '1, 2' }, { name: 'Rig', max_cycles: '1, 2' }, ['cycle_aging']],
  [{ rotor: '1' }, { rotor: '2' }, []],
])('%j and %j differ in %j', (a, b, items) => {
  expect(differingItems(definition, a, b).map(({ item }) => item)).toEqual(items);
});
