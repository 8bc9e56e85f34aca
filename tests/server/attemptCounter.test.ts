import { expect, it } from 'vitest';
import { createAttemptCounter } from '#server/store/attemptCounter.ts';
import { eventually } from '../fixtures/eventually.ts';

const LIMIT = { key: 'guesses', max: 3 };
const WINDOW_MS = 60_000;

/** A store whose rows are visible to readers before the promise of the write resolves. */
function createStore() {
  const counts = new Map<string, number>();
  let finish: (() => void) | undefined;
  const windowEndsAt = new Date(Date.now() + WINDOW_MS).toISOString();
  return {
    isWriting: () => finish !== undefined,
    finish: () => {
      finish?.();
      finish = undefined;
    },
    list: async (keys: readonly string[]) =>
      keys.flatMap((key) => (counts.has(key) ? [{ key, count: counts.get(key) ?? 0, windowEndsAt }] : [])),
    add: (numbers: ReadonlyMap<string, number>) =>
      new Promise<void>((resolve) => {
        for (const [key, count] of numbers) counts.set(key, (counts.get(key) ?? 0) + count);
        finish = resolve;
      }),
    purge: async () => {},
  };
}

it('counts an attempt once if it is stored while another one is looked up', async () => {
  const store = createStore();
  const { count } = createAttemptCounter(store, { windowMs: WINDOW_MS });
  for (let attempt = 0; attempt < 2; attempt++) expect(await count([LIMIT])).toEqual([]);
  await eventually(() => expect(store.isWriting()).toBe(true));
  const third = count([LIMIT]);
  const fourth = third.then(() => count([LIMIT]));
  // The look-up has had its answer by now.
  await new Promise(setImmediate);
  store.finish();
  expect(await third).toEqual([]);
  expect(await fourth).toMatchObject([{ key: LIMIT.key, count: 3 }]);
});
