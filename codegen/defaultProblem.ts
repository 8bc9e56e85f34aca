import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { findIssueField } from '#model/findIssueField.ts';
import { issueMessage } from '#model/messages.ts';
import { didYouMean } from './didYouMean.ts';
import type { Origin } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { lastSegment } from './toShape.ts';

interface BrokenDefault {
  field: FieldDefinition;
  origin: Origin;
  issue: Issue;
  /** The path of the field in the record, with which the issue's begins. */
  at: string;
  definition: FormDefinition;
}

/** The problem of a default that breaks a rule, or of none where the rules demand one. */
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
  const [row, ...cell] = inside;
  const subject =
    row === undefined
      ? `the default ${field.table ? '' : `${JSON.stringify(field.default)} `}of "${name}"`
      : `row ${Number(row) + 1} of the default of "${name}"`;
  const report = (text: string, suggestion?: string) =>
    source.problemAt([...path, 'default', ...inside], text, suggestion);
  const unknown = cell.at(-1);
  if (issue.code === 'additionalProperties' && unknown !== undefined)
    return report(
      `${subject} has "${unknown}", which the table does not know.`,
      didYouMean(unknown, Object.keys(field.table?.fields ?? {}).map(lastSegment)),
    );
  if (issue.code === 'required' && unknown !== undefined)
    return report(`${subject} lacks "${unknown}", which is required.`, 'Give it a value.');
  if (issue.code === 'enum')
    return report(
      `${subject}${inside.length > 0 ? ` has a "${unknown ?? 'value'}" that` : ''} is not among its accepted values.`,
      (inside.length > 0 ? undefined : didYouMean(String(field.default), accepted)) ??
        `Accepted: ${accepted.join(', ')}.`,
    );
  return report(`${subject} breaks a rule of its kind: ${message}.`);
}
