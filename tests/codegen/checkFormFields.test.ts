import { describe, expect, it } from 'vitest';
import { checkFormFields } from '#codegen/checkFormFields.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Merged } from '#codegen/mergeKind.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind, toSource } from './mergedKind.ts';

type Fields = Record<string, FieldSchema>;

/** Problems of the form of this name with these fields. */
function check(name: string, properties: Fields): string[] {
  const source = toSource(`forms/${name}.json`, { properties });
  const kind = mergedKind({ properties });
  const fields = Object.entries(properties).map(([field, schema]): [string, Merged<FieldSchema>] => [
    field,
    { schema, origin: { source, path: ['properties', field] } },
  ]);
  return placedProblems(checkFormFields({ ...kind, source, fields: new Map(fields) }), source);
}

const text: FieldSchema = { type: 'string' };
const email: FieldSchema = { type: 'string', 'x-input': 'email' };
const password: FieldSchema = { type: 'string', 'x-input': 'password' };

const FORMS: Record<string, Fields> = {
  asset: { count: { type: 'integer' } },
  'change-password': { currentPassword: password, newPassword: password },
  'confirm-password': { currentPassword: password },
  duplicate: { name: text },
  'forgot-password': { email },
  profile: { email },
  project: { name: text, description: text },
  registration: { username: text, email, password },
  'reset-password': { token: text, password },
  'sign-in': { username: email, password },
  view: { name: text },
};

/** Fields that the screen fills in itself. */
const FILLED = new Set(['profile email', 'project description', 'reset-password token']);

describe('each screen', () => {
  it.each(Object.entries(FORMS))('%s is fine with the fields that it sends', (name, fields) => {
    expect(check(name, fields)).toEqual([]);
  });

  it.each(
    Object.entries(FORMS).flatMap(([name, fields]) => Object.keys(fields).map((field) => [name, field] as const)),
  )('%s needs "%s"', (name, field) => {
    const { [field]: _, ...rest } = FORMS[name] ?? {};
    expect(check(name, rest)).toEqual([
      `properties: the form lacks the field "${field}", which its screen sends. Add it.`,
    ]);
  });

  it.each(
    Object.entries(FORMS).flatMap(([name, fields]) =>
      Object.entries(fields)
        .filter(([field]) => !FILLED.has(`${name} ${field}`))
        .map(([field, schema]) => [name, field, schema] as const),
    ),
  )('%s needs a "%s" that can be filled in', (name, field, schema) => {
    expect(check(name, { ...FORMS[name], [field]: { ...schema, 'x-hidden': true } })).toEqual([
      `properties.${field}.x-hidden: "${field}" is sent, but nobody can fill it in. Remove "x-hidden".`,
    ]);
  });

  it.each([
    ['profile', ['firstName', 'lastName', 'phone', 'company', 'position']],
    ['registration', ['firstName', 'lastName']],
  ])('%s accepts other fields too', (name, others) => {
    expect(check(name, { ...FORMS[name], ...Object.fromEntries(others.map((other) => [other, text])) })).toEqual([]);
  });

  it.each([
    ['profile', 'email', email],
    ['project', 'description', text],
    ['reset-password', 'token', text],
  ])('%s fills in "%s" itself', (name, field, schema) => {
    expect(check(name, { ...FORMS[name], [field]: { ...schema, 'x-hidden': true } })).toEqual([]);
    expect(check(name, { ...FORMS[name], [field]: { ...schema, readOnly: true } })).toEqual([]);
  });
});

it('a form without a screen is warned of', () => {
  const all = Object.keys(FORMS).join(', ');
  expect(check('something', {})).toEqual([`warning: : no screen shows this form. Forms: ${all}.`]);
  expect(check('signin', {})).toEqual(['warning: : no screen shows this form. Did you mean "sign-in"?']);
});

