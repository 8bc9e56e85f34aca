import type { FieldDefinition, FormDefinition, Issue } from './FormDefinition.ts';
import { parseFieldText } from './fieldText.ts';
import { issueMessage, MESSAGES } from './messages.ts';

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
    if (!messages.has(issue.field)) messages.set(issue.field, issueMessage(issue, definition));
  }
  return messages;
}
