import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import { getDefault } from '#model/createDefaults.ts';
import type { FormDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/messages.ts';
import { didYouMean } from './didYouMean.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports defaults that break the kind's rules, since no component could be created with them. */
export function checkDefaults(kind: MergedKind, definition: FormDefinition, check: CompiledCheck): Problem[] {
  const validate = compiledValidator(check);
  const withDefaults = Object.values(definition.fields).filter(
    (field) => !field.system && (field.default !== undefined || !kind.required.has(field.name)),
  );
  const values = Object.fromEntries(withDefaults.map((field) => [field.name, getDefault(field)]));
  const issues = validate(values).filter(({ field }) => Object.hasOwn(values, field));
  const firstOfEach = issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
  return firstOfEach.map((issue) => defaultProblem(kind, definition, issue));
}

function defaultProblem(kind: MergedKind, definition: FormDefinition, issue: Issue): Problem {
  const { source, path } = kind.fields.get(issue.field)?.origin ?? { source: kind.source, path: [] };
  const field = definition.fields[issue.field];
  const accepted = field?.choices?.map(({ value }) => String(value)) ?? [];
  const isChoice = issue.code === 'enum';
  if (field?.default === undefined) {
    const reason = isChoice ? 'no choice would be made' : issueMessage(issue, definition);
    return source.problemAt(
      path,
      `field "${issue.field}" has no default, and a new component could not be stored without one: ${reason}.`,
      'Give it a "default".',
    );
  }
  const subject = `the default ${JSON.stringify(field.default)} of "${issue.field}"`;
  return isChoice
    ? source.problemAt(
        [...path, 'default'],
        `${subject} is not among its accepted values.`,
        didYouMean(String(field.default), accepted) ?? `Accepted: ${accepted.join(', ')}.`,
      )
    : source.problemAt(
        [...path, 'default'],
        `${subject} breaks a rule of its kind: ${issueMessage(issue, definition)}.`,
      );
}
