import { joinWords } from '#model/joinWords.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Expression, Operator } from './parseExpression.ts';

/** What the words of a condition are taken from. */
export type ConditionWords = Pick<MergedKind, 'fields' | 'derived'>;

/** One thing that is said: 'Primary reserve' is 'off'. */
interface Clause {
  subject: string;
  predicate: string;
}

/**
 * A condition in words: 'Primary reserve is off', 'Outages per year is 0', 'Tracking is not None'; negated where asked.
 * Undefined where it calculates, or joins by `and` what it joins by `or`.
 */
export function conditionText(
  expression: Expression,
  kind: ConditionWords,
  { isNegated = false } = {},
): string | undefined {
  if (expression.node === 'not') return conditionText(expression.operand, kind, { isNegated: !isNegated });
  const join = findJoin(expression);
  if (!join) return sentence(toClause(expression, kind, isNegated));
  const clauses = listOperands(expression, join).map((operand) => toClause(operand, kind, isNegated));
  return joinClauses(clauses, (join === 'and') !== isNegated);
}

function findJoin(expression: Expression): 'and' | 'or' | undefined {
  const operator = expression.node === 'binary' ? expression.operator : undefined;
  return operator === 'and' || operator === 'or' ? operator : undefined;
}

function listOperands(expression: Expression, join: 'and' | 'or'): Expression[] {
  if (expression.node !== 'binary' || expression.operator !== join) return [expression];
  return [...listOperands(expression.left, join), ...listOperands(expression.right, join)];
}

function joinClauses(clauses: (Clause | undefined)[], isAnd: boolean): string | undefined {
  const said = clauses.filter((clause) => clause !== undefined);
  if (said.length < clauses.length) return undefined;
  const subjects = said.map(({ subject }) => subject);
  const [predicate, other] = new Set(said.map((clause) => clause.predicate));
  if (other !== undefined || predicate === undefined) return said.map(sentence).join(isAnd ? ' and ' : ' or ');
  return isAnd ? `${joinWords(subjects)} are ${predicate}` : `${subjects.join(' or ')} is ${predicate}`;
}

function sentence(clause: Clause | undefined): string | undefined {
  return clause && `${clause.subject} is ${clause.predicate}`;
}

function toClause(expression: Expression, kind: ConditionWords, isNegated: boolean): Clause | undefined {
  if (expression.node === 'not') return toClause(expression.operand, kind, !isNegated);
  if (expression.node === 'name') {
    const subject = findTitle(expression.name, kind);
    return subject === undefined ? undefined : { subject, predicate: isNegated ? 'off' : 'on' };
  }
  if (expression.node !== 'binary') return undefined;
  const isSwapped = expression.left.node === 'number';
  const [left, right] = isSwapped ? [expression.right, expression.left] : [expression.left, expression.right];
  const swapped = isSwapped ? MIRRORED.get(expression.operator) : expression.operator;
  const operator = isNegated ? swapped && NEGATED.get(swapped) : swapped;
  const subject = left.node === 'name' ? findTitle(left.name, kind) : undefined;
  const value = left.node === 'name' ? valueText(right, left.name, kind) : undefined;
  const words = operator && WORDS.get(operator);
  if (left.node !== 'name' || subject === undefined || value === undefined || words === undefined) return undefined;
  // What can't be below a limit is at it.
  const isLimit =
    operator === '<=' && right.node === 'number' && right.value === kind.fields.get(left.name)?.schema.minimum;
  return { subject, predicate: isLimit ? value : `${words}${value}` };
}

function findTitle(name: string, { fields, derived }: ConditionWords): string | undefined {
  return fields.get(name)?.schema.title ?? derived.get(name)?.schema.title;
}

/** A number with its unit, or the label of a choice, or the title of another field. */
function valueText(expression: Expression, subject: string, kind: ConditionWords): string | undefined {
  if (expression.node === 'name') return findTitle(expression.name, kind);
  if (expression.node !== 'number') return undefined;
  const { value, unit } = expression;
  const field = kind.fields.get(subject)?.schema;
  const label = field?.['x-labels']?.[String(value)];
  if (label !== undefined) return label;
  // Zero is the same in every unit.
  const counted =
    unit?.text ?? (value === 0 ? undefined : (field?.['x-unit'] ?? kind.derived.get(subject)?.schema.unit));
  return counted === undefined ? String(value) : `${value} ${counted}`;
}

const WORDS = new Map<Operator, string>([
  ['=', ''],
  ['!=', 'not '],
  ['<', 'below '],
  ['<=', 'at most '],
  ['>', 'above '],
  ['>=', 'at least '],
]);
const NEGATED = new Map<Operator, Operator>([
  ['=', '!='],
  ['!=', '='],
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
]);
/** The operator for sides that have changed places. */
const MIRRORED = new Map<Operator, Operator>([
  ['=', '='],
  ['!=', '!='],
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);
