import type { OperationId } from '#generated/operations.ts';
import type { CompiledCheck } from '#model/compiledValidator.ts';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage, MESSAGES } from '#model/messages.ts';
import type { Fault } from './Failure.ts';
import { wordingFor } from './wordingFor.ts';

/** Every rule of the contract that a body, query or path breaks, by field, in the wording of the form that sends it. */
export function contractFaults(check: CompiledCheck, data: unknown, operationId: OperationId): Fault[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [NO_OBJECT];
  const values: Record<string, unknown> = { ...data };
  const form = wordingFor(operationId);
  return oncePerField(compiledValidator(check)(values)).map((issue) => ({
    field: issue.field || 'body',
    value: values[issue.field],
    message: messageOf(issue, form),
  }));
}

const NO_OBJECT: Fault = { field: 'body', message: 'The body must be a JSON object' };

// One text can break the length and the pattern at once; one message per field and rule is enough.
function oncePerField(issues: Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
}

function messageOf(issue: Issue, form: FormDefinition | undefined): string {
  if (issue.code === 'additionalProperties') return MESSAGES.unknownField;
  if (form?.fields[issue.field]) return issueMessage(issue, form);
  if (issue.code === 'required') return MESSAGES.required;
  return MESSAGES.invalid;
}
