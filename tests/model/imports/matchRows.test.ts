import { describe, expect, it } from 'vitest';
import { kind as storage } from '#generated/kinds/basicstorage.ts';
import { kind as pump } from '#generated/kinds/heatpump.ts';
import { kind as turbine } from '#generated/kinds/wind.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan, type PlanEvent } from '#model/imports/changePlan.ts';
import { countRows, EMPTY_PLAN, type ImportPlan } from '#model/imports/ImportPlan.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { planBody, planUpdate } from '#model/imports/planBody.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
import type { Kind } from '#model/Kind.ts';

const PLACE = { file: 'pumps.csv', row: 2 };
const TABLE = {
  set: 'pumps',
  source: { title: 'Pumps', licence: 'MIT', url: '', version: '2' },
  definition: pump.definition,
};

function row(full: string, values: FieldValues, given: Partial<PlannedRow> = {}): PlannedRow {
  const sources = Object.keys(values).map((field) => ({ field, page: `${field} of ${full}` }));
  return { full, mark: '', place: PLACE, values, faults: [], notes: [], sources, ...given };
}

function component(entry: string, imported: FieldValues, edited: FieldValues = {}, kind: Kind = pump): KnownComponent {
  const values = { ...createDefaults(kind.definition), ...imported, ...edited };
  return { id: `id-${entry}`, etag: '"1"', name: entry, locked: false, entry, imported, values };
}

async function match(rows: PlannedRow[], components: KnownComponent[], kind: Kind = pump) {
  const plan = changePlan(EMPTY_PLAN, { type: 'read', rows }, kind);
  const { known, entries, gone } = await matchRows(plan.rows, components, { kind, pause: () => undefined });
  return { plan: changePlan(plan, { type: 'matched', known, entries }, kind), gone: gone.map(({ entry }) => entry) };
}

const VERSIONED = { ...TABLE, definition: { ...pump.definition, kindVersion: 2 } };

const look = ({ rows }: ImportPlan) => rows.map((one) => [one.name, rowSort(one), findStatus(one)]);

