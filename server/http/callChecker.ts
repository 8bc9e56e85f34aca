import { type OperationId, operations } from '#generated/operations.ts';
import { bodies, params, queries } from '#generated/validators/operations.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { MESSAGES } from '#model/messages.ts';
import { isStorable } from '#model/rules.ts';
import type { Fault } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { createContractCheck, SECRET } from './contractCheck.ts';
import { findForm } from './findForm.ts';

interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Creates a check that finds everything in a call that breaks the contract or a rule of its form. */
export function createCallChecker(id: OperationId, kinds: Kinds): (sent: Sent) => Fault[] {
  const form = findForm(id);
  const fields = form?.definition.fields ?? findSharedFields(kinds);
  const { path } = operations[id];
  const checkParams = createContractCheck({ check: params[id], fields });
  const checkQuery = createContractCheck({ check: queries[id], fields });
  const checkBody = createContractCheck({ check: bodies[id], fields, form, path });
  return (sent) => {
    const faults = [...checkParams(sent.params), ...checkQuery(sent.query), ...checkBody(sent.body)];
    const named = new Set(faults.map(({ field }) => field));
    // If the contract has no check for a body, the kind of the component checks its texts.
    const unstorable = [...findTextFaults(sent.query), ...(bodies[id] ? findTextFaults(sent.body) : [])];
    return [...faults, ...unstorable.filter(({ field }) => !named.has(field))];
  };
}

/** Returns the fields that all kinds have; calls without a form use their wording. */
function findSharedFields(kinds: Kinds): FormDefinition['fields'] {
  const [first, ...others] = [...kinds.values()].map(({ definition }) => definition.fields);
  const isShared = ([name]: [string, unknown]) => others.every((fields) => Object.hasOwn(fields, name));
  return Object.fromEntries(Object.entries(first ?? {}).filter(isShared));
}

/** Returns a fault for each field with text that the store can't hold unchanged. */
function findTextFaults(values: unknown): Fault[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([field, value]) => {
    if (!holdsText(value, (text) => !isStorable(text))) return [];
    return [
      { field, ...(typeof value === 'string' && !SECRET.test(field) ? { value } : {}), message: MESSAGES.unstorable },
    ];
  });
}

/** Whether a value is, or contains at any depth, a text with a NUL character. */
export function containsNul(value: unknown): boolean {
  return holdsText(value, (text) => text.includes('\0'));
}

function holdsText(value: unknown, isWanted: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isWanted(value);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((entry) => holdsText(entry, isWanted))
  );
}
