import type { Expression } from './parseExpression.ts';

/**
 * A condition without `not`: its parts, flattened where the same word joins them, each with whether it has to hold or
 * not.
 */
export type ConditionTree =
  | { join: 'and' | 'or'; parts: ConditionTree[] }
  | { join?: undefined; part: Expression; isNegated: boolean };

/** Returns the tree of a condition, in which every `not` is pushed down to what it negates. */
export function conditionTree(expression: Expression, isNegated = false): ConditionTree {
  if (expression.node === 'not') return conditionTree(expression.operand, !isNegated);
  if (expression.node !== 'binary' || (expression.operator !== 'and' && expression.operator !== 'or'))
    return { part: expression, isNegated };
  const join = (expression.operator === 'and') !== isNegated ? 'and' : 'or';
  const parts = [expression.left, expression.right]
    .map((operand) => conditionTree(operand, isNegated))
    .flatMap((part) => (part.join === join ? part.parts : [part]));
  return { join, parts };
}
