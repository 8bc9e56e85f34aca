import { joinWords } from '#model/joinWords.ts';
import { type ConditionTree, conditionTree } from './conditionTree.ts';
import { findNamed } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { MIRRORED, NEGATED } from './operations.ts';
import type { Expression, Operator } from './parseExpression.ts';
import { phrase } from './phrase.ts';
import type { Sentence } from './sentences.ts';

/** The definitions that the words of a condition are taken from. */
export type ConditionWords = Pick<MergedKind, 'fields' | 'objects' | 'tables' | 'derived' | 'wording'>;

type Leaf = Extract<ConditionTree, { join?: undefined }>;

/** One statement: 'Primary reserve' is 'off'. */
interface Clause {
  subject: string;
  predicate: string;
}

/**
 * Returns a condition in words: 'Primary reserve is off', 'Outages per year is 0', 'Fuel is Diesel or Gas'; negated on
 * request. Undefined if it calculates, or if joined conditions are nested too deeply to be read.
 */
export function conditionText(
  expression: Expression,
  kind: ConditionWords,
  { isNegated = false } = {},
): string | undefined {
  return treeText(conditionTree(expression, isNegated), kind);
}

function treeText(tree: ConditionTree, kind: ConditionWords): string | undefined {
  if (tree.join === undefined) return sentence(toClause(tree, kind), kind);
  const { join, parts } = tree;
  const leaves = parts.filter((part) => part.join === undefined);
  if (leaves.length === parts.length)
    return joinClauses(
      leaves.map((leaf) => toClause(leaf, kind)),
      { isAnd: join === 'and', kind },
    );
  // Nested any deeper, the text would be unreadable.
  if (parts.some((part) => part.join !== undefined && part.parts.some((inner) => inner.join !== undefined)))
    return undefined;
  const texts = parts.map((part) => treeText(part, kind));
  return texts.includes(undefined) ? undefined : texts.join(`, ${phrase(kind, join)} `);
}

function joinClauses(
  clauses: (Clause | undefined)[],
  { isAnd, kind }: { isAnd: boolean; kind: ConditionWords },
): string | undefined {
  const said = clauses.filter((clause) => clause !== undefined);
  if (said.length < clauses.length) return undefined;
  const subjects = said.map(({ subject }) => subject);
  const [predicate, other] = new Set(said.map((clause) => clause.predicate));
  const word = phrase(kind, isAnd ? 'and' : 'or');
  if (other !== undefined || predicate === undefined)
    return said.map((clause) => sentence(clause, kind)).join(` ${word} `);
  return isAnd
    ? phrase(kind, '{subjects} are {predicate}', { subjects: joinWords(subjects, word), predicate })
    : phrase(kind, '{subject} is {predicate}', { subject: subjects.join(` ${word} `), predicate });
}

function sentence(clause: Clause | undefined, kind: ConditionWords): string | undefined {
  return clause && phrase(kind, '{subject} is {predicate}', { ...clause });
}

function toClause({ part, isNegated }: Leaf, kind: ConditionWords): Clause | undefined {
  if (part.node === 'name') {
    const subject = findTitle(part.name, kind);
    return subject === undefined ? undefined : { subject, predicate: phrase(kind, isNegated ? 'off' : 'on') };
  }
  if (part.node === 'in') return toChoiceClause(part, kind, isNegated);
  if (part.node !== 'binary') return undefined;
  const isSwapped = part.left.node === 'number' || part.left.node === 'text';
  const [left, right] = isSwapped ? [part.right, part.left] : [part.left, part.right];
  const swapped = isSwapped ? MIRRORED.get(part.operator) : part.operator;
  const operator = isNegated ? swapped && NEGATED.get(swapped) : swapped;
  const subject = left.node === 'name' ? findTitle(left.name, kind) : undefined;
  const value = left.node === 'name' ? valueText(right, left.name, kind) : undefined;
  const words = operator && WORDS.get(operator);
  if (left.node !== 'name' || subject === undefined || value === undefined || words === undefined) return undefined;
  // If a value can't be below a limit, "at most the limit" means "equal to it".
  const isLimit = operator === '<=' && right.node === 'number' && right.value === findField(left.name, kind)?.minimum;
  return { subject, predicate: isLimit || words === '' ? value : phrase(kind, words, { value }) };
}

function toChoiceClause(
  { operand, values }: Extract<Expression, { node: 'in' }>,
  kind: ConditionWords,
  isNegated: boolean,
): Clause | undefined {
  if (operand.node !== 'name') return undefined;
  const subject = findTitle(operand.name, kind);
  const texts = values.flatMap((value) => valueText(value, operand.name, kind) ?? []);
  if (subject === undefined || texts.length < values.length) return undefined;
  if (!isNegated) return { subject, predicate: texts.join(` ${phrase(kind, 'or')} `) };
  const [value = '', second] = texts;
  if (second === undefined) return { subject, predicate: phrase(kind, 'not {value}', { value }) };
  const listed = texts.join(` ${phrase(kind, 'nor')} `);
  return { subject, predicate: phrase(kind, 'neither {values}', { values: listed }) };
}

function findField(name: string, kind: ConditionWords): FieldSchema | undefined {
  const named = findNamed(name, kind);
  return named.sort === 'field' ? named.schema : undefined;
}

function findTitle(name: string, kind: ConditionWords): string | undefined {
  return findField(name, kind)?.title ?? kind.derived.get(name)?.schema.title;
}

/** Returns a number with its unit, a text, the label of a choice or the title of another field. */
function valueText(expression: Expression, subject: string, kind: ConditionWords): string | undefined {
  if (expression.node === 'name') return findTitle(expression.name, kind);
  if (expression.node === 'negate') {
    const positive = valueText(expression.operand, subject, kind);
    return expression.operand.node === 'number' && positive !== undefined ? `-${positive}` : undefined;
  }
  if (expression.node !== 'number' && expression.node !== 'text') return undefined;
  const field = findField(subject, kind);
  const label = field?.['x-labels']?.[String(expression.value)];
  if (label !== undefined) return label;
  if (expression.node === 'text') return expression.value;
  const { value, unit } = expression;
  // Zero is the same in every unit.
  const counted =
    unit?.text ?? (value === 0 ? undefined : (field?.['x-unit'] ?? kind.derived.get(subject)?.schema.unit));
  return counted === undefined ? String(value) : `${value} ${counted}`;
}

const WORDS = new Map<Operator, Sentence | ''>([
  ['=', ''],
  ['!=', 'not {value}'],
  ['<', 'below {value}'],
  ['<=', 'at most {value}'],
  ['>', 'above {value}'],
  ['>=', 'at least {value}'],
]);