describe('a table that is read again', () => {
  it('says what is new, changed by the table, by a person or by both, and gone', async () => {
    const { plan, gone } = await match(
      [
        row('New', { cop: 3 }),
        row('Same', { cop: 3 }),
        row('Upstream', { cop: 3.5 }),
        row('Mine', { cop: 3 }),
        row('Both', { cop: 3.5 }),
        row('Agreed', { cop: 3.5 }),
        row('Skipped', { cop: 3.5 }, { skipped: { why: 'Not one.', fix: 'Leave it.' } }),
      ],
      [
        ...['Same', 'Upstream', 'Skipped', 'Gone'].map((entry) => component(entry, { cop: 3 })),
        component('Mine', { cop: 3 }, { cop: 4 }),
        component('Both', { cop: 3 }, { cop: 4 }),
        component('Agreed', { cop: 3 }, { cop: 3.5 }),
      ],
    );
    expect(look(plan)).toEqual([
      ['New', 'new', 'ready'],
      ['Same', 'unchanged', 'unchanged'],
      ['Upstream', 'upstream', 'update'],
      ['Mine', 'mine', 'mine'],
      ['Both', 'both', 'both'],
      ['Agreed', 'unchanged', 'unchanged'],
      ['Skipped', 'new', 'skipped'],
    ]);
    expect(gone).toEqual(['Gone']);
    expect(countRows(plan)).toMatchObject({
      sent: 2,
      sorts: { new: 1, upstream: 1, mine: 1, both: 1, unchanged: 2 },
    });
  });

  it.each<[string, FieldValues, FieldValues, FieldValues, string]>([
    ['a value that the table gave nothing for, and nobody else', { cop: 3 }, {}, {}, 'upstream'],
    ['a value that the table gave nothing for, but a person', { cop: 3 }, {}, { cop: 4 }, 'mine'],
    ['a blank cell, which leaves the value', {}, { cop: 3 }, {}, 'unchanged'],
    [
      'two fields, one by each',
      { cop: 3, max_heat_output: 9 },
      { cop: 2, max_heat_output: 9 },
      { max_heat_output: 8 },
      'upstream',
    ],
  ])('compares %s', async (_, values, imported, edited, sort) => {
    const { plan } = await match([row('A', values)], [component('A', imported, edited)]);
    expect(plan.rows.map(rowSort)).toEqual([sort]);
  });

  it('compares lists by their numbers, and a curve as one', async () => {
    const lists = await match(
      [row('A', { dod: '10,20, 30', max_cycles: '3000,2000,1000' })],
      [component('A', { dod: '10, 20, 30', max_cycles: '3000, 2000, 1000' }, {}, storage)],
      storage,
    );
    expect(lists.plan.rows.map(rowSort)).toEqual(['unchanged']);
    const curves = await match(
      [row('A', { pc4: 0.1, pc5: 0.2, pc6: 0.3 })],
      [component('A', { pc4: 0.1, pc5: 0.25, pc6: 0.3 }, { pc6: 0.4 }, turbine)],
      turbine,
    );
    expect(curves.plan.rows[0]?.known?.changes).toEqual([
      { path: turbine.definition.fields.pc4?.curve, sort: 'both', fields: ['pc4', 'pc5', 'pc6'] },
    ]);
  });

  it('takes the whole name into account where the description holds it', async () => {
    const long = 'Manufacturer of very long names Limited, model with a suffix 12 kW';
    const { plan } = await match(
      [row(long, { description: 'Quiet' })],
      [{ ...component(long, { description: `${long}\nQuiet` }), name: 'Short' }],
    );
    expect(look(plan)).toEqual([[long, 'unchanged', 'unchanged']]);
  });

  it('finds components of the reference library by their shorter keys, and no component twice', async () => {
    const long = 'Manufacturer of very long names Limited, model with a suffix 12 kW';
    const probe = changePlan(EMPTY_PLAN, { type: 'read', rows: [row(long, {})] }, pump);
    const short = changePlan(probe, { type: 'shortened' }, pump).rows[0]?.name ?? '';
    const { plan, gone } = await match(
      [row(long, { cop: 3 }), row('A', { cop: 3 })],
      [
        component(short, { cop: 3 }),
        component('A', { cop: 3 }),
        { ...component('A', { cop: 3 }, { cop: 9 }), id: 'copy' },
      ],
    );
    expect(plan.rows.map(rowSort)).toEqual(['unchanged', 'unchanged']);
    expect(plan.rows[1]?.known?.component.id).toBe('id-A');
    expect(gone).toEqual([]);
  });

  describe('with rows of the same name', () => {
    const stored = [component('A', { cop: 3 }), component('A 2', { cop: 4 })];
    const sorts = ({ rows }: ImportPlan) => rows.map((one) => [one.entry, one.known?.component.id, rowSort(one)]);

    it('knows them by what tells them apart, in any order and when one is gone', async () => {
      const marked = [component('A (42)', { cop: 3 }), component('A (43)', { cop: 4 })];
      const [first, second] = [row('A', { cop: 3 }, { mark: '42' }), row('A', { cop: 4 }, { mark: '43' })];
      const turned = await match([second, first], marked);
      expect(sorts(turned.plan)).toEqual([
        ['A (43)', 'id-A (43)', 'unchanged'],
        ['A (42)', 'id-A (42)', 'unchanged'],
      ]);
      const { plan, gone } = await match([second], marked);
      expect([sorts(plan), gone]).toEqual([[['A (43)', 'id-A (43)', 'unchanged']], ['A (42)']]);
    });

    it('knows a first one that was stored without its mark, and asks before it takes a value', async () => {
      const { plan } = await match(
        [row('A', { cop: 3.5 }, { mark: '42' }), row('A', { cop: 4 }, { mark: '43' })],
        [component('A', { cop: 3 }), component('A (43)', { cop: 4 })],
      );
      expect(sorts(plan)).toEqual([
        ['A (42)', 'id-A', 'both'],
        ['A (43)', 'id-A (43)', 'unchanged'],
      ]);
    });

    it('knows them by their values, whatever their order', async () => {
      const turned = await match([row('A', { cop: 4 }), row('A', { cop: 3 })], stored);
      expect(sorts(turned.plan)).toEqual([
        ['A 2', 'id-A 2', 'unchanged'],
        ['A', 'id-A', 'unchanged'],
      ]);
      const { plan, gone } = await match([row('A', { cop: 4 })], stored);
      expect([sorts(plan), gone]).toEqual([[['A 2', 'id-A 2', 'unchanged']], ['A']]);
    });

    it('takes the only one that is left for the one that has changed, and a further one for a new one', async () => {
      const { plan } = await match([row('A', { cop: 5 }), row('A', { cop: 4 }), row('A', { cop: 6 })], stored);
      expect(sorts(plan)).toEqual([
        ['A', 'id-A', 'both'],
        ['A 2', 'id-A 2', 'unchanged'],
        ['A 3', undefined, 'new'],
      ]);
      const changed = await match([row('A', { cop: 5 }), row('A', { cop: 4 })], stored);
      expect(sorts(changed.plan)[0]).toEqual(['A', 'id-A', 'upstream']);
    });

    it('asks where any of several may have changed', async () => {
      const { plan } = await match([row('A', { cop: 5 })], stored);
      expect([sorts(plan), findStatus(plan.rows[0] ?? never())]).toEqual([[['A', 'id-A', 'both']], 'both']);
    });

    it('does not take a row whose name ends with a number for one of them', async () => {
      const { plan } = await match([row('A', { cop: 4 }), row('A 2', { cop: 3 })], stored);
      expect(sorts(plan)).toEqual([
        ['A', 'id-A', 'upstream'],
        ['A 2', 'id-A 2', 'upstream'],
      ]);
    });
  });

  it('asks no new name for a known component, and needs a correction only of what the table gave before', async () => {
    const fault = { field: 'cop', reason: 'is no number.', fix: 'Write one.' };
    const taken: PlanEvent = { type: 'compared', taken: new Set(['a', 'b', 'c']) };
    const { plan } = await match(
      [row('A', {}, { faults: [fault] }), row('B', {}, { faults: [fault] }), row('C', { cop: -1 })],
      [component('A', { cop: 3 }), component('B', {}, { cop: 4 }), component('C', { cop: 3 })],
    );
    const compared = changePlan(plan, taken, pump);
    expect(look(compared)).toEqual([
      ['A', 'unchanged', 'faulty'],
      ['B', 'unchanged', 'unchanged'],
      ['C', 'upstream', 'faulty'],
    ]);
    const typed = changePlan(compared, { type: 'valued', id: 0, field: 'cop', value: 3.5 }, pump);
    expect(findStatus(typed.rows[0] ?? never())).toBe('update');
  });

  it('still says what the server refused of its values once it is compared again, but not of its state', async () => {
    const components = [component('A', { cop: 3 }), component('B', { cop: 3 })];
    const { plan } = await match([row('A', { cop: 3.5 }), row('B', { cop: 3.5 })], components);
    const refuse = (field: string) => ({ faults: [{ field, reason: 'It is refused.', fix: 'Correct it.' }] });
    const results = new Map([
      [0, refuse('cop')],
      [1, refuse('etag')],
    ]);
    const refused = changePlan(plan, { type: 'stored', results }, pump);
    const { known, entries } = await matchRows(refused.rows, components, { kind: pump, pause: () => undefined });
    const again = changePlan(refused, { type: 'matched', known, entries }, pump);
    expect(again.rows.map((one) => [findStatus(one), one.refused.length])).toEqual([
      ['faulty', 1],
      ['update', 0],
    ]);
  });

  it('leaves locked components alone unless they are chosen', async () => {
    const { plan } = await match([row('A', { cop: 4 })], [{ ...component('A', { cop: 3 }), locked: true }]);
    expect(look(plan)).toEqual([['A', 'upstream', 'out']]);
  });
});

