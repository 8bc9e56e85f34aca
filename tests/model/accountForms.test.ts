import { describe, expect, it } from 'vitest';
import { form as changePassword } from '#generated/forms/change-password.ts';
import { form as forgotPassword } from '#generated/forms/forgot-password.ts';
import { form as profile } from '#generated/forms/profile.ts';
import { form as registration } from '#generated/forms/registration.ts';
import { form as resetPassword } from '#generated/forms/reset-password.ts';
import { form as signIn } from '#generated/forms/sign-in.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';

const REQUIRED = 'This field is required';
const EMAIL = 'Please enter a valid email address';
const SHORT = 'Password must be at least 8 characters';
const WEAK = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const DIFFER = "Passwords don't match";
const SIGNS = 'Username can only contain letters, numbers, and underscores';
const PHONE = 'Please enter a valid phone number';

type Texts = Record<string, string>;

const FORMS: Record<string, { form: Kind; right: Texts; rows: [what: string, change: Texts, errors: Texts][] }> = {
  'sign-in': {
    form: signIn,
    right: { username: 'ada@example.com', password: 'secret' },
    rows: [
      ['space around the address', { username: ' ada@example.com ' }, {}],
      ['no domain', { username: 'ada' }, { username: EMAIL }],
      ['no dot in the domain', { username: 'ada@example' }, { username: EMAIL }],
      ['space inside the address', { username: 'a da@example.com' }, { username: EMAIL }],
      ['five characters', { password: 'secre' }, { password: 'Password must be at least 6 characters' }],
      ['nothing', { username: '', password: '' }, { username: REQUIRED, password: REQUIRED }],
    ],
  },
  registration: {
    form: registration,
    right: {
      username: 'ada_planner',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Berg',
      password: 'Windmill7',
      confirmPassword: 'Windmill7',
    },
    rows: [
      ['a name of 3 characters', { username: 'ad4' }, {}],
      ['a name of 2 characters', { username: 'ad' }, { username: 'Username must be at least 3 characters' }],
      ['a name of 50 characters', { username: 'x'.repeat(50) }, {}],
      ['a name of 51 characters', { username: 'x'.repeat(51) }, { username: 'Username must be 50 characters or less' }],
      ['a name with a space', { username: 'ada planner' }, { username: SIGNS }],
      ['a name with a hyphen', { username: 'ada-planner' }, { username: SIGNS }],
      ['a name with an umlaut', { username: 'm\u00fcller' }, { username: SIGNS }],
      ['no name', { username: '' }, { username: REQUIRED }],
      ['a bad address', { email: 'ada@' }, { email: EMAIL }],
      ['no address', { email: ' ' }, { email: REQUIRED }],
      ['a password of 7 characters', { password: 'Windm17', confirmPassword: 'Windm17' }, { password: SHORT }],
      ['a password of 8 characters', { password: 'Windmil7', confirmPassword: 'Windmil7' }, {}],
      ['no lower-case letter', { password: 'WINDMILL7', confirmPassword: 'WINDMILL7' }, { password: WEAK }],
      ['no upper-case letter', { password: 'windmill7', confirmPassword: 'windmill7' }, { password: WEAK }],
      ['no digit', { password: 'Windmills', confirmPassword: 'Windmills' }, { password: WEAK }],
      ['another password repeated', { confirmPassword: 'Windmill8' }, { confirmPassword: DIFFER }],
      ['a space more repeated', { confirmPassword: 'Windmill7 ' }, { confirmPassword: DIFFER }],
      ['no password', { password: '', confirmPassword: '' }, { password: REQUIRED, confirmPassword: REQUIRED }],
      ['no names', { firstName: '', lastName: '' }, {}],
      ['names of 50 characters', { firstName: 'x'.repeat(50), lastName: 'x'.repeat(50) }, {}],
      [
        'names of 51 characters',
        { firstName: 'x'.repeat(51), lastName: 'x'.repeat(51) },
        {
          firstName: 'First name must be less than 50 characters',
          lastName: 'Last name must be less than 50 characters',
        },
      ],
    ],
  },
  'forgot-password': {
    form: forgotPassword,
    right: { email: 'ada@example.com' },
    rows: [
      ['a bad address', { email: 'ada' }, { email: EMAIL }],
      ['no address', { email: '' }, { email: REQUIRED }],
    ],
  },
  'reset-password': {
    form: resetPassword,
    right: { token: 'abc', password: 'Windmill7', confirmPassword: 'Windmill7' },
    rows: [
      ['a short password', { password: 'Wind7', confirmPassword: 'Wind7' }, { password: SHORT }],
      ['a weak password', { password: 'windmill7', confirmPassword: 'windmill7' }, { password: WEAK }],
      ['another password repeated', { confirmPassword: 'Windmill8' }, { confirmPassword: DIFFER }],
      ['nothing repeated', { confirmPassword: '' }, { confirmPassword: REQUIRED }],
      ['no token', { token: '' }, { token: REQUIRED }],
    ],
  },
  'change-password': {
    form: changePassword,
    right: { currentPassword: 'old', newPassword: 'Windmill7', confirmPassword: 'Windmill7' },
    rows: [
      ['no current password', { currentPassword: '' }, { currentPassword: REQUIRED }],
      ['a short password', { newPassword: 'Wind7', confirmPassword: 'Wind7' }, { newPassword: SHORT }],
      ['a weak password', { newPassword: 'WINDMILL7', confirmPassword: 'WINDMILL7' }, { newPassword: WEAK }],
      ['another password repeated', { confirmPassword: 'Windmill8' }, { confirmPassword: DIFFER }],
    ],
  },
  profile: {
    form: profile,
    right: { email: 'ada@example.com' },
    rows: [
      ['a bad address', { email: 'ada' }, { email: EMAIL }],
      ['no address', { email: '' }, { email: REQUIRED }],
      ['a phone with a plus', { phone: '+4915112345678' }, {}],
      ['a phone of 16 digits', { phone: '1234567890123456' }, {}],
      ['a phone of 17 digits', { phone: '12345678901234567' }, { phone: PHONE }],
      ['a phone that begins with 0', { phone: '0151' }, { phone: PHONE }],
      ['a phone with letters', { phone: '+49 call me' }, { phone: PHONE }],
      ['a company of 100 characters', { company: 'x'.repeat(100) }, {}],
      [
        'a company of 101 characters',
        { company: 'x'.repeat(101) },
        { company: 'Company name must be less than 100 characters' },
      ],
      [
        'a position of 101 characters',
        { position: 'x'.repeat(101) },
        { position: 'Position must be less than 100 characters' },
      ],
      [
        'names of 51 characters',
        { firstName: 'x'.repeat(51), lastName: 'x'.repeat(51) },
        {
          firstName: 'First name must be less than 50 characters',
          lastName: 'Last name must be less than 50 characters',
        },
      ],
    ],
  },
};

describe.each(Object.entries(FORMS))('the form %s', (_name, { form, right, rows }) => {
  const findErrors = (texts: Texts) => {
    const store = new DraftStore({ kind: form, mode: 'edit', values: {}, texts });
    store.attempt();
    return Object.fromEntries(store.form().shownErrors.map(({ field, message }) => [field, message]));
  };

  it('may be sent when all is right', () => {
    expect(findErrors(right)).toEqual({});
  });

  it.each(rows)('checks %s', (_what, change, errors) => {
    expect(findErrors({ ...right, ...change })).toEqual(errors);
  });

  it('keeps its passwords out of its history and of what is kept over a reload', () => {
    const store = new DraftStore({ kind: form, mode: 'edit', values: {} });
    for (const { name, input } of Object.values(form.definition.fields)) {
      if (input === 'password') store.type(name, 'Windmill7');
    }
    expect(store.form().canUndo).toBe(false);
    expect(store.texts()).toEqual({});
  });
});
