import { describe, expect, it, vi } from 'vitest';
import type { ValueQuery } from '#server/components/readValueQuery.ts';
import { COMPONENT_ORDERS } from '#server/store/listComponents.ts';
import { findOrder } from '#server/store/listConditions.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import { shareLibrary } from './shareLibrary.ts';

const { asked, put, remove, find, read, show } = shareLibrary();
const fill = async (named: string, count = 4) => {
  const stored = [];
  for (let index = 0; index < count; index += 1)
    stored.push(await put('heatpump', { name: `${named} ${'abcd'[index]}`, cop: 9 - index }));
  return stored;
};

/** One page: the names on it, how many there are, and where the next page begins. */
async function readPage(page: Page, ...sought: Parameters<typeof find>) {
  const slices: Slice[] = [];
  for await (const slice of find(...sought).read(page)) slices.push(slice);
  return slices.map(({ json, count, ...rest }) => ({
    names: JSON.parse(`[${json}]`).map(({ name }: { name: string }) => name),
    ...{ count, ...rest },
  }));
}

describe('a page', () => {
  it('has all that is found where it has no limit, and nothing follows', async () => {
    await fill('Hut', 3);
    expect(await readPage({}, 'hut')).toEqual([{ names: ['Hut a', 'Hut b', 'Hut c'], count: 3 }]);
  });

  it('is absent where nothing is found, or nothing is left', async () => {
    await fill('Hut', 2);
    expect(await readPage({}, 'cabin')).toEqual([]);
    expect(await readPage({ offset: 2 }, 'hut')).toEqual([]);
  });

  it('ends with its limit, and the next one begins at its last component', async () => {
    const [, second, third] = await fill('Hut', 3);
    expect(await readPage({ limit: 2 }, 'hut')).toEqual([
      { names: ['Hut a', 'Hut b'], count: 2, next: ['hut b', second?.id] },
    ]);
    expect(await readPage({ limit: 1, offset: 1 }, 'hut')).toEqual([
      { names: ['Hut b'], count: 1, next: ['hut b', second?.id] },
    ]);
    expect(await readPage({ limit: 2, after: ['hut b', second?.id ?? ''] }, 'hut')).toEqual([
      { names: ['Hut c'], count: 1 },
    ]);
    expect(await readPage({ limit: 3 }, 'hut')).toEqual([{ names: ['Hut a', 'Hut b', 'Hut c'], count: 3 }]);
    expect(await readPage({ after: ['hut c', third?.id ?? ''] }, 'hut')).toEqual([]);
  });

  it.each([
    ['created_at', 'createdAt'],
    ['-updated_at', 'updatedAt'],
  ] as const)('is continued by the value that it is sorted by: %s', async (sort, property) => {
    const stored = await fill('Hut', 2);
    const [page] = await readPage({ limit: 1 }, 'hut', { order: findOrder(COMPONENT_ORDERS, sort) });
    const last = stored.find(({ name }) => name === page?.names[0]);
    expect(page?.next).toEqual([last?.[property], last?.name.toLowerCase(), last?.id]);
  });

  it('is continued by the kind that it is sorted by', async () => {
    const [first] = await fill('Hut', 2);
    const [page] = await readPage({ limit: 1 }, 'hut', { order: findOrder(COMPONENT_ORDERS, 'subclass') });
    expect(page?.next).toEqual(['heatpump', 'hut a', first?.id]);
  });

  it('goes on after a component that is gone', async () => {
    const [, second] = await fill('Hut');
    if (!second) throw new Error('nothing is stored');
    await remove(second);
    expect(await readPage({ limit: 1, after: ['hut b', second.id] }, 'hut')).toEqual([
      { names: ['Hut c'], count: 1, next: expect.arrayContaining(['hut c']) },
    ]);
  });

  describe('of a list that is sorted by a value', () => {
    const values: ValueQuery = { fields: [], filters: [], sort: { field: 'cop', isDescending: false } };

    it('is continued by its place', async () => {
      const [first, second, third] = await fill('Hut', 3);
      expect(await readPage({ limit: 2 }, '', { values })).toEqual([
        { names: ['Hut c', 'Hut b'], count: 2, next: ['1', second?.id] },
      ]);
      expect(await readPage({ limit: 1, after: ['0', third?.id ?? ''] }, '', { values })).toEqual([
        { names: ['Hut b'], count: 1, next: ['1', second?.id] },
      ]);
      expect(await readPage({ limit: 1, after: ['7', second?.id ?? ''] }, '', { values })).toEqual([
        { names: ['Hut a'], count: 1 },
      ]);
      expect(await readPage({ after: ['2', first?.id ?? ''] }, '', { values })).toEqual([]);
    });

    it('goes on at the place of a component that is gone', async () => {
      const [, second] = await fill('Hut');
      if (!second) throw new Error('nothing is stored');
      await remove(second);
      expect(await readPage({ after: ['2', second.id] }, '', { values })).toEqual([{ names: ['Hut a'], count: 1 }]);
      expect(asked).toHaveLength(1);
    });
  });
});

