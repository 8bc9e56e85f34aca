import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage, MESSAGES } from '#model/messages.ts';
import type { Fault } from '#server/Failure.ts';

interface Rules {
  /** Of the contract; absent where it states none. */
  check: CompiledCheck | undefined;
  /** Those with words of their own. */
  fields: FormDefinition['fields'];
  /** The form in which people fill this in. */
  form?: Kind | undefined;
  /** The contract's address of the call, such as '/projects/{id}/'; an id of it must not be empty in the body. */
  path?: string;
}

/** Makes a check of a call's path, query or body, which finds the first broken rule of every field. */
export function createContractCheck({ check, fields, form, path = '' }: Rules): (data: unknown) => Fault[] {
  if (!check) return () => [];
  const validate = compiledValidator(check);
  const words = { fields, neededIds: findNeededIds(validate({}), path) };
  return (data) => {
    if (!isRecord(data)) return [NO_OBJECT];
    const formIssues = form?.validate(data).filter(({ code }) => FORM_RULES.has(code)) ?? [];
    return firstOfEachField([...validate(data), ...formIssues]).map((issue) => {
      const value = Object.hasOwn(data, issue.field) ? data[issue.field] : undefined;
      return {
        field: issue.field || 'body',
        ...(SECRET.test(issue.field) ? {} : { value }),
        message: wordingFor(issue, value, words),
      };
    });
  };
}

/** Fields whose value no answer repeats. */
export const SECRET = /password|token|refresh/i;

/** The rules that no contract can state. */
const FORM_RULES = new Set(['isSameText']);

const NO_OBJECT: Fault = { field: 'body', message: 'The body must be a JSON object' };

const IS_ID = /^(\w+_)?id$/;

/** The ids that an empty object lacks, and those of the address. */
function findNeededIds(issuesOfNothing: readonly Issue[], path: string): Set<string> {
  const required = issuesOfNothing.flatMap(({ field, code }) => (code === 'required' ? [field] : []));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return new Set([...required, ...inPath].filter((name) => IS_ID.test(name)));
}

// A text can break its length and its pattern at once.
function firstOfEachField(issues: readonly Issue[]): Issue[] {
  const firsts = new Map<string, Issue>();
  for (const issue of issues) if (!firsts.has(issue.field)) firsts.set(issue.field, issue);
  return [...firsts.values()];
}

interface Words {
  fields: FormDefinition['fields'];
  neededIds: ReadonlySet<string>;
}

/** The message of a broken rule in the words of its field, or in the standard ones of a text. */
function wordingFor(issue: Issue, value: unknown, { fields, neededIds }: Words): string {
  const { field: name, code } = issue;
  if (code === 'additionalProperties') return MESSAGES.unknownField;
  if (neededIds.has(name) && (value === undefined || value === null || value === '')) return MESSAGES.idRequired;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  // A blank text breaks a length or a pattern, but what it lacks is text.
  const isBlank = typeof value === 'string' && value.trim() === '' && (field?.required || code === 'minLength');
  const broken = isBlank ? { ...issue, code: 'isFilled' } : issue;
  return issueMessage(broken, { fields: { [name]: field ?? { ...PLAIN_TEXT, name, title: name } } });
}

const PLAIN_TEXT: Omit<FieldDefinition, 'name' | 'title'> = {
  type: 'text',
  help: '',
  required: false,
  nullable: false,
  readOnly: false,
  hidden: false,
  system: false,
};
