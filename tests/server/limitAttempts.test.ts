import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { countAttempt, limitFailures, tooMany } from '#server/accounts/limitAttempts.ts';
import { Failure } from '#server/Failure.ts';
import { countInMemory } from './countInMemory.ts';

const NOW = Date.parse('2026-05-01T10:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

test.each([
  [300_000, 300],
  [299_001, 300],
  [1001, 2],
  [1000, 1],
  [0, 1],
  [-60_000, 1],
  [900_000, 300],
])(
  'an attempt beyond the limit waits for the end in %i ms, between a second and five minutes: %i s',
  (ahead, seconds) => {
    expect(tooMany(NOW + ahead)).toMatchObject({
      reason: 'tooManyAttempts',
      message: `Too many attempts. Try again in ${seconds} seconds.`,
      retryAfterS: seconds,
    });
  },
);

it('waits for the last of the limits that are used up', async () => {
  const used = [10, 200, 90].map((seconds) => ({
    ...{ key: String(seconds), count: 1 },
    windowEndsAt: new Date(NOW + seconds * 1000).toISOString(),
  }));
  const attempts = { ...countInMemory(), count: async () => used };
  await expect(countAttempt(attempts, [{ key: 'any', max: 1 }])).rejects.toMatchObject({ retryAfterS: 200 });
});

test.each<[what: string, error: Error, isCounted: boolean]>([
  ['an error', new Error('broken'), true],
  ['a refusal', new Failure('unauthorized', 'Wrong'), true],
  ['a server that is unavailable', new Failure('unavailable', 'Busy'), false],
  ['an error that only looks like one', Object.assign(new Error('Busy'), { reason: 'unavailable' }), true],
])('%s fails a call, and is counted: %3$s', async (_, error, isCounted) => {
  const attempts = countInMemory();
  const limits = [{ key: 'one', max: 1 }];
  await expect(limitFailures(attempts, limits, () => Promise.reject(error))).rejects.toBe(error);
  const again = limitFailures(attempts, limits, async () => 'done');
  if (isCounted) await expect(again).rejects.toMatchObject({ reason: 'tooManyAttempts' });
  else expect(await again).toBe('done');
});

it('does not begin a call where the limit is used up', async () => {
  const attempts = countInMemory();
  const limits = [{ key: 'one', max: 1 }];
  await countAttempt(attempts, limits);
  const call = vi.fn(async () => 'done');
  await expect(limitFailures(attempts, limits, call)).rejects.toMatchObject({ reason: 'tooManyAttempts' });
  expect(call).not.toHaveBeenCalled();
});

it('waits for the calls under way under the same limit, which may succeed', async () => {
  const attempts = countInMemory();
  const limits = [{ key: 'one', max: 2 }];
  const ends: (() => void)[] = [];
  const call = () => limitFailures(attempts, limits, () => new Promise<string>((end) => ends.push(() => end('done'))));
  const calls = [call(), call(), call()];
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  for (const end of ends) end();
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
});

it('lets fifty calls wait, and refuses the others at once', async () => {
  const attempts = countInMemory();
  const limits = [{ key: 'one', max: 1 }];
  let finish = () => {};
  const first = limitFailures(attempts, limits, () => new Promise<void>((end) => (finish = end)));
  const refuse = vi.fn();
  const others = Array.from({ length: 60 }, () => limitFailures(attempts, limits, async () => {}).catch(refuse));
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(10));
  finish();
  await Promise.all([first, ...others]);
  expect(refuse).toHaveBeenCalledTimes(10);
  expect(refuse.mock.lastCall?.[0]).toMatchObject({ reason: 'tooManyAttempts' });
});

it('refuses a call that waited for others if these fail', async () => {
  const attempts = countInMemory();
  const limits = [{ key: 'one', max: 2 }];
  const failing = () => limitFailures(attempts, limits, () => Promise.reject(new Failure('unauthorized', 'Wrong')));
  const settled = await Promise.allSettled([failing(), failing(), failing(), failing()]);
  const reasons = settled.map((one) => (one.status === 'rejected' ? one.reason.reason : ''));
  expect(reasons).toEqual(['unauthorized', 'unauthorized', 'tooManyAttempts', 'tooManyAttempts']);
});