describe('a field', () => {
  it('that is missing may be misspelt', () => {
    expect(check('view', { nane: text, other: text })).toEqual([
      'properties: the form lacks the field "name", which its screen sends. Did you mean "nane"?',
    ]);
  });

  it('that is sent as well is not what was meant by another', () => {
    expect(check('change-password', { newPassword: password, other: text })).toEqual([
      'properties: the form lacks the field "currentPassword", which its screen sends. Add it.',
    ]);
    expect(check('profile', { emails: text, phone: text })).toEqual([
      'properties: the form lacks the field "email", which its screen sends. Did you mean "emails"?',
    ]);
    expect(check('registration', { email, password, userName: text })).toHaveLength(1);
  });

  it('that nobody sends is reported unless it repeats another', () => {
    const lost = (name: string) => `properties.${name}: no call takes "${name}", so what is entered would be lost.`;
    expect(check('view', { name: text, other: text })).toEqual([`${lost('other')} Remove it.`]);
    expect(check('profile', { email, phne: text })).toEqual([`${lost('phne')} Did you mean "phone"?`]);
    expect(check('view', { name: text, repeated: { ...text, 'x-same-as': 'name' } })).toEqual([]);
  });

  it.each(['readOnly', 'x-hidden'])('that is sent cannot be %s', (word) => {
    expect(check('view', { name: { ...text, [word]: true } })).toEqual([
      `properties.name.${word}: "name" is sent, but nobody can fill it in. Remove "${word}".`,
    ]);
    expect(check('view', { name: { ...text, [word]: false } })).toEqual([]);
    expect(check('profile', { email, phone: { ...text, [word]: true } })).toEqual([]);
    expect(check('project', { name: { ...text, [word]: true }, description: text })).toHaveLength(1);
  });
});

describe('a type', () => {
  it.each<[schema: FieldSchema, problem: string]>([
    [{ type: 'number' }, '.type: "name" is sent as a text, but is a number field. Make it "type": "string".'],
    [{ type: 'integer' }, '.type: "name" is sent as a text, but is a integer field. Make it "type": "string".'],
    [{ type: 'string', enum: ['x'] }, '.enum: "name" is sent as a text, but is a choice field. Remove "enum".'],
    [
      { type: 'string', 'x-list': 'numbers' },
      '.x-list: "name" is sent as a text, but is a list field. Remove "x-list".',
    ],
  ])('%j is not a text', (schema, problem) => {
    expect(check('view', { name: schema })).toEqual([`properties.name${problem}`]);
  });

  it('of a text or of another number is not a whole number', () => {
    expect(check('asset', { count: { type: 'number' } })).toEqual([
      'properties.count.type: "count" is sent as a whole number, but is a number field. Make it "type": "integer".',
    ]);
    expect(check('asset', { count: text })).toEqual([
      'properties.count.type: "count" is sent as a whole number, but is a text field. Make it "type": "integer".',
    ]);
  });

  it('that is wrong is the only thing that is said about the input', () => {
    expect(check('forgot-password', { email: { type: 'boolean' } })).toHaveLength(1);
  });
});

describe('an input', () => {
  it('of an email address must accept only those', () => {
    const message = '"email" is sent as an email address, but may be any text here. Give it "x-input": "email".';
    expect(check('forgot-password', { email: text })).toEqual([`properties.email: ${message}`]);
    expect(check('forgot-password', { email: { ...text, 'x-input': 'tel' } })).toEqual([
      `properties.email.x-input: ${message}`,
    ]);
    expect(check('forgot-password', { email: { ...text, 'x-autocomplete': 'new-password' } })).toHaveLength(1);
  });

  it('of a password must not be shown', () => {
    const message =
      '"currentPassword" is a password, which would be shown while it is typed. Give it "x-input": "password".';
    const checkPassword = (schema: FieldSchema) => check('confirm-password', { currentPassword: schema });
    expect(checkPassword(text)).toEqual([`properties.currentPassword: ${message}`]);
    expect(checkPassword(email)).toEqual([`properties.currentPassword.x-input: ${message}`]);
    expect(checkPassword({ ...text, 'x-autocomplete': 'current-password' })).toEqual([]);
    expect(checkPassword({ ...text, 'x-autocomplete': 'current-password x' })).toHaveLength(1);
  });
});
