import { checkedFields } from './checkedValidator.ts';
import type { DraftField } from './DraftField.ts';
import type { DraftFields } from './DraftFields.ts';
import type { FormDefinition, Issue } from './FormDefinition.ts';
import { cellKey } from './fieldKeys.ts';
import { fitsField } from './fitsField.ts';
import { issueMessage, partnerMessage, textMessage } from './issueMessage.ts';
import { MESSAGES } from './messages.ts';
import { translate } from './shownWording.ts';
import { NAME_COLUMN } from './tableRows.ts';

export interface DraftMessage {
  text: string;
  /** The other fields of the broken rule: the message is also shown if one of those was touched. */
  partners: readonly string[];
}

/**
 * Returns the message of each faulty field and cell, by key: about its text first, then the server's or a look-up's,
 * then about its rules. A rule between two fields that are valid by themselves is reported at both.
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
    // A table has no text to parse; its cells are checked themselves.
    const parsed = field.table ? undefined : fields.parse(state);
    if (parsed && 'problem' in parsed) add(name, textMessage(field, text, parsed));
    else if (foreignError !== undefined) add(name, foreignError);
    for (const [key, fault] of findNameFaults(fields, state)) add(key, fault);
  }
  const toKey = (path: string) => fields.toKey(path, (key) => isHiddenKey(fields.get(key)));
  const isHiddenKey = (state: DraftField | undefined) => state !== undefined && isHidden(state);
  const own = issues.filter((issue) => findPartner(issue) === undefined);
  // That a field is empty says more than that it is too short.
  for (const issue of [...own.filter(({ code }) => code === 'isFilled'), ...own]) {
    const key = toKey(issue.field);
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
    const key = toKey(issue.field);
    const partner = toKey(other);
    // If one of the two values is wrong by itself, only the field of the rule is reported.
    if (faulty.has(key) || faulty.has(partner)) {
      add(key, issueMessage(issue, definition));
      continue;
    }
    join(key, partner, issueMessage(issue, definition));
    join(partner, key, partnerMessage(issue, definition));
  }
  return messages;
}

/** Finds the faults of entries' names, by the key of the name: a record can't hold two entries with the same name. */
function findNameFaults(fields: DraftFields, { key, field: { table } }: DraftField): [string, string][] {
  const column = table?.makes === 'entries' && table.fields[NAME_COLUMN];
  if (!column) return [];
  const first = new Map<string, number>();
  return fields.rows(key).flatMap((row, index): [string, string][] => {
    const cell = cellKey(key, row, NAME_COLUMN);
    const name = fields.get(cell)?.text ?? '';
    const same = first.get(name);
    if (same === undefined) first.set(name, index + 1);
    if (name === '') return [[cell, translate(MESSAGES.required)]];
    if (same !== undefined) return [[cell, translate('Same as in row {row}', { row: same })]];
    return fitsField(column, name) ? [] : [[cell, translate(MESSAGES.invalid)]];
  });
}

// Not 'isSameText': a message about the repetition must not appear while the first text is typed.
const BETWEEN_FIELDS = new Set(['isBelow', 'isAtMost', 'matchesLength']);

/** The path of the field that a rule compares with. */
function findPartner({ code, params }: Issue): string | undefined {
  return BETWEEN_FIELDS.has(code) && typeof params.other === 'string' ? params.other : undefined;
}
