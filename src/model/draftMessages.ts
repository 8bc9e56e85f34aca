import { checkedFields } from './checkedValidator.ts';
import type { DraftField, DraftFields } from './DraftFields.ts';
import type { FormDefinition, Issue } from './FormDefinition.ts';
import { parseFieldText } from './fieldText.ts';
import { issueMessage, partnerMessage, textMessage } from './messages.ts';

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
  fields: DraftFields,
  issues: readonly Issue[],
  { definition, isHidden }: { definition: FormDefinition; isHidden: (state: DraftField) => boolean },
): Map<string, DraftMessage> {
  const messages = new Map<string, DraftMessage>();
  const add = (field: string, text: string, partners: readonly string[] = []) => {
    if (!messages.has(field)) messages.set(field, { text, partners });
  };
  for (const [name, state] of fields.live()) {
    if (isHidden(state)) continue;
    const { field, text, foreignError } = state;
    // What a table holds is in its cells.
    const parsed = field.table ? undefined : parseFieldText(field, text);
    if (parsed && 'problem' in parsed) add(name, textMessage(field, text, parsed.problem));
    else if (foreignError !== undefined) add(name, foreignError);
  }
  const own = issues.filter((issue) => findPartner(issue) === undefined);
  // That a field is empty says more than that it is too short.
  for (const issue of [...own.filter(({ code }) => code === 'isFilled'), ...own]) {
    const key = fields.toKey(issue.field);
    add(key, issueMessage(issue, definition, fields.get(key)?.text), checkedFields(issue));
  }

  const faulty = new Set(messages.keys());
  const join = (field: string, partner: string, text: string) => {
    const before = messages.get(field);
    messages.set(field, { text: before?.text ?? text, partners: [...(before?.partners ?? []), partner] });
  };
  for (const issue of issues) {
    const other = findPartner(issue);
    if (other === undefined) continue;
    const key = fields.toKey(issue.field);
    const partner = fields.toKey(other);
    // A value that is wrong by itself is reported alone; its partner is not at fault.
    if (faulty.has(key) || faulty.has(partner)) {
      add(key, issueMessage(issue, definition));
      continue;
    }
    join(key, partner, issueMessage(issue, definition));
    join(partner, key, partnerMessage(issue, definition));
  }
  return messages;
}

// A repeated text is left out, so that no message about the repetition appears while the first text is typed.
const BETWEEN_FIELDS = new Set(['isBelow', 'isAtMost', 'matchesLength']);

/** The path of the field that a rule compares with. */
function findPartner({ code, params }: Issue): string | undefined {
  return BETWEEN_FIELDS.has(code) && typeof params.other === 'string' ? params.other : undefined;
}
