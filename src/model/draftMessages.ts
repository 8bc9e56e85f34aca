import { checkedFields } from './checkedValidator.ts';
import type { FieldDefinition, FormDefinition, Issue } from './FormDefinition.ts';
import { parseFieldText } from './fieldText.ts';
import { issueMessage, MESSAGES, partnerMessage } from './messages.ts';

interface JudgedField {
  field: FieldDefinition;
  text: string;
  /** The error of the server or of a look-up. */
  foreignError: string | undefined;
}

export interface DraftMessage {
  text: string;
  /** The other fields of the broken rule: the message is also shown here if one of them was changed. */
  partners: readonly string[];
}

/**
 * The message of each faulty field: about its text first, then the server's or a look-up's, then about its rules. A
 * rule between two fields that are valid by themselves is reported at both.
 */
export function draftMessages(
  fields: ReadonlyMap<string, JudgedField>,
  issues: readonly Issue[],
  definition: FormDefinition,
): Map<string, DraftMessage> {
  const messages = new Map<string, DraftMessage>();
  const add = (field: string, text: string, partners: readonly string[] = []) => {
    if (!messages.has(field)) messages.set(field, { text, partners });
  };
  for (const [name, { field, text, foreignError }] of fields) {
    const parsed = parseFieldText(field, text);
    if ('problem' in parsed) add(name, MESSAGES[parsed.problem]);
    else if (foreignError !== undefined) add(name, foreignError);
  }
  const own = issues.filter((issue) => findPartner(issue) === undefined);
  // That a field is empty says more than that it is too short.
  for (const issue of [...own.filter(({ code }) => code === 'isFilled'), ...own]) {
    add(issue.field, issueMessage(issue, definition, fields.get(issue.field)?.text), checkedFields(issue));
  }

  const faulty = new Set(messages.keys());
  const join = (field: string, partner: string, text: string) => {
    const before = messages.get(field);
    messages.set(field, { text: before?.text ?? text, partners: [...(before?.partners ?? []), partner] });
  };
  for (const issue of issues) {
    const partner = findPartner(issue);
    if (partner === undefined) continue;
    // A value that is wrong by itself is reported alone; its partner is not at fault.
    if (faulty.has(issue.field) || faulty.has(partner)) {
      add(issue.field, issueMessage(issue, definition));
      continue;
    }
    join(issue.field, partner, issueMessage(issue, definition));
    join(partner, issue.field, partnerMessage(issue, definition));
  }
  return messages;
}

// A repeated text is left out, so that no message about the repetition appears while the first text is typed.
const BETWEEN_FIELDS = new Set(['isBelow', 'isAtMost', 'matchesLength']);

function findPartner({ code, params }: Issue): string | undefined {
  return BETWEEN_FIELDS.has(code) && typeof params.other === 'string' ? params.other : undefined;
}
