import { describe, expect, it } from 'vitest';
import { kind as pump } from '#generated/kinds/heatpump.ts';
import { changePlan } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN, type ImportPlan } from '#model/imports/ImportPlan.ts';
import { longestName } from '#model/imports/longestName.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
import { UniqueNames } from '#model/imports/UniqueNames.ts';
import { component, match, row } from './matching.ts';

describe('a table with rows of the same name that is read again', () => {
  const stored = [component('A', { cop: 3 }), component('A 2', { cop: 4 })];
  const sorts = ({ rows }: ImportPlan) => rows.map((one) => [one.entry, one.known?.component.id, rowSort(one)]);

  it('recognises them by what distinguishes them, in any order and when one is missing', async () => {
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

  it('recognises them by their values, whatever their order', async () => {
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
    expect([sorts(plan), plan.rows.map(findStatus)]).toEqual([[['A', 'id-A', 'both']], ['both']]);
  });

  it('asks where there are too many to compare each with each', async () => {
    const count = 103;
    const many = Array.from({ length: count }, (_, index) =>
      component(index === 0 ? 'A' : `A ${index + 1}`, { cop: index }),
    );
    const turned = Array.from({ length: count }, (_, index) => row('A', { cop: count - 1 - index }));
    const { plan } = await match(turned, many);
    expect(new Set(plan.rows.map(findStatus))).toEqual(new Set(['both', 'unchanged']));
  });

  it('does not take a row whose name ends with a number for one of them', async () => {
    const { plan } = await match([row('A', { cop: 4 }), row('A 2', { cop: 3 })], stored);
    expect(sorts(plan)).toEqual([
      ['A', 'id-A', 'upstream'],
      ['A 2', 'id-A 2', 'upstream'],
    ]);
  });

  it('asks of one row whose mark is new where another row of the name is skipped', async () => {
    const skipped = { why: 'Not one.', fix: 'Leave it.' };
    const { plan } = await match(
      [row('A', { cop: 9 }, { skipped }), row('A', { cop: 3.5 }, { mark: '42' })],
      [component('B', { cop: 3 })],
    );
    expect(sorts(plan)[1]).toEqual(['A (42)', undefined, 'new']);
  });

  it('asks only of rows whose name is that of others: a new mark of a single name is no doubt', async () => {
    const { plan } = await match([row('A', { cop: 3.5 }, { mark: '42' })], [component('A', { cop: 3 })]);
    expect(sorts(plan)).toEqual([['A (42)', 'id-A', 'upstream']]);
  });

  it('finds a row without a name, and one whose component has another, among them', async () => {
    const { plan, gone } = await match(
      [row('', { cop: 1 }), row('A', { cop: 3 }), row('B', { cop: 3 })],
      [...stored, component('B', { cop: 3 })],
    );
    expect(sorts(plan).slice(1)).toEqual([
      ['A', 'id-A', 'unchanged'],
      ['B', 'id-B', 'unchanged'],
    ]);
    expect(gone).toEqual(['A 2']);
  });

  it('takes the component of a skipped row for none of them', async () => {
    const skipped = { why: 'Not one.', fix: 'Leave it.' };
    const { plan, gone } = await match(
      [row('A', { cop: 3 }, { skipped }), row('B', { cop: 3 })],
      [component('A', { cop: 3 })],
    );
    expect(sorts(plan)[0]?.[1]).toBeUndefined();
    expect(gone).toEqual([]);
  });

  it('leaves the component of a skipped row out of account for the others', async () => {
    const skipped = { why: 'Not one.', fix: 'Leave it.' };
    const { plan, gone } = await match([row('A', { cop: 3 }, { skipped }), row('A', { cop: 5 })], stored);
    expect(sorts(plan)).toEqual([
      ['A', undefined, 'new'],
      ['A 2', 'id-A 2', 'upstream'],
    ]);
    expect(gone).toEqual([]);
  });

  it('leaves a copy of a component out of account', async () => {
    const copy = { ...component('A', { cop: 4 }), id: 'copy' };
    const { plan, gone } = await match([row('A', { cop: 4 }), row('A', { cop: 3 })], [...stored, copy]);
    expect(sorts(plan)).toEqual([
      ['A 2', 'id-A 2', 'unchanged'],
      ['A', 'id-A', 'unchanged'],
    ]);
    expect(gone).toEqual([]);
  });

  it('recognises the only one that is stored by its values', async () => {
    const { plan } = await match([row('A', { cop: 5 }), row('A', { cop: 4 })], [component('A', { cop: 4 })]);
    expect(sorts(plan)).toEqual([
      ['A 2', undefined, 'new'],
      ['A', 'id-A', 'unchanged'],
    ]);
  });

  it('recognises those that a person has edited by what the table gave', async () => {
    const edited = [component('A', { cop: 3 }, { cop: 9 }), component('A 2', { cop: 4 }, { cop: 8 })];
    const { plan } = await match([row('A', { cop: 4 }), row('A', { cop: 3 })], edited);
    expect(sorts(plan)).toEqual([
      ['A 2', 'id-A 2', 'mine'],
      ['A', 'id-A', 'mine'],
    ]);
  });

  it('takes the numbered component for the one without a mark, and does not ask', async () => {
    const { plan } = await match(
      [row('A', { cop: 3 }, { mark: '42' }), row('A', { cop: 5 })],
      [component('A (42)', { cop: 3 }), component('A 2', { cop: 4 })],
    );
    expect(sorts(plan)).toEqual([
      ['A (42)', 'id-A (42)', 'unchanged'],
      ['A', 'id-A 2', 'upstream'],
    ]);
  });

  it('does not ask where the reference library has a short name, as that differs for each', async () => {
    const long = 'Manufacturer of very long names Limited, model with a suffix 12 kW';
    const rows = [row(long, { cop: 3 }, { mark: '42' }), row(long, { cop: 5 }, { mark: '43' })];
    const names = new UniqueNames(longestName(pump.definition));
    const given = rows.map((one) => names.give(one)?.name ?? '');
    const { plan } = await match(
      rows,
      given.map((name) => component(name, { cop: 2 })),
    );
    expect(plan.rows.map(rowSort)).toEqual(['upstream', 'upstream']);
  });

  it('takes no component whose entry only begins or ends like theirs', async () => {
    const { plan, gone } = await match(
      [row('A', { cop: 5 })],
      ['A 2 kW', 'A 3 kW', 'Big A 2', 'Big A 3', 'A2'].map((entry) => component(entry, { cop: 3 })),
    );
    expect(sorts(plan)).toEqual([['A', undefined, 'new']]);
    expect(gone).toEqual(['A 2 kW', 'A 3 kW', 'Big A 2', 'Big A 3', 'A2']);
  });

  it('compares the rows in their order, and pauses after each', async () => {
    const rows = changePlan(
      EMPTY_PLAN,
      { type: 'read', rows: [row('B', { cop: 9 }), row('A', { cop: 4 }), row('A', { cop: 3 })] },
      pump,
    ).rows;
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const { known } = await matchRows(rows, [...stored, component('B', { cop: 9 })], { kind: pump, pause });
    expect([...known.keys()]).toEqual([0, 1, 2]);
    expect(pauses).toBe(3);
  });
});
