import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import { getDefault } from '#model/createDefaults.ts';
import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/messages.ts';
import { didYouMean } from './didYouMean.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports defaults that break the kind's rules, since no component could be created with them. */
export function checkDefaults(kind: MergedKind, definition: FormDefinition, check: CompiledCheck): Problem[] {
  const withDefaults = [...kind.fields].flatMap(([name, { origin }]) => {
    const field = definition.fields[name];
    const isSent = field && !field.system && (field.default !== undefined || !kind.required.has(name));
    return isSent ? [{ field, origin }] : [];
  });
  const values = Object.fromEntries(withDefaults.map(({ field }) => [field.name, getDefault(field)]));
  const issues = compiledValidator(check)(values);
  return withDefaults.flatMap((given) => {
    const issue = issues.find(({ field }) => field === given.field.name);
    return issue ? [defaultProblem(given, issue, definition)] : [];
  });
}

interface Given {
  field: FieldDefinition;
  origin: Merged<unknown>['origin'];
}

function defaultProblem({ field, origin }: Given, issue: Issue, definition: FormDefinition): Problem {
  const { source, path } = origin;
  const isChoice = issue.code === 'enum';
  if (field.default === undefined) {
    const reason = isChoice ? 'no choice would be made' : issueMessage(issue, definition);
    return source.problemAt(
      path,
      `field "${field.name}" has no default, and a new component could not be stored without one: ${reason}.`,
      'Give it a "default".',
    );
  }
  const subject = `the default ${JSON.stringify(field.default)} of "${field.name}"`;
  const accepted = field.choices?.map(({ value }) => String(value)) ?? [];
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
