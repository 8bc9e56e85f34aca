import type { ConditionReads } from './ConditionReads.ts';
import type { ConditionStatement } from './listConditions.ts';

/** The most conditions that one may depend on. */
export const MOST_CONDITIONS = 50;

/** Returns a function that says on how many conditions one depends, counting each as often as it is named. */
export function createConditionSize(reads: ConditionReads): (statement: ConditionStatement) => number {
  const known = new Map<ConditionStatement, number>();
  return measure;

  function measure(statement: ConditionStatement): number {
    const measured = known.get(statement);
    if (measured !== undefined) return measured;
    // A circle is reported elsewhere.
    known.set(statement, 0);
    const others = reads.list(statement).flatMap(({ name }) => reads.listHiding(name));
    const size = others.reduce((sum, other) => sum + 1 + measure(other), 0);
    known.set(statement, size);
    return size;
  }
}
