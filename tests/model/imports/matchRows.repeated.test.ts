import { describe, expect, it } from 'vitest';
import type { ImportPlan } from '#model/imports/ImportPlan.ts';
import { findStatus, rowSort } from '#model/imports/rowStatus.ts';
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
});
