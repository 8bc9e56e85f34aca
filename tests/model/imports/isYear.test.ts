import { expect, it } from 'vitest';
import { isYear } from '#model/imports/isYear.ts';

it.each([
  [1900, true],
  [2030, true],
  [2100, true],
  [1899, false],
  [2101, false],
  [2030.5, false],
  [-2030, false],
  [Number.NaN, false],
])('a year is a whole number from 1900 to 2100: %s → %s', (number, is) => {
  expect(isYear(number)).toBe(is);
});
