import { didYouMean } from './didYouMean.ts';
import { type Compiled, condition, type ExpressionScope } from './ExpressionScope.ts';
import { findNamed } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Expression, Fault } from './parseExpression.ts';

interface Side {
  expression: Expression;
  compiled: Compiled | undefined;
}

/** Compiles a text of an expression. */
export function compileText(
  { value, at }: Extract<Expression, { node: 'text' }>,
  faults: Fault[],
): Compiled | undefined {
  if (value !== '') return { code: JSON.stringify(value), type: 'text', unit: undefined, isPlain: true };
  faults.push({
    at,
    message: 'nothing equals an empty text, as an empty field meets no condition.',
    suggestion: undefined,
  });
  return undefined;
}

/**
 * Compiles the comparison of two texts; undefined, with a fault, if a side is not a text or is not a value of the
 * choice.
 */
export function compareTexts(
  operator: '=' | '!=',
  [left, right]: readonly [Side, Side],
  faults: Fault[],
): Compiled | undefined {
  const [a, b] = [left.compiled, right.compiled];
  if (!a || !b) return undefined;
  const before = faults.length;
  checkSides(left, right, faults);
  checkSides(right, left, faults);
  return faults.length > before
    ? undefined
    : condition(`c.${operator === '=' ? 'isSame' : 'isOther'}(${a.code}, ${b.code})`);
}

/** Compiles whether a choice or number is one of the values. */
export function compileIn(
  { values, at }: Extract<Expression, { node: 'in' }>,
  operand: Side,
  { compiledValues, faults }: { compiledValues: readonly (Compiled | undefined)[]; faults: Fault[] },
): Compiled | undefined {
  const own = operand.compiled;
  if (!own || compiledValues.includes(undefined)) return undefined;
  if (own.type !== 'text') {
    const message = `"in" needs a choice or a text before it, but this is a ${own.type}.`;
    faults.push({ at, message, suggestion: 'Compare it by "=" or ">=".' });
    return undefined;
  }
  const before = faults.length;
  for (const [index, expression] of values.entries())
    checkSides({ expression, compiled: compiledValues[index] }, operand, faults);
  const codes = compiledValues.map((value) => value?.code);
  return faults.length > before ? undefined : condition(`c.isOneOf(${own.code}, [${codes.join(', ')}])`);
}

/**
 * Finds a value of a choice that was written without quotes, `charging = smart`, or one of a flag, `running = true`.
 */
export function misreadValue(expression: Expression, other: Expression, { kind }: ExpressionScope): Fault | undefined {
  if (expression.node !== 'name' || other.node !== 'name') return undefined;
  if (findNamed(expression.name, kind).sort !== 'unknown') return undefined;
  const named = findNamed(other.name, kind);
  const schema = named.sort === 'field' || named.sort === 'column' ? named.schema : undefined;
  const { at, name } = expression;
  const message = `there is no field "${name}".`;
  if (schema?.enum?.includes(name)) return { at, message, suggestion: `Write the value in single quotes: '${name}'.` };
  if (schema?.type !== 'boolean' || !FLAG_VALUES.includes(name)) return undefined;
  return { at, message, suggestion: `A flag is a condition by itself: write ${other.name}, or not ${other.name}.` };
}

const FLAG_VALUES = ['true', 'false', 'yes', 'no', 'on', 'off'];

/** Reports the type of this side if it can't be compared with the other. */
function checkSides({ expression, compiled }: Side, other: Side, faults: Fault[]): void {
  if (!compiled || other.compiled?.type !== 'text') return;
  if (compiled.type !== 'text') {
    const message = `a ${compiled.type} can't be compared with a text.`;
    faults.push({ at: expression.at, message, suggestion: suggestText(expression, other) });
    return;
  }
  const { choice } = other.compiled;
  if (expression.node !== 'text' || !choice?.enum || choice.enum.includes(expression.value)) return;
  const subject = other.expression.node === 'name' ? `"${other.expression.name}"` : 'the choice';
  const message = `${subject} has no value '${expression.value}'.`;
  faults.push({ at: expression.at, message, suggestion: suggestValue(expression.value, choice) });
}

function suggestText(expression: Expression, { compiled, expression: other }: Side): string | undefined {
  const [first] = compiled?.choice?.enum ?? [];
  if (first !== undefined) return `Its values are texts, such as '${first}'.`;
  if (other.node === 'text')
    return `Leave the quotes out if a ${expression.node === 'name' ? 'field' : 'value'} is not a text.`;
  return expression.node === 'number' ? `Write it in single quotes: '${expression.value}'.` : undefined;
}

/** Suggests the value that was probably meant, even if its label was written. */
function suggestValue(written: string, { enum: values = [], 'x-labels': labels = {} }: FieldSchema): string {
  const labelled = values.find((value) => labels[String(value)]?.toLowerCase() === written.toLowerCase());
  const texts = values.map((value) => `'${value}'`);
  if (labelled !== undefined) return `Did you mean '${labelled}'?`;
  return didYouMean(written, values.map(String), String)?.replaceAll('"', "'") ?? `Its values are ${texts.join(', ')}.`;
}
