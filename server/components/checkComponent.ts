import { defaultsOf } from '#model/defaultsOf.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage } from '#model/messages.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { type Fault, Invalid } from '#server/http/Failure.ts';
import { obsoleteFields } from './recordOf.ts';

interface Sent {
  body: unknown;
  kind: Kind;
  /** What the address says; a body that says otherwise is refused. */
  address: { subclass: string; id?: string };
  /** The fields of the component that is being replaced. */
  stored?: FieldValues;
}

/** The fields to store for a body that was sent; throws `Invalid` with every broken rule. */
export function checkComponent({ body, kind, address, stored = {} }: Sent): FieldValues {
  if (!isRecord(body)) throw new Invalid([{ field: 'body', message: 'The body must be a JSON object' }]);
  const obsolete = obsoleteFields(stored, kind.definition);
  const sent = without(body, obsolete);
  const values = { ...defaultsOf(kind.definition), ...prepareValues(kind.definition, sent) };
  const faults = [
    ...addressFaults(sent, address),
    ...kind.validate(values).map((issue) => faultOf(issue, sent, kind.definition)),
  ];
  if (faults.length > 0) throw new Invalid(oncePerMessage(faults));
  return { ...withoutSystemFields(values, kind.definition), ...obsolete };
}

function addressFaults(sent: FieldValues, address: Sent['address']): Fault[] {
  return Object.entries(address)
    .filter(([field, value]) => sent[field] !== undefined && sent[field] !== value)
    .map(([field, value]) => ({ field, value: sent[field], message: `Must be ${value}, as in the address` }));
}

function faultOf(issue: Issue, sent: FieldValues, definition: FormDefinition): Fault {
  return { field: issue.field, value: sent[issue.field], message: issueMessage(issue, definition) };
}

// A blank name breaks more than one rule, all with the same words.
function oncePerMessage(faults: Fault[]): Fault[] {
  const isSame = (a: Fault, b: Fault) => a.field === b.field && a.message === b.message;
  return faults.filter((fault, index) => faults.findIndex((other) => isSame(fault, other)) === index);
}

function withoutSystemFields(values: FieldValues, definition: FormDefinition): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !definition.fields[name]?.system));
}

function without(values: FieldValues, others: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
}

function isRecord(value: unknown): value is FieldValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
