import { describe, expect, it } from 'vitest';
import { form as signIn } from '#generated/forms/sign-in.ts';
import type { FieldDefinition, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage, partnerMessage } from '#model/issueMessage.ts';
import { MESSAGES } from '#model/messages.ts';
import { createFlow } from './createFlow.ts';

const FLOW: FieldDefinition = createFlow();

function form(parts: Partial<FieldDefinition> = {}): FormDefinition {
  return { ...signIn.definition, fields: { flow: { ...FLOW, ...parts }, head: { ...FLOW, title: 'Head' } } };
}

const issue = (code: string, params: Issue['params'] = {}): Issue => ({ field: 'flow', code, params });

it('the texts are those of the specification', () => {
  expect(MESSAGES).toEqual({
    comma: 'Please use a dot (.) for decimals',
    malformed: 'Please enter a valid number',
    required: 'This field is required',
    idRequired: 'ID is required',
    nonNegative: 'Value must be non-negative',
    positive: 'Value must be positive',
    percentage: 'Percentage must be between 0 and 100',
    numberList: 'Must be comma-separated numbers',
    percentageList: 'Must be comma-separated percentages',
    email: 'Please enter a valid email address',
    minPoints: 'A curve needs at least 2 points',
    unknownField: 'Unknown field',
    invalid: 'Invalid value',
    nameTaken: 'Name must be unique',
    saveBlocked: 'Please fix validation errors before saving',
    saveFailed: 'Failed to save changes',
    changedSinceOpened:
      'It was changed elsewhere after you opened it. Check what has changed, then delete it again if you still want to.',
    unstorable: 'Text must not contain invalid characters',
    payloadRejected: 'Invalid data provided',
    unreadableAnswer: "The server's response could not be read",
  });
});

describe('a broken rule at its field', () => {
  it.each<[Issue, Partial<FieldDefinition>, string]>([
    [issue('type'), { type: 'number' }, 'Please enter a valid number'],
    [issue('type'), { type: 'integer' }, 'Please enter a valid number'],
    [issue('type'), { type: 'text' }, 'Invalid value'],
    [issue('required'), {}, 'This field is required'],
    [issue('isFilled'), {}, 'This field is required'],
    [issue('minimum', { limit: 0 }), {}, 'Value must be non-negative'],
    [issue('minimum', { limit: 2 }), {}, 'Value must be at least 2'],
    [issue('exclusiveMinimum', { limit: 0 }), {}, 'Value must be positive'],
    [issue('exclusiveMinimum', { limit: 2 }), {}, 'Value must be greater than 2'],
    [issue('maximum', { limit: 2 }), {}, 'Value must be at most 2'],
    [issue('exclusiveMaximum', { limit: 2 }), {}, 'Value must be less than 2'],
    [issue('minLength', { limit: 2 }), {}, 'Flow must be at least 2 characters'],
    [issue('maxLength', { limit: 2 }), {}, 'Flow must be 2 characters or less'],
    [issue('isNumberList'), { list: 'numbers' }, 'Must be comma-separated numbers'],
    [issue('isNumberList'), { list: 'percentages' }, 'Must be comma-separated percentages'],
    [issue('isPercentageList'), {}, 'Percentage must be between 0 and 100'],
    [issue('isVisible'), {}, 'Flow must contain a visible character'],
    [issue('isPlainLine'), {}, 'Flow must not contain line breaks, control characters or invalid characters'],
    [issue('isStorable'), {}, 'Text must not contain invalid characters'],
    [issue('isEmail'), {}, 'Please enter a valid email address'],
    [issue('hasLength'), {}, 'A curve needs at least 2 points'],
    [issue('isRising'), {}, 'Flow must rise from point to point'],
    [issue('matchesLength', { other: 'head' }), {}, 'Needs as many values as Head'],
    [issue('isBelow', { other: 'head' }), {}, 'Must be below Head'],
    [issue('isAtMost', { other: 'head' }), {}, 'Must not exceed Head'],
    [issue('isSameText', { other: 'head' }), {}, 'Must be the same as Head'],
    [issue('isBelow', { other: 'constructor' }), {}, 'Must be below constructor'],
    [issue('isBelow'), {}, 'Must be below '],
    [issue('anything else'), {}, 'Invalid value'],
  ])('%j of %j: %s', (broken, parts, message) => {
    expect(issueMessage(broken, form(parts))).toBe(message);
  });

  it.each(['constructor', 'depth'])('is an unknown field if the form has no field %s', (field) => {
    expect(issueMessage({ field, code: 'type', params: {} }, form())).toBe('Unknown field');
  });

  it.each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'pattern'])(
    'has the words of its file for %s',
    (code) => {
      expect(issueMessage(issue(code, { limit: 0 }), form({ message: 'Too much water' }))).toBe('Too much water');
    },
  );

  it('has the words of its file by rule, those of an empty field under the name that files have for it', () => {
    const definition = form({ message: { required: 'Flow is needed', maxLength: 'Too long' } });
    expect(issueMessage(issue('isFilled'), definition)).toBe('Flow is needed');
    expect(issueMessage(issue('required'), definition)).toBe('Flow is needed');
    expect(issueMessage(issue('maxLength', { limit: 2 }), definition)).toBe('Too long');
    expect(issueMessage(issue('isEmail'), definition)).toBe('Please enter a valid email address');
  });
});

describe('a list that is refused', () => {
  it.each<[list: 'numbers' | 'percentages', value: unknown, message: string]>([
    ['numbers', '-1, 2', 'Value must be non-negative'],
    ['numbers', '1,-2', 'Value must be non-negative'],
    ['numbers', '1, -.5, -7', 'Value must be non-negative'],
    ['percentages', '1, -2', 'Percentage must be between 0 and 100'],
    ['numbers', '-1, x', 'Must be comma-separated numbers'],
    ['numbers', '1--2', 'Must be comma-separated numbers'],
    ['numbers', '1, -', 'Must be comma-separated numbers'],
    ['numbers', '1, x', 'Must be comma-separated numbers'],
    ['numbers', -1, 'Must be comma-separated numbers'],
    ['numbers', undefined, 'Must be comma-separated numbers'],
  ])('of %s for %j: %s', (list, value, message) => {
    expect(issueMessage(issue('isNumberList'), form({ type: 'list', list }), value)).toBe(message);
  });

  it('for another reason is not about numbers below zero', () => {
    expect(issueMessage(issue('isRising'), form({ type: 'list' }), '-1, 2')).toBe('Flow must rise from point to point');
  });
});

describe('a broken rule at the field that it compares with', () => {
  it.each<[Issue, string]>([
    [issue('isBelow', { other: 'head' }), 'Must be above Flow'],
    [issue('isAtMost', { other: 'head' }), 'Must not be below Flow'],
    [issue('matchesLength', { other: 'head' }), 'Needs as many values as Flow'],
    [issue('isBelow', { other: 'head', message: 'Runs dry' }), 'Runs dry'],
    [issue('anything else'), 'Invalid value'],
    [{ ...issue('isBelow'), field: 'depth' }, 'Must be above depth'],
  ])('%j: %s', (broken, message) => {
    expect(partnerMessage(broken, form())).toBe(message);
  });
});
