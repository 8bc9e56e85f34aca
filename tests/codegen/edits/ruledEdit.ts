import type { EditRule } from '#codegen/edits/EditRule.ts';
import type { Edit } from '#codegen/edits/Statement.ts';
import { judged, madeEdit, madeSide, type Stated } from './madeEdit.ts';

/** The effects, by one table of rules, of adding, removing and changing a keyword whatever its values are. */
export function plainEffects(rules: Record<string, EditRule>, word: string, subject = 'a'): string[] {
  const rule = getRule(rules, word);
  return [{ is: 1 }, { was: 1 }, { was: 1, is: 2 }].map((values) =>
    judged(rule, madeEdit({ word, subject, ...values })),
  );
}

/** The effect, by one table of rules, of an edit between two sides that state the keyword and what is given. */
export function effectBetween(
  rules: Record<string, EditRule>,
  {
    word,
    was,
    is,
    also = [],
    by,
  }: { word: string; was?: unknown; is?: unknown; also?: Stated[] } & Partial<Pick<Edit, 'by'>>,
): string {
  const side = (value: unknown) => madeSide([...(value === undefined ? [] : [[word, 'a', value] as Stated]), ...also]);
  const sides = { old: side(was), now: side(is) };
  return judged(getRule(rules, word), madeEdit({ word, was, is, ...sides, ...(by ? { by } : {}) }));
}

/** The keywords of a table that are not judged on their own, by the reason. */
export function listWaived(rules: Record<string, EditRule>): Record<string, string[]> {
  const waived = new Map<string, string[]>();
  for (const [word, rule] of Object.entries(rules))
    if ('waived' in rule) waived.set(rule.waived, [...(waived.get(rule.waived) ?? []), word]);
  return Object.fromEntries(waived);
}

function getRule(rules: Record<string, EditRule>, word: string): EditRule {
  const rule = rules[word];
  if (!rule) throw new Error(`There is no rule of ${word}.`);
  return rule;
}
