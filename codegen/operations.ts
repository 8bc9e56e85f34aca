import type { calculate } from '#model/calculate.ts';
import type { Operator } from './parseExpression.ts';

export type ValueType = 'number' | 'text' | 'list' | 'condition';

/** The functions of expressions; `code` is the name in src/model/calculate.ts. */
export const FUNCTIONS = new Map<string, { code: keyof typeof calculate; takes: 'list' | 'number'; gives: ValueType }>([
  ['first', { code: 'first', takes: 'list', gives: 'number' }],
  ['last', { code: 'last', takes: 'list', gives: 'number' }],
  ['min', { code: 'min', takes: 'list', gives: 'number' }],
  ['max', { code: 'max', takes: 'list', gives: 'number' }],
  ['sum', { code: 'sum', takes: 'list', gives: 'number' }],
  ['mean', { code: 'mean', takes: 'list', gives: 'number' }],
  ['sqrt', { code: 'squareRoot', takes: 'number', gives: 'number' }],
  ['never_rises', { code: 'neverRises', takes: 'list', gives: 'condition' }],
  ['never_falls', { code: 'neverFalls', takes: 'list', gives: 'condition' }],
]);

/** Suggestions for names of functions that other programs have. */
export const OTHER_FUNCTIONS = new Map([
  ['least', 'Write min(...).'],
  ['most', 'Write max(...).'],
  ['average', 'Write mean(...).'],
  ['avg', 'Write mean(...).'],
  ['total', 'Write sum(...).'],
  ['length', 'Write count(table).'],
  ['all', 'Write every(table where ...).'],
  ['some', 'Write any(table where ...).'],
]);

interface Operation {
  operands: ValueType;
  gives: ValueType;
  code: (a: string, b: string) => string;
  /** How the units of the operands are combined; absent for conditions. */
  quantities?: 'add' | 'subtract' | 'compare' | 'multiply' | 'divide';
}

/** The types of each operator's operands and result. */
export const OPERATIONS: Record<Operator, Operation> = {
  or: joining('or'),
  and: joining('and'),
  '=': comparing('isEqual'),
  '!=': comparing('isUnequal'),
  '<': comparing('isBelow'),
  '<=': comparing('isAtMost'),
  '>': comparing('isAbove'),
  '>=': comparing('isAtLeast'),
  '+': { operands: 'number', gives: 'number', code: infix('+'), quantities: 'add' },
  '-': { operands: 'number', gives: 'number', code: infix('-'), quantities: 'subtract' },
  '*': { operands: 'number', gives: 'number', code: infix('*'), quantities: 'multiply' },
  '/': { operands: 'number', gives: 'number', code: called('divide'), quantities: 'divide' },
};

/** The negation of an operator. */
export const NEGATED = new Map<Operator, Operator>([
  ['=', '!='],
  ['!=', '='],
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
]);
/** The operator after its sides are swapped. */
export const MIRRORED = new Map<Operator, Operator>([
  ['=', '='],
  ['!=', '!='],
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);

function joining(name: keyof typeof calculate): Operation {
  return { operands: 'condition', gives: 'condition', code: called(name) };
}

function comparing(name: keyof typeof calculate): Operation {
  return { operands: 'number', gives: 'condition', code: called(name), quantities: 'compare' };
}

function called(name: keyof typeof calculate): Operation['code'] {
  return (a, b) => `c.${name}(${a}, ${b})`;
}

function infix(sign: string): Operation['code'] {
  return (a, b) => `(${a} ${sign} ${b})`;
}
