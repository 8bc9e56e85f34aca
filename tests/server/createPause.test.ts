import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPause } from '#server/createPause.ts';

let now = 1000;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

it('does not pause before ten milliseconds have passed', () => {
  const pause = createPause();
  expect(pause()).toBeUndefined();
  now += 9.9;
  expect(pause()).toBeUndefined();
});

it('lets other calls run once ten milliseconds have passed', async () => {
  const pause = createPause();
  now += 10;
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  const paused = pause();
  expect(paused).toBeInstanceOf(Promise);
  await paused;
  expect(isServed).toBe(true);
});

it('counts the next ten milliseconds from the end of a pause', async () => {
  const pause = createPause();
  now += 10;
  const paused = pause();
  now += 30;
  await paused;
  now += 9;
  expect(pause()).toBeUndefined();
  now += 1;
  expect(pause()).toBeInstanceOf(Promise);
});
