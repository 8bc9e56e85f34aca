import type { FieldDefinition, FormDefinition, Issue } from './FormDefinition.ts';
import { parseFieldText } from './fieldText.ts';
import { issueMessage, MESSAGES } from './messages.ts';
import { isNumberList } from './rules.ts';

interface JudgedField {
  field: FieldDefinition;
  text: string;
  /** Of the server or of a look-up. */
  foreignError: string | undefined;
}

/** What a person is told of each field at fault: first of its text, then of what others found, then of its rules. */
export function draftMessages(
  fields: ReadonlyMap<string, JudgedField>,
  issues: readonly Issue[],
  definition: FormDefinition,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [name, { field, text, foreignError }] of fields) {
    const parsed = parseFieldText(field, text);
    if ('problem' in parsed) messages.set(name, MESSAGES[parsed.problem]);
    else if (foreignError !== undefined) messages.set(name, foreignError);
  }
  // That a field is empty says more than that it is too short.
  for (const issue of [...issues.filter(({ code }) => code === 'isFilled'), ...issues]) {
    if (messages.has(issue.field)) continue;
    const judged = fields.get(issue.field);
    const ofNumber = issue.code === 'isNumberList' && judged && negativeMessage(judged);
    messages.set(issue.field, ofNumber || issueMessage(issue, definition));
  }
  return messages;
}

/** What is said of a list that holds nothing worse than numbers below zero: the message of a number, as at their cells. */
function negativeMessage({ field, text }: JudgedField): string | undefined {
  const positive = text.replace(MINUS_SIGN, '$1');
  if (positive === text || !isNumberList(positive)) return undefined;
  return field.list === 'percentages' ? MESSAGES.percentage : MESSAGES.nonNegative;
}

const MINUS_SIGN = /(^|[, ])-(?=[\d.])/g;
