import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Fault } from './parseExpression.ts';

/** A rule that a part of a condition sets for a field, and where the field is named. */
export interface FieldRule {
  name: string;
  at: number;
  rule: JsonSchema;
}

/**
 * Finds, once for each field, the part of a condition joined by `and` that no value satisfies together with the parts
 * before it.
 */
export function findContradictions(rules: readonly FieldRule[]): Fault[] {
  return [...new Set(rules.map(({ name }) => name))].flatMap((name): Fault[] => {
    const own = rules.filter((one) => one.name === name);
    const index = own.findIndex((_, last) => last > 0 && isNever(own.slice(0, last + 1).map(({ rule }) => rule)));
    const found = own[index];
    return found ? [{ at: found.at, message: sayNever(name, found.rule) }] : [];
  });
}

function sayNever(name: string, { const: value }: JsonSchema): string {
  const what =
    typeof value === 'boolean' ? `"${name}" can't be on and off` : `no value of "${name}" fulfils all of this`;
  return `${what} at once, so this never holds.`;
}

/** Whether rules of one field exclude each other. */
function isNever(rules: readonly JsonSchema[]): boolean {
  const low = Math.max(...rules.map((rule) => limit(rule, 'minimum', 'exclusiveMinimum') ?? -Infinity));
  const high = Math.min(...rules.map((rule) => limit(rule, 'maximum', 'exclusiveMaximum') ?? Infinity));
  if (low > high) return true;
  const accepted = rules.map(({ const: value, enum: values }) => (value === undefined ? values : [value]));
  const lists = accepted.filter((values) => Array.isArray(values));
  const candidates = low === high ? [low] : lists[0];
  if (candidates === undefined) return false;
  return candidates.every(
    (value) => lists.some((values) => !values.includes(value)) || rules.some((rule) => refuses(rule, value)),
  );
}

function limit(rule: JsonSchema, ...words: string[]): number | undefined {
  return words.map((word) => rule[word]).find((value) => typeof value === 'number');
}

/** Whether a rule excludes a value; of lists of values, only those that it excludes count. */
export function refuses({ not, ...rule }: JsonSchema, value: unknown): boolean {
  if (isRecord(not)) {
    const excluded = Array.isArray(not.enum) ? not.enum : [not.const];
    if (excluded.includes(value)) return true;
  }
  if (typeof value !== 'number') return false;
  if (rule.const !== undefined && rule.const !== value) return true;
  const { minimum = value, maximum = value, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = rule;
  return (
    Number(minimum) > value ||
    Number(maximum) < value ||
    Number(exclusiveMinimum) >= value ||
    Number(exclusiveMaximum) <= value
  );
}
