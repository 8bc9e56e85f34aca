import { expect, test } from 'vitest';
import { stepNumber } from '#widgets/stepNumber.ts';

test.each<[string, Parameters<typeof stepNumber>[1], string | undefined]>([
  ['5', { count: 1 }, '6'],
  ['5', { count: -10 }, '-5'],
  ['0.98', { count: 1 }, '0.99'],
  ['0.00008', { count: -1 }, '0.00007'],
  ['0.1', { count: 2, step: 0.1 }, '0.3'],
  ['', { count: 1 }, '1'],
  ['0.95', { count: 10, maximum: 1 }, '1'],
  ['3', { count: -10, minimum: 0 }, '0'],
  ['120', { count: 1, maximum: 100 }, '120'],
  ['120', { count: -1, maximum: 100 }, '119'],
  ['1,', { count: 1 }, undefined],
  ['abc', { count: 1 }, undefined],
])('%j after %j is %j', (text, stepping, next) => {
  expect(stepNumber(text, stepping)).toBe(next);
});