describe('what is found', () => {
  it('is kept for the next page and the count, until a component changes', async () => {
    await fill('Hut', 2);
    expect(await find('hut').count()).toBe(2);
    expect(await readPage({ limit: 1 }, 'hut')).toMatchObject([{ names: ['Hut a'] }]);
    expect(await readPage({ limit: 1, offset: 1 }, 'hut')).toMatchObject([{ names: ['Hut b'] }]);
    expect(asked).toHaveLength(1);
    await put('heatpump', { name: 'Hut z' });
    expect(await find('hut').count()).toBe(3);
    expect(asked).toHaveLength(2);
  });

  it('is read once by calls at the same time', async () => {
    await fill('Hut', 2);
    expect(await Promise.all([find('hut').count(), find('hut').count()])).toEqual([2, 2]);
    expect(asked).toHaveLength(1);
  });

  it('is kept apart for each search, query and choice of values', async () => {
    await fill('Hut', 2);
    const values = { fields: ['cop'], filters: [], sort: undefined };
    expect(await find('hut').count()).toBe(2);
    expect(await find('hut b').count()).toBe(1);
    expect(await find('hut', { isTemplate: true }).count()).toBe(0);
    expect(await read('hut', { values })).toMatchObject([{ values: { cop: 9 } }, { values: { cop: 8 } }]);
    expect(asked).toHaveLength(4);
    expect(await find('hut', { isTemplate: true }).count()).toBe(0);
    expect(asked).toHaveLength(4);
  });

  it('is kept for five minutes at most', async () => {
    await fill('Hut', 2);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const countAfter = async (ms: number) => {
      now += ms;
      vi.advanceTimersByTime(ms);
      expect(await find('hut').count()).toBe(2);
      return asked.length;
    };
    try {
      expect(await countAfter(0)).toBe(1);
      expect(await countAfter(5 * 60 * 1000)).toBe(1);
      expect(await countAfter(1)).toBe(2);
      expect(await countAfter(1)).toBe(2);
    } finally {
      vi.useRealTimers();
      clock.mockRestore();
    }
  });
});

describe('a list with values', () => {
  const values = { fields: ['cop', 'maker'], filters: [], sort: undefined };

  it('shows those of each component, without a search', async () => {
    const stored = await put('heatpump', { name: 'Hut', cop: 3 });
    await put('wind', { name: 'Ridge', maker: 'Enercon' });
    await put('flywheel', { name: 'Lost', cop: 4 });
    const rows = (await show(values)).flatMap(({ json }) => JSON.parse(`[${json}]`));
    expect(rows).toEqual([
      {
        ...{ id: stored.id, name: 'Hut', subclass: 'heatpump', is_template: false, locked: false },
        ...{ created_at: stored.createdAt, updated_at: stored.updatedAt, values: { cop: 3 } },
      },
      expect.objectContaining({ name: 'Lost', values: {} }),
      expect.objectContaining({ name: 'Ridge', values: { maker: 'Enercon' } }),
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.terms).toMatchObject({ hints: [], needsFields: true });
  });

  it('reads no further than its page, which is continued as without values', async () => {
    const [, second] = await fill('Hut', 3);
    const slices = await show(values, { limit: 2 });
    expect(slices.map(({ count }) => count)).toEqual([2]);
    expect(slices[0]?.next).toEqual(['hut b', second?.id]);
  });

  it('shows no values of a component that its filters exclude', async () => {
    await put('heatpump', { name: 'Hut', cop: 3 });
    const filters = [{ field: 'cop', type: 'range', from: 4, to: undefined }] as const;
    const [slice] = await show({ ...values, filters });
    expect(JSON.parse(`[${slice?.json}]`)).toEqual([expect.not.objectContaining({ values: expect.anything() })]);
  });
});
