import type { calculate } from '#model/calculate.ts';
import { didYouMean } from './didYouMean.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Expression, type Fault, type Operator, parseExpression } from './parseExpression.ts';
import { fieldType } from './toDefinition.ts';

type ValueType = 'number' | 'list' | 'condition';

interface Compiled {
  /** TypeScript over `r`, a RecordReader, `p`, a point of a curve, and `c`, what src/model/calculate.ts exports. */
  code: string;
  type: ValueType;
}

/** Compiles a condition over a kind's fields to `(r) => ...`, and reports every fault in it. */
export function compileExpression(text: string, kind: MergedKind): { code: string; faults: Fault[] } {
  const parsed = parseExpression(text);
  if ('fault' in parsed) return { code: '', faults: [parsed.fault] };
  const faults: Fault[] = [];
  const compiled = compile(parsed.expression, { kind, faults, point: [] });
  if (compiled && compiled.type !== 'condition')
    faults.push({
      at: 0,
      message: `the expression is a ${compiled.type}, not a condition.`,
      suggestion: 'Compare it with something.',
    });
  else if (compiled && !compiled.code.includes('r.'))
    faults.push({ at: 0, message: 'the expression names no field, so it is the same for every component.' });
  return { code: compiled ? `(r) => ${compiled.code}` : '', faults };
}

interface Scope {
  kind: MergedKind;
  faults: Fault[];
  /** Names of the point's coordinates inside `any(... where ...)`. */
  point: readonly string[];
}

