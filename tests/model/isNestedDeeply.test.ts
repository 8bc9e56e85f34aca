import { expect, it } from 'vitest';
import { isNestedDeeply } from '#model/isNestedDeeply.ts';

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

it.each<[string, unknown, boolean]>([
  ['a number', 1, false],
  ['nothing', null, false],
  ['nothing in a list', [null, 'text'], false],
  ['a hundred lists', nested(100, (inner) => [inner]), false],
  ['more than a hundred lists', nested(101, (inner) => [inner]), true],
  ['more than a hundred objects beside others', nested(101, (inner) => ({ a: 'x', inner, b: null })), true],
])('%s: %s', (_what, value, isDeep) => {
  expect(isNestedDeeply(value)).toBe(isDeep);
});
