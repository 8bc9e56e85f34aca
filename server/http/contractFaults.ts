import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
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
}

/** Every rule that a body, query or path breaks, one per field, in the words of the form that has the field. */
export function contractFaults({ check, form, wording }: Rules, data: unknown): Fault[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [NO_OBJECT];
  const values = new Map<string, unknown>(Object.entries(data));
  const issues = [
    ...compiledValidator(check)({ ...data }),
    ...(form?.validate({ ...data }) ?? []).filter(({ code }) => FORM_RULES.has(code)),
  ];
  return oncePerField(issues).map((issue) => ({
    field: issue.field || 'body',
    ...(SECRET.test(issue.field) ? {} : { value: values.get(issue.field) }),
    message: messageOf(issue, values.get(issue.field), wording),
  }));
}

/** What no contract can state. */
const FORM_RULES = new Set(['isSameText']);

const SECRET = /password|token|refresh/i;

const NO_OBJECT: Fault = { field: 'body', message: 'The body must be a JSON object' };

// A text can break its length and its pattern at once.
function oncePerField(issues: Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
}

function messageOf(issue: Issue, value: unknown, { fields }: Wording): string {
  if (IS_ID.test(issue.field) && isMissing(issue, value)) return MESSAGES.idRequired;
  const own = Object.hasOwn(fields, issue.field) ? fields[issue.field] : undefined;
  const said = isBlank(issue, value, own) ? { ...issue, code: 'isFilled' } : issue;
  const isUnknown = issue.code === 'additionalProperties';
  const field = isUnknown ? {} : { [issue.field]: own ?? plainField(issue.field) };
  return issueMessage(said, { ...NO_FORM, fields: field });
}

const IS_ID = /^(\w+_)?id$/;

/** Not sent, or sent empty. */
function isMissing({ code }: Issue, value: unknown): boolean {
  return code === 'required' || value === null || value === '';
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