/** Undefined where there was a fault, which is reported once and not for everything around it. */
function compile(expression: Expression, scope: Scope): Compiled | undefined {
  switch (expression.node) {
    case 'number':
      return { code: String(expression.value), type: 'number' };
    case 'name':
      return compileName(expression, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'any':
      return compileAny(expression, scope);
    case 'negate': {
      const operand = typed(expression.operand, 'number', { scope, user: '"-"' });
      return operand === undefined ? undefined : { code: `(-${operand})`, type: 'number' };
    }
    case 'not': {
      const operand = typed(expression.operand, 'condition', { scope, user: '"not"' });
      return operand === undefined ? undefined : { code: `c.not(${operand})`, type: 'condition' };
    }
    case 'binary':
      return compileBinary(expression, scope);
  }
}

type Node<Name extends Expression['node']> = Extract<Expression, { node: Name }>;

function compileName({ name, at }: Node<'name'>, { kind, faults, point }: Scope): Compiled | undefined {
  if (point.includes(name)) return { code: `p.${name}`, type: 'number' };
  const field = kind.fields.get(name);
  if (!field) {
    faults.push(kind.curves.has(name) ? curveAsValue(name, at) : unknownName(name, at, { kind, point }));
    return undefined;
  }
  if (kind.unresolved.has(name)) return undefined;
  const key = JSON.stringify(name);
  const { schema } = field;
  const type = fieldType(schema);
  if (type === 'number' || type === 'integer') return { code: `r.number(${key})`, type: 'number' };
  if (type === 'list') return { code: `r.list(${key})`, type: 'list' };
  if (type === 'flag') return { code: `r.flag(${key})`, type: 'condition' };
  if (schema.enum?.every((value) => typeof value === 'number')) return { code: `r.number(${key})`, type: 'number' };
  const message = `"${name}" holds text, and expressions calculate with numbers, lists and flags.`;
  faults.push({ at, message });
  return undefined;
}

function curveAsValue(name: string, at: number): Fault {
  return { at, message: `"${name}" is a curve, not a value.`, suggestion: `Write any(${name} where y > 0).` };
}

function unknownName(name: string, at: number, { kind, point }: Pick<Scope, 'kind' | 'point'>): Fault {
  if (COORDINATES.includes(name))
    return {
      at,
      message: point.length
        ? `the curve has one series, so there is no "${name}".`
        : `"${name}" belongs to a point, and can only be used in any(curve where ...).`,
      suggestion: point.length ? 'Its only series is "y".' : undefined,
    };
  return {
    at,
    message: `there is no field "${name}".`,
    suggestion: didYouMean(name, [...point, ...kind.fields.keys()]),
  };
}

function compileCall({ name, argument, at }: Node<'call'>, scope: Scope): Compiled | undefined {
  const given = FUNCTIONS.get(name);
  if (!given) {
    const known = [...FUNCTIONS.keys(), 'any'];
    const suggestion = didYouMean(name, known) ?? `Functions: ${known.join(', ')}.`;
    scope.faults.push({ at, message: `there is no function "${name}".`, suggestion });
    return undefined;
  }
  const list = typed(argument, 'list', { scope, user: `"${name}"` });
  return list === undefined ? undefined : { code: `c.${given.code}(${list})`, type: given.type };
}

function compileAny({ curve, curveAt, where }: Node<'any'>, scope: Scope): Compiled | undefined {
  const { kind, faults } = scope;
  if (scope.point.length) {
    faults.push({ at: curveAt, message: 'an "any" can\'t be nested in another.' });
    return undefined;
  }
  const schema = kind.curves.get(curve)?.schema;
  if (!schema) {
    const suggestion = didYouMean(curve, kind.curves.keys());
    faults.push({ at: curveAt, message: `there is no curve "${curve}".`, suggestion });
    return undefined;
  }
  const point = COORDINATES.slice(0, schema.y.length + 1);
  const condition = typed(where, 'condition', { scope: { ...scope, point }, user: '"where"' });
  if (condition === undefined) return undefined;
  const parameter = /\bp\./.test(condition) ? 'p' : '';
  return { code: `c.any(r.points(${JSON.stringify(curve)}), (${parameter}) => ${condition})`, type: 'condition' };
}

function compileBinary({ operator, left, right }: Node<'binary'>, scope: Scope): Compiled | undefined {
  const { operands, gives, code } = OPERATIONS[operator];
  const user = `"${operator}"`;
  const [a, b] = [typed(left, operands, { scope, user }), typed(right, operands, { scope, user })];
  return a === undefined || b === undefined ? undefined : { code: code(a, b), type: gives };
}

/** Code of an operand, which must be of this type. */
function typed(operand: Expression, type: ValueType, { scope, user }: { scope: Scope; user: string }) {
  const compiled = compile(operand, scope);
  if (!compiled) return undefined;
  if (compiled.type === type) return compiled.code;
  const suggestion = CONVERSIONS.get(`${compiled.type} to ${type}`);
  const message = `${user} needs a ${type}, but this is a ${compiled.type}.`;
  scope.faults.push({ at: operand.at, message, suggestion });
  return undefined;
}

const CONVERSIONS = new Map([
  ['list to number', 'Take one of its numbers, such as last(...) or max(...).'],
  ['number to condition', 'Compare it with something.'],
  ['condition to number', 'Join two comparisons by "and".'],
]);

const COORDINATES = ['x', 'y', 'y2'];

/** All take a list; the code is the name in src/model/calculate.ts. */
const FUNCTIONS = new Map<string, { code: keyof typeof calculate; type: ValueType }>([
  ['first', { code: 'first', type: 'number' }],
  ['last', { code: 'last', type: 'number' }],
  ['min', { code: 'min', type: 'number' }],
  ['max', { code: 'max', type: 'number' }],
  ['never_rises', { code: 'neverRises', type: 'condition' }],
  ['never_falls', { code: 'neverFalls', type: 'condition' }],
]);

interface Operation {
  operands: ValueType;
  gives: ValueType;
  code: (a: string, b: string) => string;
}

const OPERATIONS: Record<Operator, Operation> = {
  or: { operands: 'condition', gives: 'condition', code: called('or') },
  and: { operands: 'condition', gives: 'condition', code: called('and') },
  '=': { operands: 'number', gives: 'condition', code: called('isEqual') },
  '!=': { operands: 'number', gives: 'condition', code: called('isUnequal') },
  '<': { operands: 'number', gives: 'condition', code: called('isBelow') },
  '<=': { operands: 'number', gives: 'condition', code: called('isAtMost') },
  '>': { operands: 'number', gives: 'condition', code: called('isAbove') },
  '>=': { operands: 'number', gives: 'condition', code: called('isAtLeast') },
  '+': { operands: 'number', gives: 'number', code: infix('+') },
  '-': { operands: 'number', gives: 'number', code: infix('-') },
  '*': { operands: 'number', gives: 'number', code: infix('*') },
  '/': { operands: 'number', gives: 'number', code: called('divide') },
};

function called(name: keyof typeof calculate): Operation['code'] {
  return (a, b) => `c.${name}(${a}, ${b})`;
}

function infix(sign: string): Operation['code'] {
  return (a, b) => `(${a} ${sign} ${b})`;
}
