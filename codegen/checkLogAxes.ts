import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { type Expression, parseExpression } from './parseExpression.ts';

/** Reports logarithmic axes whose values may be 0 or less. */
export function checkLogAxes(kind: MergedKind, id: string, { schema, origin }: Merged<CurveSchema>): Problem[] {
  return (schema.logarithmic ?? []).flatMap((axis, index) => {
    const culprit = axis === 'x' ? checkX(schema, kind) : checkY(schema, kind);
    if (!culprit) return [];
    const message = `the ${axis} axis of curve "${id}" can't be logarithmic, as "${culprit.title}" may be 0 or less.`;
    return [origin.source.problemAt([...origin.path, 'logarithmic', index], message, culprit.suggestion)];
  });
}

interface Culprit {
  title: string;
  suggestion: string;
}

function checkX({ x }: CurveSchema, kind: MergedKind): Culprit | undefined {
  if (x.field !== undefined) return checkList(x.title, x.field, kind);
  return (x.from ?? 0) > 0 ? undefined : { title: x.title, suggestion: 'Set "from" to 1 or more.' };
}

function checkY({ y }: CurveSchema, kind: MergedKind): Culprit | undefined {
  for (const { title, field, minimum = 0 } of y) {
    if (field === undefined && minimum <= 0) return { title, suggestion: 'Give it a "minimum" above 0.' };
    const culprit = field === undefined ? undefined : checkList(title, field, kind);
    if (culprit) return culprit;
  }
  return undefined;
}

/** Returns the list as a culprit unless an error of the kind forbids that its numbers are 0. */
function checkList(title: string, field: string, kind: MergedKind): Culprit | undefined {
  if (kind.unresolved.has(field)) return undefined;
  const isPositive = kind.checks.some(
    ({ schema }) => schema.error !== undefined && schema.when === undefined && requiresPositive(schema.require, field),
  );
  if (isPositive) return undefined;
  return { title, suggestion: `Give "x-checks" an "error" that requires "min(${field}) > 0".` };
}

function requiresPositive(text: string, field: string): boolean {
  const parsed = parseExpression(text);
  return 'expression' in parsed && isLeastPositive(parsed.expression, field);
}

/** Whether an expression is `min(field) > 0`, or compares it with a greater number. */
function isLeastPositive(expression: Expression, field: string): boolean {
  if (expression.node !== 'binary' || expression.right.node !== 'number') return false;
  const { left, right, operator } = expression;
  const isLeast =
    left.node === 'call' && left.name === 'min' && left.argument.node === 'name' && left.argument.name === field;
  return isLeast && ((operator === '>' && right.value >= 0) || (operator === '>=' && right.value > 0));
}
