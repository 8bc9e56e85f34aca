import { compileCondition } from './compileExpression.ts';
import { findNeverHolding } from './conditionSchema.ts';
import { didYouMean } from './didYouMean.ts';
import { curveFields } from './expandCurves.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Outcome, type Problem, toWarning } from './Problem.ts';

/** One entry of `x-checks`: what is shown and where, and its expressions as TypeScript functions. */
export interface CrossCheck {
  warn?: string;
  error?: string;
  at: string[];
  reads: string[];
  when?: string;
  require: string;
}

/** Compiles the kind's checks across fields, and reports each fault at its place in the text. */
export function compileChecks(kind: MergedKind): Outcome<CrossCheck[]> {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const checks = kind.checks.map(({ schema, origin }): CrossCheck => {
    const { source, path } = origin;
    const { warn, error, when } = schema;
    const key = JSON.stringify([error === undefined, when, schema.require]);
    if (seen.has(key)) {
      const message = 'another check requires the same already, so this one has no effect.';
      problems.push(toWarning(source.problemAt([...path, 'require'], message, 'Remove one of the two.')));
    }
    seen.add(key);
    const reads = new Set<string>();
    const compiled = (word: 'when' | 'require', text: string): string => {
      const { code, faults, reads: names } = compileCondition(text, kind, word === 'require' ? { when } : {});
      for (const { at, message, suggestion } of faults)
        problems.push(source.problemInText([...path, word], at, message, suggestion));
      for (const name of names) reads.add(name);
      if (word === 'when' && faults.length === 0)
        for (const { at, message } of findNeverHolding(text, kind))
          problems.push(source.problemInText([...path, word], at, message, 'Correct it, or remove the check.'));
      return code;
    };
    const condition = when === undefined ? {} : { when: compiled('when', when) };
    const require = compiled('require', schema.require);
    return {
      ...(warn === undefined ? {} : { warn }),
      ...(error === undefined ? {} : { error }),
      ...condition,
      require,
      reads: [...reads],
      at: schema.at.flatMap((item, index) => {
        const { field, fault } = findPlace(item, kind);
        if (schema.at.indexOf(item) < index) {
          const message = `"${item}" is named twice, but shows the message only once.`;
          problems.push(toWarning(source.problemAt([...path, 'at', index], message, 'Remove one of the two.')));
        }
        if (fault) problems.push(source.problemAt([...path, 'at', index], fault.message, fault.suggestion));
        return field === undefined ? [] : [field];
      }),
    };
  });
  return { value: checks, problems };
}

/**
 * Returns the field at which the message is kept: for a curve, the first of its fields, whose messages the curve shows.
 */
function findPlace(
  item: string,
  kind: MergedKind,
): { field?: string; fault?: { message: string; suggestion?: string } } {
  const curve = kind.curves.get(item)?.schema;
  const [first] = curve ? curveFields(curve) : [];
  if (first !== undefined) return { field: first };
  const field = kind.fields.get(item)?.schema;
  if (!field) {
    const suggestion = didYouMean(item, [...kind.fields.keys(), ...kind.curves.keys()]);
    return { fault: { message: `there is no field or curve "${item}".`, ...(suggestion ? { suggestion } : {}) } };
  }
  return field['x-hidden'] || field['x-system']
    ? { fault: { message: `"${item}" is hidden, so its message would never be shown.` } }
    : { field: item };
}
