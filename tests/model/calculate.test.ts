import { describe, expect, it } from 'vitest';
import { type Condition, calculate } from '#model/calculate.ts';

const { NaN: EMPTY, POSITIVE_INFINITY: ENDLESS } = Number;

it.each([
  [6, 3, 2],
  [6, 0, EMPTY],
  [0, 6, 0],
  [EMPTY, 3, EMPTY],
])('%d divided by %d is %d', (a, b, result) => {
  expect(calculate.divide(a, b)).toBe(result);
});

describe('a comparison', () => {
  it.each([
    ['isBelow', true, false, false],
    ['isAtMost', true, true, false],
    ['isAbove', false, false, true],
    ['isAtLeast', false, true, true],
    ['isEqual', false, true, false],
    ['isUnequal', true, false, true],
  ] as const)('%s: 1 and 2 %s, 2 and 2 %s, 3 and 2 %s', (name, less, same, more) => {
    const holds = calculate[name];
    expect([holds(1, 2), holds(2, 2), holds(3, 2)]).toEqual([less, same, more]);
    for (const [a, b] of [
      [EMPTY, 2],
      [2, EMPTY],
      [ENDLESS, 2],
      [2, ENDLESS],
    ] as const) {
      expect(holds(a, b)).toBeUndefined();
    }
  });
});

it.each<[Condition, Condition, and: Condition, or: Condition]>([
  [true, true, true, true],
  [true, false, false, true],
  [false, true, false, true],
  [false, false, false, false],
  [true, undefined, undefined, undefined],
  [undefined, true, undefined, undefined],
  [false, undefined, undefined, undefined],
  [undefined, false, undefined, undefined],
])('%s and, or %s: %s, %s', (a, b, and, or) => {
  expect([calculate.and(a, b), calculate.or(a, b)]).toEqual([and, or]);
});

it('negates a condition, except an unknown one', () => {
  expect([true, false, undefined].map(calculate.not)).toEqual([false, true, undefined]);
});

it.each([
  [[3, 1, 2], { first: 3, last: 2, min: 1, max: 3 }],
  [[-2, -5], { first: -2, last: -5, min: -5, max: -2 }],
  [[], { first: EMPTY, last: EMPTY, min: EMPTY, max: EMPTY }],
])('of %j has the ends %j', (list, ends) => {
  const { first, last, min, max } = calculate;
  expect({ first: first(list), last: last(list), min: min(list), max: max(list) }).toEqual(ends);
});

it.each<[number[], neverRises: Condition, neverFalls: Condition]>([
  [[], undefined, undefined],
  [[5], true, true],
  [[5, 5], true, true],
  [[5, 4, 4], true, false],
  [[4, 5, 5], false, true],
  [[5, 4, 6], false, false],
])('%j never rises: %s, never falls: %s', (list, neverRises, neverFalls) => {
  expect([calculate.neverRises(list), calculate.neverFalls(list)]).toEqual([neverRises, neverFalls]);
});

describe('any point of a curve', () => {
  const points = [1, 2].map((x) => ({ x, y: 10 * x, y2: 0 }));
  it.each<[string, typeof points | undefined, (point: { x: number }) => Condition, Condition]>([
    ['holds at one', points, ({ x }) => x > 1, true],
    ['holds at none', points, ({ x }) => x > 2, false],
    ['is unknown at one', points, ({ x }) => (x > 1 ? true : undefined), undefined],
    ['has a gap', undefined, () => true, undefined],
    ['has no points', [], () => true, false],
  ])('%s', (_what, curve, where, result) => {
    expect(calculate.any(curve, where)).toBe(result);
  });
});
