import { describe, expect, it } from 'vitest';
import { runAll } from '#library/runAll.ts';

const NUMBERS = Array.from({ length: 20 }, (_, index) => index);
const later = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('running many tasks', () => {
  it('keeps to the limit and answers in the order of the items', async () => {
    let running = 0;
    let most = 0;
    const outcomes = await runAll({
      items: NUMBERS,
      atOnce: 3,
      run: async (number) => {
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < 5 - (number % 5); turn++) await later();
        running -= 1;
        return number * 10;
      },
    });
    expect(most).toBe(3);
    expect(outcomes).toEqual(NUMBERS.map((item) => ({ item, state: 'done', result: item * 10 })));
  });

  it('continues after failures, whether thrown or rejected', async () => {
    const outcomes = await runAll({
      items: ['a', 'b', 'c'],
      run: (letter) => {
        if (letter === 'a') throw new Error('thrown');
        return letter === 'b' ? Promise.reject(new Error('rejected')) : Promise.resolve(letter);
      },
    });
    expect(outcomes).toEqual([
      { item: 'a', state: 'failed', error: new Error('thrown') },
      { item: 'b', state: 'failed', error: new Error('rejected') },
      { item: 'c', state: 'done', result: 'c' },
    ]);
  });

  it('reports each end, counting up', async () => {
    const reported: string[] = [];
    await runAll({
      items: NUMBERS.slice(0, 4),
      atOnce: 2,
      run: async (number) => {
        if (number === 2) throw new Error('two');
      },
      onOutcome: ({ item, state }, ended) => reported.push(`${ended}: ${item} ${state}`),
    });
    expect(reported.map((line) => line.slice(0, 1))).toEqual(['1', '2', '3', '4']);
    expect(reported.map((line) => line.slice(3)).sort()).toEqual(['0 done', '1 done', '2 failed', '3 done']);
  });

  it('starts nothing after it was cancelled, and waits for running tasks', async () => {
    const cancel = new AbortController();
    const outcomes = await runAll({
      items: NUMBERS,
      atOnce: 2,
      signal: cancel.signal,
      run: async (number) => {
        if (number === 5) cancel.abort();
        await later();
        return number;
      },
    });
    const states = outcomes.map(({ state }) => state);
    expect(states.slice(0, 6)).toEqual(Array(6).fill('done'));
    expect(states.filter((state) => state === 'done').length).toBeLessThanOrEqual(7);
    expect(states.at(-1)).toBe('cancelled');
  });

  it('returns an empty list for no items', async () => {
    expect(await runAll({ items: [], run: async () => 1 })).toEqual([]);
  });
});
