import { expect, it } from 'vitest';
import { createFairQueue } from '#server/accounts/fairQueue.ts';

const BUSY = { reason: 'unavailable', message: 'The server is busy. Please try again.', retryAfterS: 1 };

/** A queue whose work lasts until a test ends it, in the order in which it began. */
function createHeldQueue(options: { atOnce: number; longest: number }) {
  const takeTurn = createFairQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (key: string, name: string) =>
      takeTurn(key, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }),
    /** Ends the work that began first, and lets what waits begin. */
    endOne: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('runs a few at once, and the others in turns of their keys', async () => {
  const queue = createHeldQueue({ atOnce: 2, longest: 10 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => queue.add(name.charAt(0), name));
  await new Promise(setImmediate);
  expect(queue.begun).toEqual(['a1', 'a2']);
  for (const _ of all) await queue.endOne();
  expect(queue.begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
});

it('refuses the newest work of the caller with the most when too much waits', async () => {
  const queue = createHeldQueue({ atOnce: 1, longest: 3 });
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.add('a', name));
  const honest = queue.add('b', 'b1');
  await expect(flood[3]).rejects.toMatchObject(BUSY);
  const more = queue.add('a', 'a5');
  await expect(more).rejects.toMatchObject(BUSY);
  for (const _ of [1, 2, 3, 4]) await queue.endOne();
  expect(queue.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await honest).toBe('b1');
});

it('continues after work that fails', async () => {
  const takeTurn = createFairQueue({ atOnce: 1, longest: 1 });
  await expect(takeTurn('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await takeTurn('a', async () => 'done')).toBe('done');
});
