import { checkedFields } from '#model/checkedValidator.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage } from '#model/messages.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import { findAddressFaults } from '#server/records/findAddressFaults.ts';
import { getCurrentFields, getObsoleteFields } from './toRecord.ts';

interface Sent {
  body: unknown;
  kind: Kind;
  /** From the call's address; a body that differs from it is refused. */
  address: { subclass: string; id?: string };
  /** The fields of the component that is changed; absent for a new one. */
  stored?: FieldValues;
}

/** Returns the fields to store for a body; throws `Invalid` with every broken rule. */
export function checkComponent({ body, kind, address, stored }: Sent): FieldValues {
  if (!isRecord(body)) throw new Invalid([{ field: 'body', message: 'The body must be a JSON object' }]);
  const { definition } = kind;
  const obsolete = stored === undefined ? {} : getObsoleteFields(stored, definition);
  const sent = omit(body, obsolete);
  const values = { ...getOmittedValues(definition, stored), ...prepareValues(definition, readFlags(definition, sent)) };
  const misplaced = findAddressFaults(sent, address);
  const issues = findBrokenRules(kind, { values, sent, stored }).filter(({ field }) =>
    misplaced.every((fault) => fault.field !== field),
  );
  const faults = [...misplaced, ...issues.map((issue) => toFault(issue, sent, definition))];
  if (faults.length > 0) throw new Invalid(faults);
  return { ...omitSystemFields(values, definition), ...obsolete };
}

interface Merged {
  /** As they would be stored. */
  values: FieldValues;
  sent: FieldValues;
  stored: FieldValues | undefined;
}

/** The rules that the values break, except those about fields that the body leaves out and that the stored ones break already. */
function findBrokenRules({ validate, definition }: Kind, { values, sent, stored }: Merged): Issue[] {
  const issues = validate(values);
  if (stored === undefined) return issues;
  const isSent = (name: unknown) => Object.hasOwn(sent, String(name));
  const createRuleKey = ({ field, code, params }: Issue) => JSON.stringify([field, code, params.other, params.message]);
  // A kind file may have become stricter since the component was stored.
  const before = new Set(
    validate({ ...createDefaults(definition), ...getCurrentFields(stored, definition) }).map(createRuleKey),
  );
  return issues.filter(
    (issue) =>
      [issue.field, issue.params.other, ...checkedFields(issue)].some(isSent) || !before.has(createRuleKey(issue)),
  );
}

/** The values of fields that a body leaves out: the stored ones, or else the defaults. Required fields must be sent. */
function getOmittedValues(definition: FormDefinition, stored: FieldValues | undefined): FieldValues {
  const defaults = createDefaults(definition);
  if (stored === undefined) return defaults;
  const kept = Object.entries(getCurrentFields(stored, definition)).filter(
    ([name]) => !definition.fields[name]?.required,
  );
  return { ...defaults, ...Object.fromEntries(kept) };
}

/** The values with the texts 'true' and 'false' of flags turned into booleans (specification, section 4). */
function readFlags(definition: FormDefinition, values: FieldValues): FieldValues {
  const flags = new Set(Object.values(definition.fields).flatMap(({ name, type }) => (type === 'flag' ? [name] : [])));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isText = flags.has(name) && (value === 'true' || value === 'false');
      return [name, isText ? value === 'true' : value];
    }),
  );
}

function toFault(issue: Issue, sent: FieldValues, definition: FormDefinition): Fault {
  const value = sent[issue.field];
  return { field: issue.field, value, message: issueMessage(issue, definition, value) };
}

function omitSystemFields(values: FieldValues, definition: FormDefinition): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !definition.fields[name]?.system));
}

function omit(values: FieldValues, others: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
}