describe('what is sent for a known row', () => {
  const given = { cop: 3.5, max_heat_output: 9, min_heat_output: 2 };

  async function decided(choice: 'mine' | 'table', edited: FieldValues) {
    const { plan } = await match(
      [row('A', given)],
      [component('A', { cop: 3, max_heat_output: 8, min_heat_output: 2 }, edited)],
    );
    const { rows } = changePlan(plan, { type: 'decided', ids: new Set([0]), choice }, pump);
    const one = rows[0] ?? never();
    return { status: findStatus(one), body: planUpdate(one, one.known ?? never(), TABLE) };
  }

  it('is what the table changed, and what a person gives up', async () => {
    const { body } = await decided('mine', { cop: 4 });
    expect(body).toEqual({
      subclass: 'heatpump',
      id: 'id-A',
      etag: '"1"',
      max_heat_output: 9,
      sources: { max_heat_output: { source: 'Pumps', page: 'max_heat_output of A', note: 'MIT', changed: false } },
      origin: { set: 'pumps', entry: 'A', version: '2' },
      imported: given,
    });
    const all = await decided('table', { cop: 4 });
    expect(all).toMatchObject({ status: 'update', body: { cop: 3.5, max_heat_output: 9 } });
  });

  it('is no value of the table where a person has typed it', async () => {
    const { plan } = await match([row('A', { cop: 3.5 })], [component('A', { cop: 3 })]);
    const { rows } = changePlan(plan, { type: 'valued', id: 0, field: 'cop', value: 3.6 }, pump);
    const one = rows[0] ?? never();
    const { cop, sources, imported } = planUpdate(one, one.known ?? never(), TABLE);
    expect({ cop, sources, imported }).toMatchObject({ cop: 3.6, sources: { cop: { changed: true } } });
    expect(imported).toEqual({});
  });

  it('still says what the table gave for a cell that is blank now', async () => {
    const { plan } = await match(
      [row('A', { cop: 3.5 })],
      [component('A', { cop: 3, max_heat_output: 8 }, { max_heat_output: 7 })],
    );
    const one = plan.rows[0] ?? never();
    const { imported } = planUpdate(one, one.known ?? never(), TABLE);
    expect(imported).toEqual({ cop: 3.5, max_heat_output: 8 });
  });

  it('is only what the table says where all that is asked for is kept', async () => {
    const { status, body } = await decided('mine', { cop: 4, max_heat_output: 7 });
    expect([status, body]).toEqual(['noted', { subclass: 'heatpump', id: 'id-A', etag: '"1"', imported: given }]);
  });

  it('is of the version of the kind that its values are of', async () => {
    const { plan } = await match([row('New', { cop: 3 }), row('Old', { cop: 3.5 })], [component('Old', { cop: 3 })]);
    const [added = never(), changed = never()] = plan.rows;
    expect(planBody(added, VERSIONED)).toMatchObject({ cop: 3, kind_version: 2 });
    expect(planUpdate(changed, changed.known ?? never(), VERSIONED)).toMatchObject({ cop: 3.5, kind_version: 2 });
    expect(planBody(added, TABLE)).not.toHaveProperty('kind_version');
  });
});

function never(): never {
  throw new Error('The row is missing.');
}
