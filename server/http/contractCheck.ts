import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition, Issue } from '#model/FormDefinition.ts';
import { fieldAtPath } from '#model/fieldAtPath.ts';
import { isRecord } from '#model/isRecord.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { MESSAGES } from '#model/messages.ts';
import { plainField } from '#model/plainField.ts';
import type { Fault } from '#server/Failure.ts';

interface Rules {
  /** Compiled from the contract; absent if the contract has no schema for this part. */
  check: CompiledCheck | undefined;
  /** Fields with their own wording. */
  fields: FormDefinition['fields'];
  /** The form in which users fill this in. */
  form?: Kind | undefined;
  /** The contract's path of the call, such as '/projects/{id}/'; an id in it may not be sent empty. */
  path?: string;
}

/** Creates a check of a call's path, query or body that finds the first broken rule of each field. */
export function createContractCheck({ check, fields, form, path = '' }: Rules): (data: unknown) => Fault[] {
  if (!check) return () => [];
  const validate = compiledValidator(check);
  const words = { fields, neededIds: findNeededIds(validate({}), path) };
  return (data) => {
    if (!isRecord(data)) return [NO_OBJECT];
    const formIssues = form?.validate(data).filter(({ code }) => FORM_RULES.has(code)) ?? [];
    return firstOfEachField([...validate(data), ...formIssues]).map((issue) => {
      const { path: field, value } = fieldAtPath({ fields }, issue.field, data);
      return {
        field: field || 'body',
        ...(SECRET.test(issue.field) ? {} : { value }),
        message: wordingFor(issue, value, words),
      };
    });
  };
}

/** Fields whose value is never repeated in an answer. */
export const SECRET = /password|token|refresh/i;

/** The rules of forms that a contract can't express. */
const FORM_RULES = new Set(['isSameText']);

const NO_OBJECT: Fault = { field: 'body', message: 'The body must be a JSON object' };

const IS_ID = /^(\w+_)?id$/;

/** Returns the names of required ids, including those in the path. */
function findNeededIds(issuesOfNothing: readonly Issue[], path: string): Set<string> {
  const required = issuesOfNothing.flatMap(({ field, code }) => (code === 'required' ? [field] : []));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return new Set([...required, ...inPath].filter((name) => IS_ID.test(name)));
}

// A text can break both its length and its pattern.
function firstOfEachField(issues: readonly Issue[]): Issue[] {
  const firsts = new Map<string, Issue>();
  for (const issue of issues) if (!firsts.has(issue.field)) firsts.set(issue.field, issue);
  return [...firsts.values()];
}

interface Words {
  fields: FormDefinition['fields'];
  neededIds: ReadonlySet<string>;
}

/** Returns the message for a broken rule: the field's own wording, or the standard wording for texts. */
function wordingFor(issue: Issue, value: unknown, { fields, neededIds }: Words): string {
  const { field: name, code } = issue;
  if (code === 'additionalProperties') return MESSAGES.unknownField;
  if (neededIds.has(name) && (value === undefined || value === null || value === '')) return MESSAGES.idRequired;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  // A blank text may break a length or a pattern, but it is reported as missing.
  const isBlank = typeof value === 'string' && value.trim() === '' && (field?.required || code === 'minLength');
  const broken = isBlank ? { ...issue, code: 'isFilled' } : issue;
  return issueMessage(broken, { fields: { [name]: field ?? { ...plainField, type: 'text', name, title: name } } });
}
