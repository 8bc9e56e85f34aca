import { NO_UNIT } from '#model/Unit.ts';
import { compileName, findCoordinate } from './compileName.ts';
import { compileCount, compileEach, compileQuantified } from './compileSource.ts';
import { compareTexts, compileIn, compileText, misreadValue } from './compileTexts.ts';
import { dependsOn } from './dependsOn.ts';
import { isTooLarge } from './derivedSize.ts';
import { didYouMean } from './didYouMean.ts';
import {
  type Compiled,
  condition,
  createScope,
  demandType,
  type ExpressionScope,
  plainNumber,
} from './ExpressionScope.ts';
import { zeroDivisor } from './expressionFaults.ts';
import { isNeverZero } from './isNeverZero.ts';
import { FUNCTIONS, OPERATIONS, OTHER_FUNCTIONS, type ValueType } from './operations.ts';
import { type Expression, parseExpression } from './parseExpression.ts';
import {
  alignQuantities,
  joinQuantities,
  quantityIn,
  rootQuantity,
  summedQuantity,
  type UnitMismatch,
} from './quantities.ts';
import { readUnit } from './readUnit.ts';

/**
 * Compiles an expression; undefined if there was a fault, which is reported once and not again for the expressions
 * around it.
 */
export function compileNode(expression: Expression, scope: ExpressionScope): Compiled | undefined {
  switch (expression.node) {
    case 'number':
      return compileLiteral(expression, scope);
    case 'text':
      return compileText(expression, scope.faults);
    case 'name':
      return isDerived(expression.name, scope) ? compileDerived(expression, scope) : compileName(expression, scope);
    case 'call':
      return compileCall(expression, scope);
    case 'any':
    case 'every':
      return compileQuantified(expression, scope, compileNode);
    case 'count':
      return compileCount(expression, scope, compileNode);
    case 'each':
      return compileEach(expression, scope, compileNode);
    case 'in': {
      const operand = { expression: expression.operand, compiled: compileNode(expression.operand, scope) };
      const compiledValues = expression.values.map((value) => compileNode(value, scope));
      return compileIn(expression, operand, { compiledValues, faults: scope.faults });
    }
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

function compileLiteral({ value, unit }: Node<'number'>, { kind, faults }: ExpressionScope): Compiled | undefined {
  const code = String(value);
  if (!unit) return plainNumber(code, undefined);
  const read = readUnit(unit.text, kind);
  if ('unit' in read) return plainNumber(code, read.unit);
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

function isDerived(name: string, scope: ExpressionScope): boolean {
  return scope.kind.derived.has(name) && findCoordinate(name, scope) === undefined;
}

/** A derived value inside another expression is calculated in place; its own faults are reported at its own text. */
function compileDerived({ name, at }: Node<'name'>, scope: ExpressionScope): Compiled | undefined {
  const { kind, faults, derived, reads } = scope;
  if (derived !== undefined && dependsOn(name, derived, kind)) {
    const message =
      name === derived
        ? `"${name}" can't be calculated from itself.`
        : `"${name}" is calculated from "${derived}" in turn, so neither can be.`;
    faults.push({ at, message, suggestion: 'Break the circle at one of its values.' });
    return undefined;
  }
  const schema = kind.derived.get(name)?.schema;
  if (schema?.per !== undefined) {
    const message = `"${name}" has a value for each point of "${schema.per}", not one.`;
    faults.push({ at, message, suggestion: `Calculate it here, as in max(x / y of ${schema.per}).` });
    return undefined;
  }
  // That it is too large is reported at its own text.
  if (isTooLarge(name, kind)) return undefined;
  const parsed = schema && parseExpression(schema.value);
  const read = schema?.unit === undefined ? { unit: NO_UNIT } : readUnit(schema.unit, kind);
  if (!parsed || 'fault' in parsed || 'fault' in read) return undefined;
  const own: ExpressionScope = { ...createScope(kind, { when: schema.when, derived: name }), reads };
  const user = `"${name}"`;
  const compiled = typed(parsed.expression, 'number', { scope: own, user });
  const converted = compiled && quantityIn(read.unit, compiled);
  if (!converted || 'mismatch' in converted) return undefined;
  const [when] = own.guards;
  const holds = when && typed(when, 'condition', { scope: own, user });
  return plainNumber(holds ? `c.only(${holds.code}, ${converted.code})` : converted.code, read.unit);
}

function compileCall({ name, argument, at }: Node<'call'>, scope: ExpressionScope): Compiled | undefined {
  const given = FUNCTIONS.get(name);
  if (!given) {
    const known = [...FUNCTIONS.keys(), 'any', 'every', 'count'];
    const suggestion = OTHER_FUNCTIONS.get(name) ?? didYouMean(name, known) ?? `Functions: ${known.join(', ')}.`;
    scope.faults.push({ at, message: `there is no function "${name}".`, suggestion });
    return undefined;
  }
  const value = typed(argument, given.takes, { scope, user: `"${name}"` });
  if (!value) return undefined;
  const code = `c.${given.code}(${value.code})`;
  if (given.gives === 'condition') return condition(code);
  if (given.takes === 'list') {
    const summed = name === 'sum' ? settled(summedQuantity(value), at, scope) : value;
    return summed && { ...summed, code, type: 'number' };
  }
  const root = settled(rootQuantity(value), at, scope);
  return root && { ...root, code, type: 'number' };
}

function compileBinary(expression: Node<'binary'>, scope: ExpressionScope): Compiled | undefined {
  const { operator, left, right, at } = expression;
  const { operands, gives, code, quantities } = OPERATIONS[operator];
  const user = `"${operator}"`;
  const misread = misreadValue(left, right, scope) ?? misreadValue(right, left, scope);
  if (misread) {
    scope.faults.push(misread);
    return undefined;
  }
  const [first, second] = [compileNode(left, scope), compileNode(right, scope)];
  if ((operator === '=' || operator === '!=') && (first?.type === 'text' || second?.type === 'text'))
    return compareTexts(
      operator,
      [
        { expression: left, compiled: first },
        { expression: right, compiled: second },
      ],
      scope.faults,
    );
  const a = demandType(first, operands, { at: left.at, user, faults: scope.faults });
  const b = demandType(second, operands, { at: right.at, user, faults: scope.faults });
  if (!a || !b) return undefined;
  if (quantities === undefined) return condition(code(a.code, b.code));
  if (quantities === 'multiply' || quantities === 'divide') {
    const joined = settled(joinQuantities(quantities, a, b), at, scope);
    if (quantities === 'divide' && !mayDivideBy(right, b.code, scope)) {
      scope.faults.push(zeroDivisor(at, b.code));
      return undefined;
    }
    return joined && { ...joined, code: code(a.code, b.code), type: gives };
  }
  const aligned = settled(alignQuantities(quantities, a, b), at, scope);
  if (!aligned) return undefined;
  if (gives === 'condition' && a.code === b.code) {
    const message = `both sides of "${operator}" are the same, so it says nothing.`;
    scope.faults.push({ at, message, suggestion: 'Compare with something else.' });
    return undefined;
  }
  const made = code(...aligned.codes);
  return gives === 'condition'
    ? condition(made)
    : { code: made, type: gives, unit: aligned.unit, isPlain: a.isPlain && b.isPlain };
}

/** Returns the result of combining units; reports a mismatch at the operator. */
function settled<T extends object>(
  result: T | { mismatch: UnitMismatch },
  at: number,
  { faults }: ExpressionScope,
): T | undefined {
  if (!('mismatch' in result)) return result;
  faults.push({ at, ...result.mismatch });
  return undefined;
}

/** Compiles an operand, which must have this type. */
function typed(
  operand: Expression,
  type: ValueType,
  { scope, user }: { scope: ExpressionScope; user: string },
): Compiled | undefined {
  return demandType(compileNode(operand, scope), type, { at: operand.at, user, faults: scope.faults });
}

/** Whether a divisor is never zero; if a division by zero leaves the value blank, only the constant 0 is refused. */
function mayDivideBy(divisor: Expression, code: string, scope: ExpressionScope): boolean {
  return (scope.kind.leavesBlank === true && code !== '0') || isNeverZero(divisor, scope);
}
