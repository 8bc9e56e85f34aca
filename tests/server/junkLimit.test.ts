import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJunkLimit } from '#server/accounts/junkLimit.ts';

const WINDOW_MS = 5 * 60_000;
const START = Date.parse('2026-05-01T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const times = (count: number, act: (index: number) => void) => Array.from({ length: count }, (_, index) => act(index));

it('accepts as many calls of one network as are allowed, and answers the next one with how long to wait', () => {
  const count = createJunkLimit({ max: 3 });
  times(3, () => count('home'));
  expect(() => count('home')).toThrow(
    expect.objectContaining({
      reason: 'tooManyAttempts',
      message: 'Too many attempts. Try again in 300 seconds.',
      retryAfterS: 300,
    }),
  );
});

it('counts each network by itself', () => {
  const count = createJunkLimit({ max: 1 });
  count('home');
  count('office');
  expect(() => count('home')).toThrow();
  expect(() => count('office')).toThrow();
});

it('counts for each limit by itself', () => {
  createJunkLimit({ max: 1 })('home');
  createJunkLimit({ max: 1 })('home');
});

it('refuses until five minutes after the first call, which later calls do not prolong', () => {
  const count = createJunkLimit({ max: 2 });
  count('home');
  wait(WINDOW_MS - 1000);
  count('home');
  expect(() => count('home')).toThrow(expect.objectContaining({ retryAfterS: 1 }));
  wait(999);
  expect(() => count('home')).toThrow(expect.objectContaining({ retryAfterS: 1 }));
  wait(1);
  times(2, () => count('home'));
  expect(() => count('home')).toThrow(expect.objectContaining({ retryAfterS: 300 }));
});

it('begins anew once the clock was set back, as the end would be further ahead than five minutes', () => {
  const count = createJunkLimit({ max: 1 });
  count('home');
  expect(() => count('home')).toThrow();
  wait(-1);
  count('home');
  expect(() => count('home')).toThrow(expect.objectContaining({ retryAfterS: 300 }));
});

it('remembers 10,000 networks, and forgets the one that called least recently', () => {
  const count = createJunkLimit({ max: 2 });
  times(2, () => count('first'));
  times(2, () => count('second'));
  expect(() => count('first')).toThrow();
  times(9998, (index) => count(`other ${index}`));
  expect(() => count('second')).toThrow();
  expect(() => count('first')).toThrow();
  count('one more');
  count('other 0');
  expect(() => count('first')).toThrow();
  times(9998, (index) => count(`new ${index}`));
  count('second');
  expect(() => count('first')).toThrow();
});
