import { expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import { listSourced } from '#model/listSourced.ts';
import { SOURCED, SOURCED_KIND } from '../fixtures/sourcedKind.ts';

const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };

it('what can have a source is listed in the order of the form, with its state', () => {
  const values = {
    name: 'Rig',
    hub_height: 98,
    stages: 2,
    invest: 2250,
    p1: 5,
    grid: { power: 7 },
    tariff: { type: 'flex', price: 1 },
    secret: 1,
    sources: {
      hub_height: { source: 'Data sheet', confirmed: CONFIRMED },
      invest: { source: 'Letter', changed: true },
      power: { source: 'Brochure' },
      secret: { source: 'Letter' },
    },
  };
  const store = new DraftStore({ kind: SOURCED_KIND, mode: 'edit', values });
  expect(listSourced(store)).toEqual([
    { path: 'hub_height', title: 'Hub height', names: ['hub_height'], state: 'confirmed' },
    { path: 'stages', title: 'Stages', names: ['stages'], state: 'none' },
    { path: 'invest', title: 'Investment', names: ['invest'], state: 'changed' },
    { path: 'power', title: 'Power curve', names: ['p0', 'p1', 'p2'], state: 'given' },
    { path: 'thrust', title: 'Thrust curve', names: ['speed', 'thrust'], state: undefined },
    { path: 'grid.power', title: 'Grid › Power', names: ['grid/power'], state: 'none' },
    {
      path: 'tariff.price',
      title: 'Tariff › Price',
      names: ['tariff/=fixed/price', 'tariff/=flex/price'],
      state: 'none',
    },
    { path: 'stops', title: 'Stops', names: ['stops'], state: undefined },
  ]);
  store.dispose();
});

it('a table has a source while it has rows', () => {
  const values = { name: 'Rig', stops: [{ from: 1 }], sources: { stops: { source: 'Timetable' } } };
  const store = new DraftStore({ kind: SOURCED_KIND, mode: 'edit', values });
  const state = () => listSourced(store).find(({ path }) => path === 'stops')?.state;
  expect(state()).toBe('given');
  store.change({ stops: '[]' });
  expect([state(), store.payload().sources]).toEqual([undefined, {}]);
  store.dispose();
});

it('a field that a condition hides is not listed', () => {
  const condition = { if: {}, text: 'Never', shows: ['hub_height'], whenHidden: 'keep' as const };
  const kind = {
    ...SOURCED_KIND,
    definition: { ...SOURCED, conditions: [condition] },
    conditions: [() => false],
  };
  const store = new DraftStore({ kind, mode: 'edit', values: { name: 'Rig', hub_height: 98 } });
  expect(listSourced(store).map(({ path }) => path)).not.toContain('hub_height');
  expect(listSourced(store).map(({ path }) => path)).toContain('stages');
  store.dispose();
});
