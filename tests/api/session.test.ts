import { describe, expect, it } from 'vitest';
import { isRefreshDue, refreshDelay, tokenExpiry } from '#api/session.ts';

const NOW = Date.UTC(2026, 5, 1);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;
const DAY_MS = 86_400_000;

function token(claims: unknown): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

describe('the expiry of a token', () => {
  it.each([
    ['its exp', token({ sub: 'ada', exp: 1_780_000_000 }), 1_780_000_000],
    ['its exp beside text of any script', token({ sub: 'Kraków ⚡ 東京', exp: 5 }), 5],
    ['unknown without exp', token({ sub: 'ada' }), undefined],
    ['unknown where exp is a text', token({ exp: '5' }), undefined],
    ['unknown where the middle is no object', token(5), undefined],
    ['unknown where the middle is null', token(null), undefined],
    ['unknown where the middle is no JSON', 'a.bm90IGpzb24.c', undefined],
    ['unknown where the middle is not base64', 'a.*.c', undefined],
    ['unknown where the middle is empty', 'a..c', undefined],
    ['unknown in two parts', 'a.b', undefined],
    ['unknown in four parts', `${token({ exp: 5 })}.d`, undefined],
    ['unknown for an opaque token', 'opaque', undefined],
    ['unknown for no token', '', undefined],
  ])('is %s', (_what, text, exp) => {
    expect(tokenExpiry(text)).toBe(exp);
  });
});

describe('at start-up a refresh is due', () => {
  it.each([
    [-3600, true],
    [0, true],
    [120, true],
    [121, false],
    [3600, false],
  ])('with %i s left: %s', (left, due) => {
    expect(isRefreshDue({ exp: inSeconds(left), now: NOW })).toBe(due);
  });

  it('without an expiry', () => {
    expect(isRefreshDue({ exp: undefined, now: NOW })).toBe(true);
  });
});

describe('the next automatic refresh', () => {
  it.each([
    ['comes 120 s before the expiry', { exp: inSeconds(300), now: NOW }, 180_000],
    ['comes at once when that is past', { exp: inSeconds(60), now: NOW }, 0],
    ['comes at once after the expiry', { exp: inSeconds(-60), now: NOW }, 0],
    [
      'waits a minute after the last where the clock is an hour ahead',
      { exp: inSeconds(-3300), now: NOW, last: NOW },
      60_000,
    ],
    ['waits the rest of that minute', { exp: inSeconds(-3300), now: NOW, last: NOW - 45_000 }, 15_000],
    ['is not delayed by a refresh long ago', { exp: inSeconds(300), now: NOW, last: NOW - 240_000 }, 180_000],
    ['is looked at again within a day for a token of a year', { exp: inSeconds(365 * 86_400), now: NOW }, DAY_MS],
    ['never comes without an expiry', { exp: undefined, now: NOW }, undefined],
  ])('%s', (_what, times, delay) => {
    expect(refreshDelay(times)).toBe(delay);
  });
});
