import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { findIssueField } from '#model/findIssueField.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { didYouMean } from './didYouMean.ts';
import type { Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { lastSegment } from './toShape.ts';

interface BrokenDefault {
  field: FieldDefinition;
  origin: Origin;
  issue: Issue;
  /** The path of the field in the record, with which the issue's path begins. */
  at: string;
  definition: FormDefinition;
}

/** Returns the problem of a default that breaks a rule, or is missing although the rules require one. */
export function defaultProblem({ field, origin, issue, at, definition }: BrokenDefault): Problem {
  const { source, path } = origin;
  const name = lastSegment(field.name);
  const message = issueMessage(issue, definition);
  const accepted = findIssueField(definition, issue.field)?.choices?.map(({ value }) => String(value)) ?? [];
  if (field.default === undefined) {
    const reason = issue.code === 'enum' ? 'no choice would be made' : message;
    return source.problemAt(
      path,
      `field "${name}" has no default, and a new component could not be stored without one: ${reason}.`,
      'Give it a "default".',
    );
  }
  const inside = issue.field === at ? [] : issue.field.slice(at.length + 1).split('/');
  const report = (text: string, suggestion?: string) =>
    source.problemAt([...path, 'default', ...inside], text, suggestion);
  const [row, ...cell] = inside;
  if (row === undefined) {
    const subject = `the default ${field.table ? '' : `${JSON.stringify(field.default)} `}of "${name}"`;
    return issue.code === 'enum'
      ? report(
          `${subject} is not among its accepted values.`,
          suggestType(field) ?? didYouMean(String(field.default), accepted) ?? `Accepted: ${accepted.join(', ')}.`,
        )
      : report(`${subject} breaks a rule of its kind: ${message}.`);
  }
  const place = `row ${Number(row) + 1} of the default of "${name}"`;
  const column = cell.at(-1);
  const subject = column === undefined ? place : `"${column}" in ${place}`;
  switch (issue.code) {
    case 'additionalProperties': {
      const columns = Object.keys(field.table?.fields ?? {}).map(lastSegment);
      return report(`${subject} is not a column of the table.`, didYouMean(column ?? '', columns));
    }
    case 'required':
      return report(`${subject} is missing, and it is required.`, 'Give it a value.');
    case 'enum':
      return report(`${subject} is not among its accepted values.`, `Accepted: ${accepted.join(', ')}.`);
    case 'type':
      if (column === undefined && !field.table?.isList) return report(`${place} must name its values, in { }.`);
  }
  return report(`${subject} breaks a rule of its kind: ${message}.`);
}

/** Says how to write a choice that is a text among numbers, or the reverse. */
function suggestType({ default: value, choices = [] }: FieldDefinition): string | undefined {
  const meant = choices.find((choice) => String(choice.value) === String(value));
  if (!meant || meant.value === value) return undefined;
  return typeof meant.value === 'number'
    ? `Write ${meant.value}, without quotes.`
    : `Write ${JSON.stringify(meant.value)}, with quotes.`;
}
