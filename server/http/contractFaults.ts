import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kind } from '#model/Kind.ts';
import { issueMessage, MESSAGES } from '#model/messages.ts';
import type { Fault } from './Failure.ts';

type Wording = Pick<FormDefinition, 'fields'>;

interface Rules {
  /** Of the contract. */
  check: CompiledCheck;
  /** The form in which people fill this in. */
  form?: Kind | undefined;
  wording: Wording;
  /** The contract's address of the call: '/projects/{id}/'. What it names is needed where a body repeats it. */
  path?: string;
}

/** Every rule that a body, query or path breaks, one per field, in the words of the form that has the field. */
export function contractFaults({ check, form, wording, path = '' }: Rules, data: unknown): Fault[] {
  if (!isRecord(data)) return [NO_OBJECT];
  const values = new Map<string, unknown>(Object.entries(data));
  const issues = [
    ...compiledValidator(check)({ ...data }),
    ...(form?.validate({ ...data }) ?? []).filter(({ code }) => FORM_RULES.has(code)),
  ];
  const isNeeded = (name: string) => path.includes(`{${name}}`) || isRequired(check, name);
  return oncePerField(issues).map((issue) => {
    const value = values.get(issue.field);
    return {
      field: issue.field || 'body',
      ...(SECRET.test(issue.field) ? {} : { value }),
      message: lacksId(issue, value) && isNeeded(issue.field) ? MESSAGES.idRequired : toMessage(issue, value, wording),
    };
  });
}

/** What no contract can state. */
const FORM_RULES = new Set(['isSameText']);

/** Fields whose value no answer repeats. */
export const SECRET = /password|token|refresh/i;

const NO_OBJECT: Fault = { field: 'body', message: 'The body must be a JSON object' };

// A text can break its length and its pattern at once.
function oncePerField(issues: Issue[]): Issue[] {
  const firsts = new Map<string, Issue>();
  for (const issue of issues) if (!firsts.has(issue.field)) firsts.set(issue.field, issue);
  return [...firsts.values()];
}

function toMessage(issue: Issue, value: unknown, { fields }: Wording): string {
  const own = Object.hasOwn(fields, issue.field) ? fields[issue.field] : undefined;
  const said = isBlank(issue, value, own) ? { ...issue, code: 'isFilled' } : issue;
  const isUnknown = issue.code === 'additionalProperties';
  const field = isUnknown ? {} : { [issue.field]: own ?? plainField(issue.field) };
  return issueMessage(said, { ...NO_FORM, fields: field });
}

const IS_ID = /^(\w+_)?id$/;

/** An id of the contract that was not sent, or sent empty. */
function lacksId({ field, code }: Issue, value: unknown): boolean {
  if (!IS_ID.test(field) || code === 'additionalProperties') return false;
  return code === 'required' || value === null || value === '';
}

function isRequired(check: CompiledCheck, name: string): boolean {
  return compiledValidator(check)({}).some(({ field, code }) => field === name && code === 'required');
}

/** A blank text is told as such, whatever rule it breaks. */
function isBlank({ code }: Issue, value: unknown, field: FieldDefinition | undefined): boolean {
  return typeof value === 'string' && value.trim() === '' && (field?.required === true || code === 'minLength');
}

const NO_FORM: FormDefinition = {
  id: '',
  title: '',
  description: '',
  version: '',
  fields: {},
  curves: {},
  rules: [],
  tabs: [],
};

/** Stands for a field that no form shows, so that the standard messages are said of it. */
function plainField(name: string): FieldDefinition {
  return { ...PLAIN, name, title: name };
}

const PLAIN: Omit<FieldDefinition, 'name' | 'title'> = {
  type: 'text',
  help: '',
  required: false,
  nullable: false,
  readOnly: false,
  hidden: false,
  system: false,
};
