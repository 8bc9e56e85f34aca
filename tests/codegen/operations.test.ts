import { expect, it } from 'vitest';
import { FUNCTIONS, MIRRORED, NEGATED, OPERATIONS, OTHER_FUNCTIONS } from '#codegen/operations.ts';
import type { Operator } from '#codegen/parseExpression.ts';
import { calculate } from '#model/calculate.ts';

const run = (code: string) => new Function('c', 'a', 'b', `return ${code}`);

it.each<[operator: Operator, a: unknown, b: unknown, result: unknown]>([
  ['or', false, true, true],
  ['or', false, false, false],
  ['and', true, false, false],
  ['and', true, true, true],
  ['=', 2, 2, true],
  ['=', 2, 3, false],
  ['!=', 2, 2, false],
  ['!=', 2, 3, true],
  ['<', 2, 3, true],
  ['<', 3, 3, false],
  ['<=', 3, 3, true],
  ['<=', 4, 3, false],
  ['>', 4, 3, true],
  ['>', 3, 3, false],
  ['>=', 3, 3, true],
  ['>=', 2, 3, false],
  ['+', 2, 3, 5],
  ['-', 2, 3, -1],
  ['*', 2, 3, 6],
  ['/', 6, 3, 2],
])('the code of "%s" of %j and %j gives %j', (operator, a, b, result) => {
  expect(run(OPERATIONS[operator].code('a', 'b'))(calculate, a, b)).toBe(result);
});

it('the code of a sum is a unit inside others', () => {
  expect(OPERATIONS['*'].code(OPERATIONS['+'].code('1', '2'), '3')).toBe('((1 + 2) * 3)');
});

it.each<[operators: Operator[], operands: string, gives: string, quantities: string | undefined]>([
  [['or', 'and'], 'condition', 'condition', undefined],
  [['=', '!=', '<', '<=', '>', '>='], 'number', 'condition', 'compare'],
  [['+'], 'number', 'number', 'add'],
  [['-'], 'number', 'number', 'subtract'],
  [['*'], 'number', 'number', 'multiply'],
  [['/'], 'number', 'number', 'divide'],
])('%j takes a %s and gives a %s; its units: %s', (operators, operands, gives, quantities) => {
  for (const operator of operators) {
    const { code: _, ...operation } = OPERATIONS[operator];
    expect(operation).toEqual({ operands, gives, ...(quantities === undefined ? {} : { quantities }) });
  }
});

const PAIRS: [a: number, b: number][] = [
  [1, 2],
  [2, 2],
  [3, 2],
];

it.each<[operator: Operator]>([['='], ['!='], ['<'], ['<='], ['>'], ['>=']])(
  '"%s" is the opposite of its negation, and its mirror compares swapped sides',
  (operator) => {
    const [negated, mirrored] = [NEGATED.get(operator), MIRRORED.get(operator)];
    if (!negated || !mirrored) throw new Error('The operator has no counterpart.');
    const compare = (by: Operator, a: number, b: number) => run(OPERATIONS[by].code('a', 'b'))(calculate, a, b);
    for (const [a, b] of PAIRS) {
      expect(compare(negated, a, b)).toBe(!compare(operator, a, b));
      expect(compare(mirrored, b, a)).toBe(compare(operator, a, b));
    }
  },
);

it('only comparisons have a negation and a mirror', () => {
  expect([NEGATED.size, MIRRORED.size]).toEqual([6, 6]);
});

it.each([
  ['first', 'first', 'list', 'number'],
  ['last', 'last', 'list', 'number'],
  ['min', 'min', 'list', 'number'],
  ['max', 'max', 'list', 'number'],
  ['sum', 'sum', 'list', 'number'],
  ['mean', 'mean', 'list', 'number'],
  ['sqrt', 'squareRoot', 'number', 'number'],
  ['never_rises', 'neverRises', 'list', 'condition'],
  ['never_falls', 'neverFalls', 'list', 'condition'],
])('the function %s is calculated by %s, takes a %s and gives a %s', (name, code, takes, gives) => {
  expect(FUNCTIONS.get(name)).toEqual({ code, takes, gives });
  expect(calculate).toHaveProperty(code);
});

it.each([
  ['least', 'Write min(...).'],
  ['most', 'Write max(...).'],
  ['average', 'Write mean(...).'],
  ['avg', 'Write mean(...).'],
  ['total', 'Write sum(...).'],
  ['length', 'Write count(table).'],
  ['all', 'Write every(table where ...).'],
  ['some', 'Write any(table where ...).'],
])('who writes "%s" reads: %s', (name, suggestion) => {
  expect(OTHER_FUNCTIONS.get(name)).toBe(suggestion);
});
