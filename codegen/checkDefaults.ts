import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import { defaultOf } from '#model/defaultsOf.ts';
import type { FormDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/messages.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** A kind whose own defaults break its rules could not be created; each such default is told where it stands. */
export function checkDefaults(kind: MergedKind, definition: FormDefinition, check: CompiledCheck): Problem[] {
  const validate = compiledValidator(check);
  const withDefaults = Object.values(definition.fields).filter(
    (field) => !field.system && (field.default !== undefined || !kind.required.has(field.name)),
  );
  const values = Object.fromEntries(withDefaults.map((field) => [field.name, defaultOf(field)]));
  return validate(values)
    .filter(({ field }) => Object.hasOwn(values, field))
    .map((issue) => defaultProblem(kind, issue, issueMessage(issue, definition), values[issue.field]));
}

function defaultProblem(kind: MergedKind, issue: Issue, message: string, value: unknown): Problem {
  const origin = kind.fields.get(issue.field)?.origin ?? { source: kind.source, path: [] };
  return origin.source.problemAt(
    [...origin.path, 'default'],
    `the default ${JSON.stringify(value)} of "${issue.field}" breaks a rule of its own kind: ${message}.`,
  );
}
