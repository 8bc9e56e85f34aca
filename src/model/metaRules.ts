import { FEWEST_POINTS } from './curvePoints.ts';
import type { FormDefinition } from './FormDefinition.ts';

/** A rule that a field must satisfy besides its own limits. */
export interface RuleMeta {
  rule: 'below' | 'at_most' | 'same_length' | 'rising' | 'min_points' | 'check';
  /** The field that the rule is checked at. */
  field: string;
  /** The field that it is compared with, by `below`, `at_most` and `same_length`. */
  other?: string;
  /** The least number of points, by `min_points`. */
  limit?: number;
  /** The message for a record that breaks a `check`. */
  message?: string;
  /** The expression that must hold; for `check`. */
  requires?: string;
}

/**
 * Returns all rules of a kind: those that its file states, between two fields and across several, and those of the
 * lists that make a curve.
 */
export function toRuleMeta({ rules, curves, checks = [] }: FormDefinition): RuleMeta[] {
  const between = rules.flatMap(({ field, below, atMost }): RuleMeta[] => [
    ...(below === undefined ? [] : [{ rule: 'below' as const, field, other: below }]),
    ...(atMost === undefined ? [] : [{ rule: 'at_most' as const, field, other: atMost }]),
  ]);
  const ofLists = Object.values(curves).flatMap(({ x, y, rising }): RuleMeta[] => {
    if (!('field' in x.source)) return [];
    const { field } = x.source;
    return [
      { rule: 'min_points', field, limit: FEWEST_POINTS },
      ...(rising ? [{ rule: 'rising' as const, field }] : []),
      ...y.flatMap(({ source }) =>
        'field' in source ? [{ rule: 'same_length' as const, field: source.field, other: field }] : [],
      ),
    ];
  });
  return [...between, ...ofLists, ...checks.map((check) => ({ rule: 'check' as const, ...check }))];
}
