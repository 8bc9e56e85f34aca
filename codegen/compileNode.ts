import { NO_UNIT } from '#model/Unit.ts';
import { type Coordinate, curveCoordinates, fieldUnit } from './curveCoordinates.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import { curveAsValue, unknownName, zeroDivisor } from './expressionFaults.ts';
import { isNeverZero } from './isNeverZero.ts';
import { leadsTo } from './leadsTo.ts';
import type { MergedKind } from './mergeKind.ts';
import { FUNCTIONS, OPERATIONS, type ValueType } from './operations.ts';
import { type Expression, type Fault, parseExpression } from './parseExpression.ts';
import {
  alignQuantities,
  joinQuantities,
  type Quantity,
  quantityIn,
  rootQuantity,
  type UnitMismatch,
} from './quantities.ts';
import { readUnit } from './readUnit.ts';
import { fieldType } from './toDefinition.ts';

export interface Compiled extends Quantity {
  /** TypeScript over `r`, a RecordReader, `p`, a point of a curve, and `c`, what src/model/calculate.ts exports. */
  code: string;
  type: ValueType;
}

export interface Scope {
  kind: MergedKind;
  faults: Fault[];
  /** Names of the fields that were read. */
  reads: Set<string>;
  /** The point's coordinates inside `any(... where ...)` and before `of`. */
  point: ReadonlyMap<string, Coordinate>;
  guards: readonly Expression[];
  derived: string | undefined;
}

export interface Given {
  /** A condition that holds wherever the expression is calculated: what is above zero there may divide. */
  when?: string | undefined;
  /** The derived value whose expression it is. */
  derived?: string | undefined;
}

export function createScope(kind: MergedKind, { when, derived }: Given): Scope {
  const guard = when === undefined ? undefined : parseExpression(when);
  const guards = guard && 'expression' in guard ? [guard.expression] : [];
  return { kind, faults: [], reads: new Set(), point: new Map(), guards, derived };
}

