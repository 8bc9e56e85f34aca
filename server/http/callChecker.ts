import { type OperationId, operations } from '#generated/operations.ts';
import { bodies, params, queries } from '#generated/validators/operations.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { isNestedDeeply } from '#model/isNestedDeeply.ts';
import { MESSAGES } from '#model/messages.ts';
import { isStorable } from '#model/rules.ts';
import type { Kinds } from '#server/kinds.ts';
import { contractFaults, SECRET } from './contractFaults.ts';
import type { Fault } from './Failure.ts';
import { findForm } from './findForm.ts';

interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Finds everything in a call that breaks the contract, or a rule of its form that no contract can state. */
export function callChecker(id: OperationId, kinds: Kinds): (sent: Sent) => Fault[] {
  const form = findForm(id);
  // Without a form of its own, a call takes the words that all kinds have for name and description.
  const wording: Pick<FormDefinition, 'fields'> = form?.definition ??
    [...kinds.values()][0]?.definition ?? { fields: {} };
  const { path } = operations[id];
  const [checkParams, checkQuery, checkBody] = [params[id], queries[id], bodies[id]];
  return (sent) => {
    if (isNestedDeeply(sent.body)) return [TOO_DEEP];
    const faults = [
      ...(checkParams ? contractFaults({ check: checkParams, wording }, sent.params) : []),
      ...(checkQuery ? contractFaults({ check: checkQuery, wording }, sent.query) : []),
      ...(checkBody ? contractFaults({ check: checkBody, form, wording, path }, sent.body) : []),
    ];
    // A component's own kind checks its texts.
    const named = new Set(faults.map(({ field }) => field));
    const unstorable = [...textFaults(sent.query), ...(checkBody ? textFaults(sent.body) : [])];
    return [...faults, ...unstorable.filter(({ field }) => !named.has(field))];
  };
}

const TOO_DEEP: Fault = { field: 'body', message: 'Lists and objects are nested too deeply' };

/** Text that the store could not hold as it is. */
function textFaults(values: unknown): Fault[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([field, value]) => {
    const message = textMessage(value);
    if (message === undefined) return [];
    return [{ field, ...(typeof value === 'string' && !SECRET.test(field) ? { value } : {}), message }];
  });
}

function textMessage(value: unknown): string | undefined {
  return someText(value, (text) => !isStorable(text)) ? MESSAGES.unstorable : undefined;
}

export function holdsNul(value: unknown): boolean {
  return someText(value, (text) => text.includes('\0'));
}

function someText(value: unknown, has: (text: string) => boolean): boolean {
  if (typeof value === 'string') return has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((entry) => someText(entry, has));
}
