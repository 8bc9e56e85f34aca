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

it.each<[string | undefined, string | undefined, isSame: Condition, isOther: Condition]>([
  ['gas', 'gas', true, false],
  ['gas', 'oil', false, true],
  [undefined, 'oil', undefined, undefined],
  ['gas', undefined, undefined, undefined],
])('the text %s is the same as %s: %s, another: %s', (a, b, isSame, isOther) => {
  expect([calculate.isSame(a, b), calculate.isOther(a, b)]).toEqual([isSame, isOther]);
});

it('a text is one of several, except an empty one', () => {
  expect(['gas', 'coal', undefined].map((text) => calculate.isOneOf(text, ['gas', 'oil']))).toEqual([
    true,
    false,
    undefined,
  ]);
});

it.each<[Condition, number]>([
  [true, 5],
  [false, EMPTY],
  [undefined, EMPTY],
])('a value that is used where the condition is %s is %d', (holds, result) => {
  expect(calculate.only(holds, 5)).toBe(result);
});

it('takes the root, the sum and the mean', () => {
  const { squareRoot, sum, mean } = calculate;
  expect([squareRoot(9), sum([1, 2, 6]), mean([1, 2, 6])]).toEqual([3, 9, 3]);
  expect([squareRoot(-1), sum([1, EMPTY]), mean([])]).toEqual([EMPTY, EMPTY, EMPTY]);
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
  [[5, EMPTY], undefined, undefined],
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

describe('the points of a curve', () => {
  const points = [1, 2].map((x) => ({ x, y: 10 * x, y2: 0 }));
  const isRight = ({ x }: { x: number }): Condition => x > 1;
  const isRightOrUnknown = ({ x }: { x: number }): Condition => (x > 1 ? true : undefined);

  it.each<[string, typeof points | undefined, (point: { x: number }) => Condition, every: Condition, count: number]>([
    ['meets a condition everywhere', points, () => true, true, 2],
    ['meets it at one', points, isRight, false, 1],
    ['meets it nowhere', points, () => false, false, 0],
    ['leaves it unclear at one', points, isRightOrUnknown, undefined, EMPTY],
    ['has a gap', undefined, () => true, undefined, EMPTY],
    ['has no points', [], () => false, true, 0],
  ])('of one that %s are all, and so many', (_what, curve, where, every, count) => {
    expect(calculate.every(curve, where)).toBe(every);
    expect(calculate.count(curve, where)).toBe(count);
  });

  it('are counted and listed without a condition', () => {
    const power = ({ y }: { y: number }) => y;
    expect(calculate.count(points)).toBe(2);
    expect(calculate.series(points, power)).toEqual([10, 20]);
    expect(calculate.each(points, power)).toEqual([10, 20]);
  });

  it.each<[string, typeof points | undefined, (point: { x: number }) => Condition, series: number[], each: number[]]>([
    ['at which a condition holds', points, isRight, [EMPTY, 20], [20]],
    ['at which it is unclear', points, isRightOrUnknown, [EMPTY, 20], [EMPTY]],
    ['of a curve with a gap', undefined, () => true, [], [EMPTY]],
  ])('%s are taken', (_what, curve, where, series, each) => {
    const power = ({ y }: { y: number }) => y;
    expect(calculate.series(curve, power, where)).toEqual(series);
    expect(calculate.each(curve, power, where)).toEqual(each);
  });
});
