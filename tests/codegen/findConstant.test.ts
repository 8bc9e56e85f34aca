import { expect, it } from 'vitest';
import { findConstant } from '#codegen/findConstant.ts';
import { parseExpression } from '#codegen/parseExpression.ts';

function readConstant(text: string): number | string | undefined {
  const parsed = parseExpression(text);
  if ('fault' in parsed) throw new Error(`${text} is not an expression.`);
  return findConstant(parsed.expression);
}

it.each([
  ['12', 12],
  ["'smart'", 'smart'],
  ['-3', -3],
  ['2 + 6', 8],
  ['2 - 6', -4],
  ['2 * 6', 12],
  ['6 / 4', 1.5],
  ['-(2 + 3) * 2', -10],
])('%s is the same for every component: %j', (text, value) => {
  expect(readConstant(text)).toBe(value);
});

it.each(['power', '-power', 'power + 2', '2 * power', '2 > 1', '2 = 2'])(
  '%s may differ from component to component',
  (text) => {
    expect(readConstant(text)).toBeUndefined();
  },
);

it('a text is not calculated with', () => {
  const text = { node: 'text', value: 'a', at: 0 } as const;
  const number = { node: 'number', value: 2, at: 0 } as const;
  const add = { node: 'binary', operator: '+', at: 0 } as const;
  expect(findConstant({ ...add, left: text, right: number })).toBeUndefined();
  expect(findConstant({ ...add, left: number, right: text })).toBeUndefined();
  expect(findConstant({ node: 'negate', operand: text, at: 0 })).toBeUndefined();
});
