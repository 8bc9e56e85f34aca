import rjsf from '@rjsf/utils/lib/deepEquals.js';
import { anything, assert, clone, constantFrom, object, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { deepEquals } from '#engine/deepEquals.ts';

it('compares any two values as the library does that it replaces', () => {
  const value = oneof(object({ withBoxedValues: false }), anything(), constantFrom(Number.NaN, undefined, null, ''));
  assert(property(oneof(tuple(value, value), clone(value, 2)), ([a, b]) => deepEquals(a, b) === rjsf(a, b)));
});

it.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [[1], [1, 2]],
  [0, -0],
  ['1', 1],
  [null, {}],
  [() => 1, () => 2],
  [() => 1, {}],
  [{ run: () => 1 }, { run: () => 2 }],
  [new Date(5), new Date(5)],
  [new Date(5), new Date(6)],
  [/a/g, /a/g],
  [/a/g, /a/i],
  [new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]])],
  [new Map([['a', { b: 1 }]]), new Map([['a', { b: 2 }]])],
  [new Set([1]), new Set([2])],
])('%o and %o compare as the library does', (a, b) => {
  expect(deepEquals(a, b)).toBe(rjsf(a, b));
});

it('ends for values that contain themselves', () => {
  const [a, b] = [1, 1].map((size) => {
    const whole: Record<string, unknown> = { size };
    whole.parts = [whole];
    return whole;
  });
  expect(deepEquals(a, b)).toBe(true);
  expect(deepEquals(a, { size: 1, parts: [{ size: 2, parts: [] }] })).toBe(false);
});
