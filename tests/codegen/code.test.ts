import { expect, it } from 'vitest';
import { Code, toCode } from '#codegen/imports/Code.ts';

it.each<[what: string, value: unknown, code: string]>([
  ['code as it is', new Code('(c) => c.power'), '(c) => c.power'],
  ['a text in quotes', 'a "b"', '"a \\"b\\""'],
  ['a number', 1.5, '1.5'],
  ['nothing', null, 'null'],
  ['a list', [1, 'a', new Code('x')], '[1, "a", x]'],
  ['an empty list', [], '[]'],
  ['an object', { power: new Code('p'), 'hub-height': [1, 2] }, '{ "power": p, "hub-height": [1, 2] }'],
  ['an object in an object', { a: { b: true } }, '{ "a": { "b": true } }'],
  ['an object without its absent values', { a: undefined, b: null }, '{ "b": null }'],
])('%s', (_what, value, code) => {
  expect(toCode(value)).toBe(code);
});
