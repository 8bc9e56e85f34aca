import { LIST_COLUMN } from '#model/tableRows.ts';
import { curveCoordinates } from './curveCoordinates.ts';
import type { ExpressionScope, Inside } from './ExpressionScope.ts';
import { findNamed, type Names } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import { type Expression, parseExpression } from './parseExpression.ts';

type Known = Pick<ExpressionScope, 'kind' | 'guards' | 'inside'>;

type Sign = 'positive' | 'notNegative' | undefined;

/**
 * Whether the limits of its fields, or a condition known to hold, keep an expression above zero or different from it,
 * so that it may be a divisor.
 */
export function isNeverZero(expression: Expression, known: Known): boolean {
  const isExcluded = known.guards.some((guard) => excludesZero(guard, expression));
  return isExcluded || findSign(expression, known) === 'positive';
}

function findSign(expression: Expression, known: Known, within: readonly string[] = []): Sign {
  if (known.guards.some((guard) => demandsPositive(guard, expression))) return 'positive';
  const sign = (part: Expression) => findSign(part, known, within);
  switch (expression.node) {
    case 'number':
      return expression.value > 0 ? 'positive' : 'notNegative';
    case 'name':
      return findNameSign(expression.name, known, within);
    case 'call':
      // The sum of no rows is zero.
      return expression.name === 'sum' && sign(expression.argument) ? 'notNegative' : sign(expression.argument);
    case 'each':
      return findSign(expression.value, atEach(expression, known), within);
    case 'binary': {
      const [left, right] = [sign(expression.left), sign(expression.right)];
      if (expression.operator === '-' || !left || !right) return undefined;
      const areBoth = left === 'positive' && right === 'positive';
      const isEither = left === 'positive' || right === 'positive';
      return areBoth || (expression.operator === '+' && isEither) ? 'positive' : 'notNegative';
    }
    default:
      return undefined;
  }
}

function atEach({ source, where }: Extract<Expression, { node: 'each' }>, known: Known): Known {
  const guards = where ? [...known.guards, where] : known.guards;
  return { ...known, guards, inside: findInside(source, known) };
}

function findInside(source: string, { kind }: Known): Inside | undefined {
  const curve = kind.curves.get(source)?.schema;
  if (curve) return { sort: 'point', coordinates: curveCoordinates(kind, curve) };
  const named = findNamed(source, kind);
  return named.sort === 'field' && named.table ? { sort: 'row', names: named.table } : undefined;
}

function findNameSign(name: string, known: Known, within: readonly string[]): Sign {
  const { kind, inside } = known;
  const coordinate = inside?.sort === 'point' ? inside.coordinates.get(name) : undefined;
  if (coordinate) return coordinate.isNotNegative ? 'notNegative' : undefined;
  const derived = kind.derived.get(name)?.schema;
  if (derived) {
    const parsed = parseExpression(derived.value);
    return 'fault' in parsed || within.includes(name)
      ? undefined
      : findSign(parsed.expression, known, [...within, name]);
  }
  const column = inside?.sort === 'row' ? findSchema(name, inside.names) : undefined;
  const field = column ?? findSchema(name, kind);
  return field && findFieldSign(field);
}

/** Returns the schema of a field or column; for a list of values, that of each value. */
function findSchema(name: string, names: Names): FieldSchema | undefined {
  const named = findNamed(name, names);
  if (named.sort !== 'field' && named.sort !== 'column') return undefined;
  return named.table?.fields.get(LIST_COLUMN)?.schema ?? named.schema;
}

function findFieldSign(field: FieldSchema): Sign {
  // Lists contain no number below zero.
  if (field['x-list']) return 'notNegative';
  const least = Math.min(...(field.enum?.map(Number) ?? [field.minimum ?? Number.NEGATIVE_INFINITY]));
  if (least > 0 || (field.exclusiveMinimum ?? -1) >= 0) return 'positive';
  return least === 0 ? 'notNegative' : undefined;
}

/** Whether the condition holds only if the expression is above zero. */
function demandsPositive(condition: Expression, expression: Expression): boolean {
  if (condition.node !== 'binary') return false;
  const { operator, left, right } = condition;
  if (operator === 'and') return demandsPositive(left, expression) || demandsPositive(right, expression);
  const [greater, less] = operator === '>' || operator === '>=' ? [left, right] : [right, left];
  if (!['>', '>=', '<', '<='].includes(operator) || less.node !== 'number') return false;
  return (less.value > 0 || !operator.endsWith('=')) && isSame(greater, expression);
}

function excludesZero(condition: Expression, expression: Expression): boolean {
  if (condition.node !== 'binary') return false;
  const { operator, left, right } = condition;
  if (operator === 'and') return excludesZero(left, expression) || excludesZero(right, expression);
  return operator === '!=' && right.node === 'number' && right.value === 0 && isSame(left, expression);
}

/** Whether two expressions are equal, apart from their positions in the text. */
function isSame(a: Expression, b: Expression): boolean {
  const said = (expression: Expression) =>
    JSON.stringify(expression, (key, value) => (key === 'at' || key === 'sourceAt' ? undefined : value));
  return said(a) === said(b);
}
