import { expect, it } from 'vitest';
import { describeType } from '#codegen/describeType.ts';

it.each([
  ['rows', 'a table'],
  ['number', 'a number field'],
  ['text', 'a text field'],
] as const)('%s is called %s', (type, words) => {
  expect(describeType(type)).toBe(words);
});
