import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { FLEET, FLEET_KIND, FLEET_RECORD } from './nestedDefinition.ts';

const STORED = { id: '7', ...FLEET_RECORD };

let store: DraftStore;
const open = (values: Record<string, unknown> = STORED, texts?: Record<string, string>) =>
  new DraftStore({ kind: FLEET_KIND, mode: 'edit', values, texts });
const vehicle = (index: number) => store.tables.rows('vehicles')[index] ?? '';
const cell = (index: number, column: string) => `vehicles/${vehicle(index)}/${column}`;

beforeEach(() => {
  store = open();
});

describe('a draft of a nested record', () => {
  it('is unchanged when it is opened, and sends what is shown', () => {
    const { id: _id, horizon: _horizon, limit: _limit, share: _share, ...shown } = STORED;
    expect(store.form().changed).toEqual([]);
    expect(store.payload()).toEqual(shown);
  });

  it('marks a cell and its table once, and undoes both', () => {
    store.type(cell(0, 'count'), '5');
    expect(store.snapshot(cell(0, 'count')).changed).toBe(true);
    expect(store.snapshot(cell(1, 'count')).changed).toBe(false);
    expect(store.form().changed).toEqual(['vehicles']);
    store.type(cell(0, 'count'), '2.0');
    expect(store.form().changed).toEqual([]);
    store.undo();
    expect(store.text(cell(0, 'count'))).toBe('2');
  });

  it('marks the tables around a cell of a table in a table', () => {
    const trip = store.tables.rows(cell(0, 'trips'))[1] ?? '';
    store.type(`${cell(0, 'trips')}/${trip}/km`, '21');
    expect(store.snapshot(cell(0, 'trips')).changed).toBe(true);
    expect(store.form().changed).toEqual(['vehicles']);
    store.restore(['vehicles']);
    expect(store.form().changed).toEqual([]);
    expect(store.text(`${cell(0, 'trips')}/${trip}/km`)).toBe('20');
  });

  it('keeps marks and errors with their rows when others are added, moved and removed', () => {
    const [first = '', second = ''] = store.tables.rows('vehicles');
    store.type(cell(1, 'count'), '-1');
    store.validateNow();
    const [added = ''] = store.tables.add('vehicles', [{ count: '9' }], { before: first });
    expect(store.tables.rows('vehicles')).toEqual([added, first, second]);
    expect(store.form().errors).toEqual([{ field: `vehicles/${second}/count`, message: expect.any(String) }]);
    store.tables.move('vehicles', second, -1);
    expect(store.tables.rows('vehicles')).toEqual([added, second, first]);
    expect(store.snapshot(`vehicles/${second}/count`)).toMatchObject({ changed: true, shownError: expect.any(String) });
    store.tables.remove('vehicles', [second]);
    expect(store.form().errors).toEqual([]);
    store.undo();
    expect(store.form().errors).toEqual([{ field: `vehicles/${second}/count`, message: expect.any(String) }]);
    for (let step = 0; step < 3; step += 1) store.undo();
    expect(store.form()).toMatchObject({ changed: [], errors: [], canUndo: false });
    expect(store.tables.rows('vehicles')).toEqual([first, second]);
  });

  it('gives new rows the defaults of their columns, and knows that they are new', () => {
    const [added = ''] = store.tables.add('vehicles', [{}]);
    expect(store.tables.isNew('vehicles', added)).toBe(true);
    expect(store.tables.isNew('vehicles', vehicle(0))).toBe(false);
    expect(store.payload().vehicles).toHaveLength(3);
    expect(store.payload().vehicles).toMatchObject({
      2: { count: 1, battery: { type: 'lfp', cycles: null }, trips: [] },
    });
  });

  it('sends the fields of the chosen case alone, and keeps the texts of the others', () => {
    store.change({ 'tariff/type': 'flex' });
    store.type('tariff/=flex/price', '0.5');
    expect(store.payload().tariff).toEqual({ type: 'flex', fee: 1, price: 0.5, cap: null });
    expect(store.snapshot('tariff/=fixed/price').hidden).toBe(true);
    store.change({ 'tariff/type': 'fixed' });
    expect(store.payload().tariff).toEqual({ type: 'fixed', fee: 1, price: 0.2 });
    store.undo();
    expect(store.text('tariff/=flex/price')).toBe('0.5');
    expect(store.snapshot('tariff/=flex/price').hidden).toBe(false);
  });

  it('hides the cells of cases that a row has not chosen', () => {
    expect(store.snapshot(cell(0, 'battery/=nmc/cobalt')).hidden).toBe(true);
    store.change({ [cell(0, 'battery/type')]: 'nmc' });
    expect(store.snapshot(cell(0, 'battery/=nmc/cobalt')).hidden).toBe(false);
    expect(store.snapshot(cell(0, 'battery/=lfp/cycles')).hidden).toBe(true);
  });

  it('shows and sends fields while their condition holds, and reports no fault of hidden ones', () => {
    store.type('horizon', '-4');
    store.validateNow();
    expect(store.form().errors).toEqual([]);
    store.change({ smart: 'true' });
    expect(store.snapshot('horizon')).toMatchObject({ hidden: false, shownError: expect.any(String) });
    expect(store.payload()).toMatchObject({ horizon: -4, limit: 3, share: 9 });
    store.change({ smart: 'false' });
    expect(store.payload()).not.toHaveProperty('horizon');
    expect(store.text('horizon')).toBe('-4');
  });

  it('is the same structure until a row, a case or a condition changes', () => {
    const listener = vi.fn();
    store.structure.subscribe(listener);
    const { record } = store.structure;
    store.type('charging/power', '5');
    store.type(cell(0, 'count'), '7');
    store.validateNow();
    expect(store.structure.record).toBe(record);
    store.change({ smart: 'true' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.structure.record).toMatchObject({ smart: true, charging: { power: 5 } });
    store.tables.move('vehicles', vehicle(0), 1);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps the ids of rows that a stored record continues', () => {
    const [first = '', second = ''] = store.tables.rows('vehicles');
    store.type(cell(1, 'count'), '4');
    const payload = store.payload();
    store.rebase({ ...STORED, ...payload });
    expect(store.tables.rows('vehicles')).toEqual([first, second]);
    expect(store.form().changed).toEqual([]);
    const [one, two] = STORED.vehicles;
    store.rebase({ ...STORED, vehicles: [{ ...two, count: 4 }, { count: 8, trips: [] }, one] });
    expect(store.tables.rows('vehicles')[0]).toBe(second);
    expect(store.tables.rows('vehicles')[2]).toBe(first);
    expect(store.form().changed).toEqual([]);
  });

  it('keeps a table over a record that another person has stored', () => {
    store.type(cell(0, 'count'), '5');
    store.tables.remove('vehicles', [vehicle(1)]);
    store.rebase({ ...STORED, vehicles: [...STORED.vehicles, { count: 6 }] }, new Set(['vehicles']));
    expect(store.tables.rows('vehicles')).toHaveLength(1);
    expect(store.form().changed).toEqual(['vehicles']);
    expect(store.snapshot(cell(0, 'count')).changed).toBe(true);
    store.restore(['vehicles']);
    expect(store.payload().vehicles).toHaveLength(3);
  });

  it('continues with the texts of an earlier session', () => {
    store.tables.add('ports', [{ value: '50' }], { before: store.tables.rows('ports')[0] });
    store.type(cell(1, 'count'), 'x');
    const next = open(STORED, store.texts());
    expect(next.form().changed).toEqual(['ports', 'vehicles']);
    expect(next.payload().ports).toEqual([50, 11, 22]);
    expect(next.texts()).toEqual(store.texts());
    expect(next.form().errors).toHaveLength(1);
  });

  it('has no rows of what is not a table', () => {
    for (const text of ['', '{}', '[1,null,"a"]', '[[', 'null']) {
      expect(open(STORED, { vehicles: text, 'vehicles/#1/count': '3' }).payload().vehicles).toEqual([]);
    }
    const odd = open({
      ...STORED,
      vehicles: [null, 4, 'x', { count: { a: 1 } }],
      ports: 'many',
      charging: 5,
      tariff: null,
    });
    expect(odd.tables.rows('vehicles')).toHaveLength(4);
    expect(odd.payload()).toMatchObject({ ports: [] });
  });

  it('finds the cells that messages of the server name', () => {
    store.setForeignError('vehicles/1/count', 'Too many');
    expect(store.snapshot(cell(1, 'count')).shownError).toBe('Too many');
    store.setForeignError('tariff/price', 'Too dear');
    expect(store.snapshot('tariff/=fixed/price').shownError).toBe('Too dear');
    store.setForeignError('vehicles/9/count', 'Gone');
    expect(store.snapshot('vehicles').shownError).toBe('Gone');
    store.setForeignError('ports/1', 'Too weak');
    expect(store.snapshot(`ports/${store.tables.rows('ports')[1]}/value`).shownError).toBe('Too weak');
  });

  it('shows the faults of a table when its tab is left', () => {
    store.change({ vehicles: JSON.stringify([{ count: 'x' }]) });
    store.rebase(STORED, new Set(['vehicles']));
    expect(store.attempt(['name'])).toBeUndefined();
    expect(store.attempt(['vehicles'])).toMatchObject({ field: cell(0, 'count') });
  });

  it('begins with the defaults of a new record', () => {
    const values = nestRecord(FLEET, createDefaults(FLEET));
    const created = new DraftStore({ kind: FLEET_KIND, mode: 'create', values });
    created.tables.add('ports', [{ value: '7' }]);
    expect(created.payload()).toEqual({
      name: 'New fleet',
      subclass: 'fleet',
      smart: false,
      charging: { power: 11, note: '' },
      tariff: { type: 'fixed', price: 0.3 },
      ports: [7],
      vehicles: [],
    });
  });
});
