import { expect, it } from 'vitest';
import { isRecord } from '#model/isRecord.ts';

it.each([
  ['an object', { cop: 3 }, true],
  ['an empty object', {}, true],
  ['a list', [{ cop: 3 }], false],
  ['null', null, false],
  ['undefined', undefined, false],
  ['a text', 'cop', false],
  ['a number', 3, false],
])('only objects are records: %s', (_, value, is) => {
  expect(isRecord(value)).toBe(is);
});
