import { crossWarnings } from './crossWarnings.ts';
import type { DraftField } from './DraftField.ts';
import type { DraftFields } from './DraftFields.ts';
import type { DraftRecord } from './DraftRecord.ts';
import { draftMessages } from './draftMessages.ts';
import { serverWarning } from './draftMeta.ts';
import { type FieldSnapshot, NO_MARKS } from './draftSnapshots.ts';
import type { FieldValue, FieldValues, FormDefinition } from './FormDefinition.ts';
import { findTable, rowPrefix, staticName } from './fieldKeys.ts';
import type { Kind } from './Kind.ts';
import { isOfChosenCase } from './nestedRecord.ts';
import { softWarning } from './softWarning.ts';
import { soundReader } from './soundReader.ts';
import { unusedFields } from './unusedFields.ts';

type Judgement = Omit<FieldSnapshot, 'changed'> & Partial<Pick<FieldSnapshot, 'changed'>>;

/** Checks a draft as a whole; `judge` returns what is wrong, unusual, unused or hidden at a field or cell. */
export function judgeDraft(kind: Kind, fields: DraftFields, draft: DraftRecord) {
  const { typed, record, hidden } = draft.read();
  const isHidden = ({ key }: DraftField) => hidden.has(staticName(key)) || isOfOtherCase(kind.definition, fields, key);
  const { definition } = kind;
  const values = pickShown(definition, typed, hidden);
  const messages = draftMessages(fields, kind.validate(record), { definition, isHidden });
  const faulty = new Set([...messages.keys()].map(staticName));
  const reader = soundReader(definition, values, faulty);
  const unusual = crossWarnings(kind, values, faulty, reader);
  const unused = unusedFields(kind, values, faulty, reader);
  return {
    values,
    record,
    /** Names of the fields that a condition hides. */
    hidden,
    /** Names of the fields with a faulty value or cell. */
    faulty,
    /** Reads the values; those at fault count as empty. */
    reader,
    judge(state: DraftField): Judgement {
      // The cells of a new row have no original to differ from, but their table has.
      const changed = state.field.table && { changed: fields.isChanged(state) };
      if (isHidden(state)) return { ...HIDDEN, ...changed };
      const { key, field } = state;
      const message = messages.get(key);
      const error = message?.text;
      const isDue = state.touched || message?.partners.some((partner) => fields.get(partner)?.touched);
      const value = error === undefined ? getValue(fields, state) : undefined;
      const warning =
        value === undefined
          ? undefined
          : (serverWarning(draft.meta, key, value, values) ?? softWarning(field, value) ?? unusual.get(key));
      return {
        error,
        shownError: isDue ? error : undefined,
        warning,
        unused: unused.has(key),
        hasReading: fields.hasReading(state),
        hidden: false,
        ...changed,
      };
    },
  };
}

/** Whether a field belongs to a case of a variant that is not chosen. */
function isOfOtherCase(definition: FormDefinition, fields: DraftFields, key: string): boolean {
  const prefix = rowPrefix(key);
  const table = findTable(key);
  const shape = table === undefined ? definition : fields.get(table)?.field.table;
  return !isOfChosenCase(shape ?? {}, key.slice(prefix.length), (choice) => fields.get(prefix + choice)?.text);
}

/** Returns the values that expressions read; a hidden field counts as empty. */
function pickShown(definition: FormDefinition, values: FieldValues, hidden: ReadonlySet<string>): FieldValues {
  const shown = Object.entries(values).filter(
    ([name]) => !hidden.has(name) && isOfChosenCase(definition, name, (choice) => values[choice]),
  );
  return Object.fromEntries(shown);
}

/** Returns the value of a field's text; empty for a table, which is judged by its cells. */
function getValue(fields: DraftFields, state: DraftField): FieldValue | undefined {
  if (state.field.table) return [];
  const parsed = fields.parse(state);
  return 'value' in parsed ? parsed.value : undefined;
}

const { changed: _, ...UNMARKED } = NO_MARKS;
const HIDDEN: Judgement = { ...UNMARKED, hidden: true };
