import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage } from '#model/messages.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { type Fault, Invalid } from '#server/Failure.ts';
import { addressFaults } from '#server/records/addressFaults.ts';
import { currentFields, obsoleteFields } from './toRecord.ts';

interface Sent {
  body: unknown;
  kind: Kind;
  /** What the address says; a body that says otherwise is refused. */
  address: { subclass: string; id?: string };
  /** The fields of the component that is being changed; absent where one is made. */
  stored?: FieldValues;
}

/** The fields to store for a body that was sent; throws `Invalid` with every broken rule. */
export function checkComponent({ body, kind, address, stored }: Sent): FieldValues {
  if (!isRecord(body)) throw new Invalid([{ field: 'body', message: 'The body must be a JSON object' }]);
  const { definition } = kind;
  const obsolete = stored === undefined ? {} : obsoleteFields(stored, definition);
  const sent = without(body, obsolete);
  const values = { ...valuesLeftOut(definition, stored), ...prepareValues(definition, readFlags(definition, sent)) };
  const misplaced = addressFaults(sent, address);
  const issues = brokenRules(kind, { values, sent, stored }).filter(({ field }) =>
    misplaced.every((fault) => fault.field !== field),
  );
  const faults = [...misplaced, ...issues.map((issue) => toFault(issue, sent, definition))];
  if (faults.length > 0) throw new Invalid(oncePerMessage(faults));
  return { ...withoutSystemFields(values, definition), ...obsolete };
}

interface Merged {
  /** As they would be stored. */
  values: FieldValues;
  sent: FieldValues;
  stored: FieldValues | undefined;
}

/** The rules that the values break, without those that the stored component breaks already where the body says nothing. */
function brokenRules({ validate, definition }: Kind, { values, sent, stored }: Merged): Issue[] {
  const issues = validate(values);
  if (stored === undefined || issues.length === 0) return issues;
  const isSent = (name: unknown) => typeof name === 'string' && Object.hasOwn(sent, name);
  const createRuleKey = ({ field, code, params }: Issue) => JSON.stringify([field, code, params.other]);
  // A kind file may have become stricter since the component was stored.
  const before = new Set(
    validate({ ...createDefaults(definition), ...currentFields(stored, definition) }).map(createRuleKey),
  );
  return issues.filter(
    (issue) => isSent(issue.field) || isSent(issue.params.other) || !before.has(createRuleKey(issue)),
  );
}

/** What fields hold that a body leaves out: what is stored, or the default of a new component. Required ones must be sent. */
function valuesLeftOut(definition: FormDefinition, stored: FieldValues | undefined): FieldValues {
  const defaults = createDefaults(definition);
  if (stored === undefined) return defaults;
  const kept = Object.entries(currentFields(stored, definition)).filter(([name]) => !definition.fields[name]?.required);
  return { ...defaults, ...Object.fromEntries(kept) };
}

/** The texts 'true' and 'false' of a flag, as the flag that they stand for (specification, section 4). */
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
  const value = Object.hasOwn(sent, issue.field) ? sent[issue.field] : undefined;
  return { field: issue.field, value, message: issueMessage(issue, definition, value) };
}

// A blank name breaks more than one rule, all with the same words.
function oncePerMessage(faults: Fault[]): Fault[] {
  const said = new Map<string, Set<string>>();
  return faults.filter(({ field, message }) => {
    const messages = said.get(field) ?? new Set();
    if (messages.has(message)) return false;
    said.set(field, messages.add(message));
    return true;
  });
}

function withoutSystemFields(values: FieldValues, definition: FormDefinition): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !definition.fields[name]?.system));
}

function without(values: FieldValues, others: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
}
