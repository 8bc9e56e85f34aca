import type { JSONPath } from 'jsonc-parser';
import type { ConditionDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { type ConditionReads, createReads } from './ConditionReads.ts';
import { checkConditions } from './checkConditions.ts';
import { compileCondition } from './compileExpression.ts';
import { conditionSchema, joinSchemas } from './conditionSchema.ts';
import { createConditionSize, MOST_CONDITIONS } from './conditionSize.ts';
import { conditionText } from './conditionText.ts';
import { type ConditionStatement, listConditions } from './listConditions.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import { type Expression, type Fault, parseExpression } from './parseExpression.ts';

/** Compiles the conditions under which parts are shown or required, and reports each fault at its place in the text. */
export function compileConditions(kind: MergedKind): Outcome<ConditionDefinition[]> {
  const listed = listConditions(kind);
  const reads = createReads(listed, kind);
  const problems = checkConditions(listed, kind, reads);
  const size = createConditionSize(reads);
  const statements = listed.filter((statement) => size(statement) <= MOST_CONDITIONS);
  problems.push(...listed.flatMap((statement) => reportTooMany(statement, size, reads)));
  const shown = statements.filter(({ word }) => word === 'x-shown-when');
  const definitions = statements.flatMap((statement) => {
    const { condition, faults } = compileOne(statement, shown, kind);
    problems.push(...faults.map((fault) => toProblem(statement, fault)));
    return condition ?? [];
  });
  return { value: mergeSame(definitions), problems };
}

/** Reports the condition from which on a chain of them is too long; not those that follow from it. */
function reportTooMany(
  statement: ConditionStatement,
  size: (statement: ConditionStatement) => number,
  reads: ConditionReads,
): Problem[] {
  const isTooLarge = (one: ConditionStatement) => size(one) > MOST_CONDITIONS;
  if (!isTooLarge(statement)) return [];
  const named = reads.list(statement);
  if (named.some(({ name }) => reads.listHiding(name).some(isTooLarge))) return [];
  const message = `this depends on ${size(statement)} other conditions, as fields that it reads are shown by conditions in turn; at most ${MOST_CONDITIONS} are allowed.`;
  const suggestion = 'Name the field that the others depend on.';
  return [toProblem(statement, { at: named[0]?.at ?? 0, message, suggestion })];
}

/** Returns the kind without those required fields that are required only while they are shown. */
export function withoutConditional(kind: MergedKind, conditions: readonly ConditionDefinition[]): MergedKind {
  const conditional = new Set(conditions.flatMap(({ requires = [] }) => requires));
  return { ...kind, required: new Set([...kind.required].filter((name) => !conditional.has(name))) };
}

function compileOne(
  statement: ConditionStatement,
  shown: readonly ConditionStatement[],
  kind: MergedKind,
): { condition?: ConditionDefinition; faults: Fault[] } {
  const { faults } = compileCondition(statement.text, kind);
  const parsed = parseExpression(statement.text);
  if (faults.length > 0 || 'fault' in parsed) return { faults };
  const { expression } = parsed;
  const own = toSchema(expression, { kind, shown, faults, within: [statement] });
  const text = conditionText(expression, kind);
  if (own && text === undefined) faults.push(WORDLESS);
  if (!own || text === undefined) return { faults };
  const { word, target, covers, fate } = statement;
  const around = shown.filter((other) => other !== statement && holdsInside(other, statement));
  const outer = around.map((other) => toConditionSchema(other, { kind, shown, within: [statement, other] }));
  const required = word === 'x-required-when' ? covers : covers.filter((name) => kind.required.has(name));
  return {
    faults,
    condition: {
      if: joinSchemas([...outer.filter((schema) => schema !== undefined), own]),
      text,
      shows: word === 'x-shown-when' && target.tab === undefined ? [target.name] : [],
      ...(word === 'x-shown-when' && target.tab !== undefined ? { tabs: [target.tab] } : {}),
      ...(required.length > 0 ? { requires: required } : {}),
      whenHidden: fate,
    },
  };
}

interface Scope {
  kind: MergedKind;
  shown: readonly ConditionStatement[];
  /** The statements that are being translated, so that a circle ends; circles are reported elsewhere. */
  within: readonly ConditionStatement[];
}

function toSchema(
  expression: Expression,
  { kind, shown, within, faults }: Scope & { faults: Fault[] },
): JsonSchema | undefined {
  // A hidden field counts as empty, so a condition that reads a field also demands that the field is shown.
  const findGuards = (field: string) =>
    shown
      .filter((other) => other.covers.includes(field) && !within.includes(other))
      .map((other) => toConditionSchema(other, { kind, shown, within: [...within, other] }))
      .filter((schema) => schema !== undefined);
  return conditionSchema(expression, { kind, faults, findGuards });
}

/** The schema of another statement, whose faults are reported at its own text. */
function toConditionSchema({ text }: ConditionStatement, scope: Scope): JsonSchema | undefined {
  const parsed = parseExpression(text);
  const isSound = !('fault' in parsed) && compileCondition(text, scope.kind).faults.length === 0;
  return isSound ? toSchema(parsed.expression, { ...scope, faults: [] }) : undefined;
}

/** Whether one statement covers everything that another one covers. */
function holdsInside(outer: ConditionStatement, inner: ConditionStatement): boolean {
  return inner.covers.every((name) => outer.covers.includes(name));
}

/** Merges conditions that have the same expression and treat hidden values the same way. */
function mergeSame(conditions: readonly ConditionDefinition[]): ConditionDefinition[] {
  const merged = new Map<string, ConditionDefinition>();
  for (const condition of conditions) {
    const key = JSON.stringify([condition.if, condition.text, condition.whenHidden]);
    const before = merged.get(key);
    merged.set(key, before ? joinEntries(before, condition) : condition);
  }
  return [...merged.values()];
}

function joinEntries(a: ConditionDefinition, b: ConditionDefinition): ConditionDefinition {
  const tabs = [...(a.tabs ?? []), ...(b.tabs ?? [])];
  const requires = [...new Set([...(a.requires ?? []), ...(b.requires ?? [])])];
  return {
    ...a,
    shows: [...a.shows, ...b.shows],
    ...(tabs.length > 0 ? { tabs } : {}),
    ...(requires.length > 0 ? { requires } : {}),
  };
}

function toProblem({ origin: { source, path } }: { origin: Origin }, { at, message, suggestion }: Fault): Problem {
  return source.problemInText(path, at, message, suggestion);
}

type Origin = { source: MergedKind['source']; path: JSONPath };

const WORDLESS: Fault = {
  at: 0,
  message: "this condition can't be put into words, so the form could not say what it depends on.",
  suggestion: 'Join groups of "or" by "and", or groups of "and" by "or", but nest no deeper.',
};
