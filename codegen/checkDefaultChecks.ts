import { calculate } from '#model/calculate.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { isBroken } from '#model/isBroken.ts';
import type { KindCheck } from '#model/Kind.ts';
import { RecordReader } from '#model/RecordReader.ts';
import type { CrossCheck } from './compileChecks.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports checks with an `error` that the defaults break, so that a component could not be created. */
export function checkDefaultChecks(kind: MergedKind, definition: FormDefinition, checks: CrossCheck[]): Problem[] {
  const record = new RecordReader(definition, createDefaults(definition));
  return checks.flatMap(({ error, when, require }, index) => {
    const origin = kind.checks[index]?.origin;
    const check = { require: evaluate(require), ...(when === undefined ? {} : { when: evaluate(when) }) };
    if (error === undefined || !origin || !isBroken(check, record)) return [];
    const message = 'the defaults break this check, so a new component could not be created.';
    return [origin.source.problemAt([...origin.path, 'require'], message, 'Change a default or the check.')];
  });
}

/** Creates the function that an expression was compiled to. */
function evaluate(code: string): KindCheck['require'] {
  // Safe: the code was compiled from the grammar of expressions, which can express nothing else.
  return new Function('c', `return ${code}`)(calculate);
}
