import { describe, expect, it } from 'vitest';
import { kind as storage } from '#generated/kinds/basicstorage.ts';
import { kind as pump } from '#generated/kinds/heatpump.ts';
import { kind as turbine } from '#generated/kinds/wind.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan, type PlanEvent } from '#model/imports/changePlan.ts';
import { countRows, EMPTY_PLAN, type ImportPlan } from '#model/imports/ImportPlan.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import { planBody, planUpdate } from '#model/imports/planBody.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
import { component, match, row } from './matching.ts';

const TABLE = {
  set: 'pumps',
  source: { title: 'Pumps', licence: 'MIT', url: '', version: '2' },
  definition: pump.definition,
};

const VERSIONED = { ...TABLE, definition: { ...pump.definition, kindVersion: 2 } };

const look = ({ rows }: ImportPlan) => rows.map((one) => [one.name, rowSort(one), findStatus(one)]);

describe('a table that is read again', () => {
  it('lists rows that are new, changed by the table, a person or both, and missing', async () => {
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

  it('is not a value of the table where a person has typed it', async () => {
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
