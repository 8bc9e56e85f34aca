import { describe, expect, it, vi } from 'vitest';
import { form } from '#generated/forms/sign-in.ts';
import { LineDraft } from '#model/LineDraft.ts';

const EMAIL = 'Please enter a valid email address';
const SHORT = 'Password must be at least 6 characters';

/** A draft of the sign-in form into which these texts are typed. */
function typeInto(username: string, password: string): LineDraft {
  const draft = new LineDraft(form);
  draft.type('username', username);
  draft.type('password', password);
  return draft;
}

it('has a form of lines only', () => {
  const { fields, conditions, rules, tabs } = form.definition;
  expect(Object.values(fields).map(({ type, rows, help }) => [type, rows, help])).toEqual([
    ['text', undefined, ''],
    ['text', undefined, ''],
  ]);
  expect({ conditions, rules, tabs: tabs.length }).toEqual({ conditions: undefined, rules: [], tabs: 1 });
});

describe('the texts of a draft of lines', () => {
  it('start with those given, or empty', () => {
    const draft = new LineDraft(form, { username: 'ada@example.com' });
    expect([draft.text('username'), draft.text('password')]).toEqual(['ada@example.com', '']);
  });

  it('become values without spaces around them, except in a password', () => {
    expect(typeInto(' ada@example.com ', ' secret ').values()).toEqual({
      username: 'ada@example.com',
      password: ' secret ',
    });
  });

  it.each([
    ['', '', false],
    ['ada@example.com', '', false],
    ['  ', 'secret', false],
    ['ada', 'x', true],
  ])('"%s" and "%s" are complete: %s', (username, password, isComplete) => {
    expect(typeInto(username, password).getSnapshot().isComplete).toBe(isComplete);
  });
});

describe('the errors of a draft of lines', () => {
  it('are shown by an attempt only, which returns the first field at fault', () => {
    const draft = typeInto('ada', 'abc');
    expect(draft.getSnapshot().errors).toEqual({});
    expect(draft.attempt()).toBe('username');
    expect(draft.getSnapshot().errors).toEqual({ username: EMAIL, password: SHORT });
  });

  it('say that a field is empty before anything else', () => {
    const draft = typeInto('', '');
    draft.attempt();
    expect(draft.getSnapshot().errors).toEqual({
      username: 'This field is required',
      password: 'This field is required',
    });
  });

  it('are absent where all is well', () => {
    const draft = typeInto('ada@example.com', 'secret');
    expect(draft.attempt()).toBeUndefined();
    expect(draft.getSnapshot().errors).toEqual({});
  });

  it('stay until their own field changes, and come back with the next attempt', () => {
    const draft = typeInto('ada', 'abc');
    draft.attempt();
    draft.type('username', 'ada');
    expect(draft.getSnapshot().errors).toHaveProperty('username');
    draft.type('username', 'ad');
    expect(draft.getSnapshot().errors).toEqual({ password: SHORT });
    expect(draft.attempt()).toBe('username');
  });

  it('of the server come before those of rules, until the field changes', () => {
    const draft = typeInto('ada@example.com', 'abc');
    expect(draft.setForeignErrors({ elsewhere: 'No', password: 'Too old' })).toBe('password');
    expect(draft.getSnapshot().errors).toEqual({ password: 'Too old' });
    draft.type('password', 'abcdef');
    expect(draft.getSnapshot().errors).toEqual({});
    expect(draft.attempt()).toBeUndefined();
  });

  it('of the server replace its earlier ones, and may be about no field of the form', () => {
    const draft = typeInto('ada@example.com', 'secret');
    draft.setForeignErrors({ password: 'Too old' });
    expect(draft.setForeignErrors({ elsewhere: 'No' })).toBeUndefined();
    expect(draft.getSnapshot().errors).toEqual({});
  });

  it('have the standard words where neither the form nor a rule of lines has others', () => {
    const broken = new LineDraft({ ...form, validate: () => [{ field: 'username', code: 'multipleOf', params: {} }] });
    broken.attempt();
    expect(broken.getSnapshot().errors).toEqual({ username: 'Invalid value' });
  });
});

describe('the listeners of a draft of lines', () => {
  it('are called for each change, until they unsubscribe', () => {
    const draft = new LineDraft(form);
    const listener = vi.fn();
    const unsubscribe = draft.subscribe(listener);
    const before = draft.getSnapshot();
    draft.type('username', '');
    expect(listener).not.toHaveBeenCalled();
    expect(draft.getSnapshot()).toBe(before);
    draft.type('username', 'a');
    draft.attempt();
    draft.setForeignErrors({ username: 'No' });
    draft.clear();
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    draft.type('username', 'b');
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

it('forgets texts and errors when it is cleared', () => {
  const draft = typeInto('ada', 'abc');
  draft.attempt();
  draft.setForeignErrors({ username: 'No' });
  draft.clear();
  expect(draft.values()).toEqual({ username: '', password: '' });
  expect(draft.getSnapshot()).toEqual({ errors: {}, isComplete: false });
  draft.type('username', 'a');
  expect(draft.getSnapshot().errors).toEqual({});
});