/** Undefined where there was a fault, which is reported once and not for everything around it. */
export function compileNode(expression: Expression, scope: Scope): Compiled | undefined {
  switch (expression.node) {
    case 'number':
      return compileLiteral(expression, scope);
    case 'name':
      return compileName(expression, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'any':
      return compileAny(expression, scope);
    case 'each':
      return compileEach(expression, scope);
    case 'negate': {
      const operand = typed(expression.operand, 'number', { scope, user: '"-"' });
      return operand && { ...operand, code: `(-${operand.code})` };
    }
    case 'not': {
      const operand = typed(expression.operand, 'condition', { scope, user: '"not"' });
      return operand && condition(`c.not(${operand.code})`);
    }
    case 'binary':
      return compileBinary(expression, scope);
  }
}

type Node<Name extends Expression['node']> = Extract<Expression, { node: Name }>;

function condition(code: string): Compiled {
  return { code, type: 'condition', unit: NO_UNIT, isPlain: true };
}

function compileLiteral({ value, unit }: Node<'number'>, { kind, faults }: Scope): Compiled | undefined {
  const code = String(value);
  if (!unit) return { code, type: 'number', unit: undefined, isPlain: true };
  const read = readUnit(unit.text, kind);
  if ('unit' in read) return { code, type: 'number', unit: read.unit, isPlain: true };
  const { fault } = read;
  const names = unit.text.slice(fault.at).match(/^\w+/) ?? [];
  const isField = names.some((name) => kind.fields.has(name));
  faults.push({
    ...fault,
    at: unit.at + fault.at,
    ...(isField
      ? { suggestion: 'A unit follows its number; put an operator with spaces before the name of a field.' }
      : {}),
  });
  return undefined;
}

function compileName({ name, at }: Node<'name'>, scope: Scope): Compiled | undefined {
  const { kind, faults, point, reads } = scope;
  const coordinate = point.get(name);
  if (coordinate) return { code: `p.${name}`, type: 'number', unit: coordinate.unit, isPlain: true };
  if (kind.derived.has(name)) return compileDerived(name, at, scope);
  const field = kind.fields.get(name);
  if (!field) {
    faults.push(kind.curves.has(name) ? curveAsValue(name, at) : unknownName(name, at, scope));
    return undefined;
  }
  if (kind.unresolved.has(name)) return undefined;
  reads.add(name);
  const key = JSON.stringify(name);
  const { schema } = field;
  const counted = { unit: fieldUnit(kind, name), isPlain: true };
  const type = fieldType(schema);
  if (type === 'number' || type === 'integer') return { code: `r.number(${key})`, type: 'number', ...counted };
  if (type === 'list') return { code: `r.list(${key})`, type: 'list', ...counted };
  if (type === 'map') {
    faults.push({ at, message: `"${name}" is a map, and expressions can't calculate with a whole map.` });
    return undefined;
  }
  if (type === 'flag') return condition(`r.flag(${key})`);
  if (schema.enum?.every((value) => typeof value === 'number'))
    return { code: `r.number(${key})`, type: 'number', ...counted };
  const message = `"${name}" holds text, and expressions calculate with numbers, lists and flags.`;
  faults.push({ at, message });
  return undefined;
}

/** A derived value inside another expression is calculated in place; its own faults are reported at its own text. */
function compileDerived(name: string, at: number, scope: Scope): Compiled | undefined {
  const { kind, faults, derived, reads } = scope;
  if (derived !== undefined && leadsTo(name, derived, kind)) {
    const message =
      name === derived
        ? `"${name}" can't be calculated from itself.`
        : `"${name}" is calculated from "${derived}" in turn, so neither can be.`;
    faults.push({ at, message, suggestion: 'Break the circle at one of its values.' });
    return undefined;
  }
  const schema = kind.derived.get(name)?.schema;
  const parsed = schema && parseExpression(schema.value);
  const read = schema?.unit === undefined ? { unit: NO_UNIT } : readUnit(schema.unit, kind);
  if (!parsed || 'fault' in parsed || 'fault' in read) return undefined;
  const own: Scope = { ...createScope(kind, { when: schema.when, derived: name }), reads };
  const user = `"${name}"`;
  const compiled = typed(parsed.expression, 'number', { scope: own, user });
  const converted = compiled && quantityIn(read.unit, compiled);
  if (!converted || 'mismatch' in converted) return undefined;
  const [when] = own.guards;
  const holds = when && typed(when, 'condition', { scope: own, user });
  const code = holds ? `c.only(${holds.code}, ${converted.code})` : converted.code;
  return { code, type: 'number', unit: read.unit, isPlain: true };
}

function compileCall({ name, argument, at }: Node<'call'>, scope: Scope): Compiled | undefined {
  const given = FUNCTIONS.get(name);
  if (!given) {
    const known = [...FUNCTIONS.keys(), 'any'];
    const suggestion = didYouMean(name, known) ?? `Functions: ${known.join(', ')}.`;
    scope.faults.push({ at, message: `there is no function "${name}".`, suggestion });
    return undefined;
  }
  const value = typed(argument, given.takes, { scope, user: `"${name}"` });
  if (!value) return undefined;
  const code = `c.${given.code}(${value.code})`;
  if (given.gives === 'condition') return condition(code);
  if (given.takes === 'list') return { ...value, code, type: 'number' };
  const root = settled(rootQuantity(value), at, scope);
  return root && { ...root, code, type: 'number' };
}

function compileAny({ curve, curveAt, where }: Node<'any'>, scope: Scope): Compiled | undefined {
  const { faults } = scope;
  if (scope.point.size) {
    faults.push({ at: curveAt, message: 'an "any" can\'t be nested in another.' });
    return undefined;
  }
  const points = compilePoints(curve, curveAt, scope);
  const holds =
    points && typed(where, 'condition', { scope: { ...scope, point: points.coordinates }, user: '"where"' });
  return holds && condition(`c.any(${points.code}, ${pointFunction(holds.code)})`);
}

function compileEach({ value, curve, curveAt, where }: Node<'each'>, scope: Scope): Compiled | undefined {
  const points = compilePoints(curve, curveAt, scope);
  if (!points) return undefined;
  const inside: Scope = { ...scope, point: points.coordinates };
  const guarded = where ? { ...inside, guards: [...scope.guards, where] } : inside;
  const number = typed(value, 'number', { scope: guarded, user: '"of"' });
  const holds = where && typed(where, 'condition', { scope: inside, user: '"where"' });
  if (!number || (where && !holds)) return undefined;
  const chosen = holds ? `, ${pointFunction(holds.code)}` : '';
  return { ...number, code: `c.each(${points.code}, ${pointFunction(number.code)}${chosen})`, type: 'list' };
}

function compilePoints(curve: string, at: number, { kind, faults, reads }: Scope) {
  const schema = kind.curves.get(curve)?.schema;
  if (schema) {
    for (const name of curveFields(schema)) reads.add(name);
    return { code: `r.points(${JSON.stringify(curve)})`, coordinates: curveCoordinates(kind, schema) };
  }
  faults.push({ at, message: `there is no curve "${curve}".`, suggestion: didYouMean(curve, kind.curves.keys()) });
  return undefined;
}

function pointFunction(code: string): string {
  return `(${/\bp\./.test(code) ? 'p' : ''}) => ${code}`;
}

function compileBinary({ operator, left, right, at }: Node<'binary'>, scope: Scope): Compiled | undefined {
  const { operands, gives, code, quantities } = OPERATIONS[operator];
  const user = `"${operator}"`;
  const [a, b] = [typed(left, operands, { scope, user }), typed(right, operands, { scope, user })];
  if (!a || !b) return undefined;
  if (quantities === undefined) return condition(code(a.code, b.code));
  if (quantities === 'multiply' || quantities === 'divide') {
    const joined = settled(joinQuantities(quantities, a, b), at, scope);
    if (quantities === 'divide' && !isNeverZero(right, scope)) {
      scope.faults.push(zeroDivisor(at, b.code));
      return undefined;
    }
    return joined && { ...joined, code: code(a.code, b.code), type: gives };
  }
  const aligned = settled(alignQuantities(quantities, a, b), at, scope);
  if (!aligned) return undefined;
  const made = code(...aligned.codes);
  return gives === 'condition'
    ? condition(made)
    : { code: made, type: gives, unit: aligned.unit, isPlain: a.isPlain && b.isPlain };
}

/** What came of joining units; a mismatch is reported at the operator. */
function settled<T extends object>(
  result: T | { mismatch: UnitMismatch },
  at: number,
  { faults }: Scope,
): T | undefined {
  if (!('mismatch' in result)) return result;
  faults.push({ at, ...result.mismatch });
  return undefined;
}

/** An operand, which must be of this type. */
function typed(
  operand: Expression,
  type: ValueType,
  { scope, user }: { scope: Scope; user: string },
): Compiled | undefined {
  const compiled = compileNode(operand, scope);
  if (!compiled) return undefined;
  if (compiled.type === type) return compiled;
  const suggestion = CONVERSIONS.get(`${compiled.type} to ${type}`);
  const message = `${user} needs a ${type}, but this is a ${compiled.type}.`;
  scope.faults.push({ at: operand.at, message, suggestion });
  return undefined;
}

/** What to do about a value of the wrong type. */
export const CONVERSIONS = new Map([
  ['list to number', 'Take one of its numbers, such as last(...) or max(...).'],
  ['number to condition', 'Compare it with something.'],
  ['condition to number', 'Join two comparisons by "and".'],
]);
