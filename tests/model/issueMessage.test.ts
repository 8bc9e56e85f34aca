import { afterEach, describe, expect, it } from 'vitest';
import type { FieldDefinition, Issue } from '#model/FormDefinition.ts';
import { issueMessage, partnerMessage, textMessage } from '#model/issueMessage.ts';
import { OWN_MESSAGE_CODES } from '#model/lineMessage.ts';
import { setWording } from '#model/shownWording.ts';
import { ENGLISH } from '#model/Wording.ts';
import { createForm } from '../fixtures/createForm.ts';
import { createTable } from '../fixtures/createTable.ts';
import { copField } from './copField.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const DEPOT = createForm(
  {
    power: { title: 'Power' },
    'charging/mode': { type: 'choice', title: 'Mode', choices: CHOICES },
    'tariff/type': { type: 'choice', title: 'Tariff type', choices: CHOICES },
    'tariff/=fixed/price': { title: 'Price', minimum: 0 },
    'tariff/=fixed/limit': { title: 'Price limit' },
    cycles: { type: 'list', title: 'Cycles' },
    aging: { type: 'list', list: 'percentages', title: 'Aging' },
    cop: copField(),
    periods: {
      type: 'rows',
      title: 'Periods',
      table: createTable({ from: { title: 'From' }, until: { title: 'Until' } }, { row: 'period' }),
    },
    ports: { type: 'rows', title: 'Ports', table: createTable({ value: {} }, { isList: true, row: 'battery' }) },
  },
  { objects: { charging: { title: 'Charging' }, tariff: { title: 'Tariff', variant: 'type' } } },
);

afterEach(() => setWording(ENGLISH));

const say = (issue: Partial<Issue> & Pick<Issue, 'field'>, value?: unknown) =>
  issueMessage({ code: 'none', params: {}, ...issue }, DEPOT, value);

describe('the standard message', () => {
  it.each<[string, Partial<FieldDefinition>, string, object, unknown, string]>([
    ['nothing', {}, 'isFilled', {}, '', 'This field is required'],
    ['nothing given', {}, 'isGiven', {}, null, 'This field is required'],
    ['a missing property', {}, 'required', {}, undefined, 'This field is required'],
    ['a property that another needs', {}, 'dependentRequired', {}, undefined, 'This field is required'],
    ['a property that depends', {}, 'dependencies', {}, undefined, 'This field is required'],
    ['another type for a number', {}, 'type', {}, 'x', 'Please enter a valid number'],
    ['another type for a whole number', { type: 'integer' }, 'type', {}, 'x', 'Please enter a valid number'],
    ['another type for a text', { type: 'text' }, 'type', {}, 5, 'Invalid value'],
    ['null where something is needed', { required: true }, 'type', {}, null, 'This field is required'],
    ['an empty text where something is needed', { required: true }, 'type', {}, '', 'This field is required'],
    ['null where nothing is needed', {}, 'type', {}, null, 'Please enter a valid number'],
    ['a text where something is needed', { required: true }, 'type', {}, 'x', 'Please enter a valid number'],
    ['no choice', { type: 'choice' }, 'enum', {}, 'x', 'Invalid value'],
    ['an empty choice', { type: 'choice' }, 'enum', {}, '', 'Invalid value'],
    [
      'an empty choice where one is needed',
      { type: 'choice', required: true },
      'enum',
      {},
      '',
      'This field is required',
    ],
    ['a wrong choice where one is needed', { type: 'choice', required: true }, 'enum', {}, 'x', 'Invalid value'],
    ['another constant', { type: 'text' }, 'const', { allowedValue: 'fixed' }, 'x', 'Must be fixed'],
    ['another constant of several values', {}, 'const', { allowedValue: [1, 2] }, 'x', 'Must be [1,2]'],
    ['another constant of the server', { system: true }, 'const', { allowedValue: 'fixed' }, 'x', 'Invalid value'],
    ['no step', {}, 'multipleOf', { multipleOf: 0.5 }, 0.3, 'Value must be a multiple of 0.5'],
    ['a negative number', {}, 'minimum', { limit: 0 }, -1, 'Value must be non-negative'],
    ['a small number', {}, 'minimum', { limit: 2 }, 1, 'Value must be at least 2'],
    ['zero', {}, 'exclusiveMinimum', { limit: 0 }, 0, 'Value must be positive'],
    ['a number at its limit', {}, 'exclusiveMinimum', { limit: 2 }, 2, 'Value must be greater than 2'],
    ['a large number', {}, 'maximum', { limit: 0 }, 1, 'Value must be at most 0'],
    ['a number at its upper limit', {}, 'exclusiveMaximum', { limit: 2 }, 2, 'Value must be less than 2'],
    ['an empty text', { type: 'text' }, 'minLength', { limit: 3 }, '', 'This field is required'],
    ['a short text', { type: 'text' }, 'minLength', { limit: 3 }, 'x', 'Field must be at least 3 characters'],
    ['a long text', { type: 'text' }, 'maxLength', { limit: 3 }, 'long', 'Field must be 3 characters or less'],
    ['no numbers', { type: 'list' }, 'isNumberList', {}, 'x', 'Must be comma-separated numbers'],
    [
      'no percentages',
      { type: 'list', list: 'percentages' },
      'isNumberList',
      {},
      'x',
      'Must be comma-separated percentages',
    ],
    ['numbers below zero', { type: 'list' }, 'isNumberList', {}, '-1, 2,-.5', 'Value must be non-negative'],
    [
      'percentages below zero',
      { type: 'list', list: 'percentages' },
      'isNumberList',
      {},
      '-1',
      'Percentage must be between 0 and 100',
    ],
    ['words below zero', { type: 'list' }, 'isNumberList', {}, '-1, x', 'Must be comma-separated numbers'],
    ['a dash', { type: 'list' }, 'isNumberList', {}, '1-2', 'Must be comma-separated numbers'],
    ['numbers in place of a list', { type: 'list' }, 'isNumberList', {}, 5, 'Must be comma-separated numbers'],
    [
      'numbers below zero that break another rule',
      { type: 'list' },
      'isRising',
      {},
      '-1',
      'Field must rise from point to point',
    ],
    ['a large percentage', { type: 'list' }, 'isPercentageList', {}, '101', 'Percentage must be between 0 and 100'],
    ['nothing to see', { type: 'text' }, 'isVisible', {}, '\u200b', 'Field must contain a visible character'],
    [
      'two lines',
      { type: 'text' },
      'isPlainLine',
      {},
      'a\nb',
      'Field must not contain line breaks, control characters or invalid characters',
    ],
    ['half a character', { type: 'text' }, 'isStorable', {}, '\ud800', 'Text must not contain invalid characters'],
    ['no address', { type: 'text' }, 'isEmail', {}, 'x', 'Please enter a valid email address'],
    ['one point', { type: 'list' }, 'hasLength', {}, '1', 'A curve needs at least 2 points'],
    ['a value twice', {}, 'isUnique', { row: 2 }, 5, 'Same as in row 2'],
    ['an item twice', {}, 'uniqueItems', { row: 3 }, 5, 'Same as in row 3'],
    ['too few rows', { type: 'rows' }, 'minItems', { limit: 2 }, [], 'At least 2 rows are needed'],
    ['no row', { type: 'rows' }, 'minItems', { limit: 1 }, [], 'At least 1 row is needed'],
    ['two rows', { type: 'rows' }, 'maxItems', { limit: 1 }, [], 'At most 1 row is allowed'],
    ['too many rows', { type: 'rows' }, 'maxItems', { limit: 9 }, [], 'At most 9 rows are allowed'],
    ['no shape', {}, 'fitsNone', {}, 5, 'Fits none of the possible shapes'],
    ['several shapes', {}, 'fitsSeveral', {}, 5, 'Fits several of the possible shapes'],
    ['no entry', {}, 'minProperties', { limit: 1 }, {}, 'At least 1 entry is needed'],
    ['too many entries', {}, 'maxProperties', { limit: 2 }, {}, 'At most 2 entries are allowed'],
    ['a name', {}, 'propertyNames', {}, {}, 'Not a possible name'],
    ['a rule without words', {}, 'contains', {}, 5, 'Invalid value'],
    ['more than a field', {}, 'additionalProperties', {}, 5, 'Unknown field'],
    ['more than a shape', {}, 'unevaluatedProperties', {}, 5, 'Unknown field'],
  ])('of %s: %j, %s', (_, parts, code, params, value, message) => {
    const form = createForm({ flow: { title: 'Field', ...parts } });
    expect(issueMessage({ field: 'flow', code, params: { ...params } }, form, value)).toBe(message);
  });

  it.each([
    ['matchesLength', 'Needs as many values as Price limit', 'Needs as many values as Price'],
    ['isBelow', 'Must be below Price limit', 'Must be above Price'],
    ['isAtMost', 'Must not exceed Price limit', 'Must not be below Price'],
    ['isSameText', 'Must be the same as Price limit', 'Invalid value'],
  ])('of a rule with another field, at both: %s', (code, message, ofOther) => {
    const issue = { field: 'tariff/price', code, params: { other: 'tariff/limit' } };
    expect(say(issue)).toBe(message);
    expect(partnerMessage(issue, DEPOT)).toBe(ofOther);
    expect(say({ field: 'periods/0/from', code, params: { other: 'periods/0/until' } })).toBe(
      message.replace('Price limit', 'Until'),
    );
  });

  it('names a field that does not exist by its path', () => {
    expect(say({ field: 'power', code: 'isBelow', params: { other: 'tariff/peak' } })).toBe(
      'Must be below tariff/peak',
    );
    expect(partnerMessage({ field: 'peak', code: 'isBelow', params: {} }, DEPOT)).toBe('Must be above peak');
    expect(say({ field: 'power', code: 'isBelow', params: { other: 5 } })).toBe('Must be below ');
  });
});

describe('the message of a field of its own', () => {
  const toOwn = (message: FieldDefinition['message'], code: string, params: Record<string, unknown> = {}) =>
    issueMessage({ field: 'flow', code, params }, createForm({ flow: { ...(message && { message }) } }), '-1');

  it('takes the place of limits, choices, patterns and counts', () => {
    const codes = [
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'enum',
      'pattern',
      'minItems',
      'maxItems',
    ];
    expect([...OWN_MESSAGE_CODES]).toEqual(codes);
    for (const code of codes) expect(toOwn('Between 0 and 1', code, { limit: 0 })).toBe('Between 0 and 1');
    expect(toOwn('Between 0 and 1', 'type')).toBe('Please enter a valid number');
  });

  it('is that of its rule, where it has several', () => {
    const message = { required: 'Flow is needed', maximum: 'It floods' };
    expect(toOwn(message, 'maximum', { limit: 5 })).toBe('It floods');
    expect(toOwn(message, 'isFilled')).toBe('Flow is needed');
    expect(toOwn(message, 'minimum', { limit: 5 })).toBe('Value must be at least 5');
  });

  it('is that of the rule first', () => {
    expect(toOwn('Between 0 and 1', 'maximum', { message: 'It floods' })).toBe('It floods');
    expect(partnerMessage({ field: 'power', code: 'isBelow', params: { message: 'It floods' } }, DEPOT)).toBe(
      'It floods',
    );
  });

  it('comes after that of numbers below zero', () => {
    expect(toOwn({ isNumberList: 'A list' }, 'isNumberList')).toBe('Value must be non-negative');
  });
});

describe('the message of a part', () => {
  it.each<[string, string, object, string]>([
    ['tariff/type', 'enum', {}, 'Please select a valid tariff type'],
    ['tariff/type', 'const', { allowedValue: 'fixed' }, 'Must be fixed'],
    ['charging/mode', 'enum', {}, 'Invalid value'],
    ['charging', 'required', {}, 'This field is required'],
    ['charging', 'type', {}, 'Invalid value'],
    ['charging', 'fitsNone', {}, 'Fits none of the possible shapes'],
    ['charging', 'minProperties', { limit: 2 }, 'At least 2 entries are needed'],
    ['charging/plug', 'required', {}, 'Unknown field'],
    ['plug', 'type', {}, 'Unknown field'],
    ['charging/mode', 'additionalProperties', {}, 'Unknown field'],
    ['periods', 'minItems', { limit: 1 }, 'At least 1 period is needed'],
    ['periods', 'minItems', { limit: 2 }, 'At least 2 periods are needed'],
    ['ports', 'maxItems', { limit: 2 }, 'At most 2 batteries are allowed'],
    ['periods/1/from', 'minimum', { limit: 0 }, 'Value must be non-negative'],
    ['cop', 'maximum', { limit: 12, at: 'z/0/1', x: 0, y: 35 }, 'COP at 35 °C, 0 °C: Value must be at most 12'],
    ['cop', 'maximum', { limit: 12 }, 'Value must be at most 12'],
    ['power', 'maximum', { limit: 12, at: 'z/0/1' }, 'Value must be at most 12'],
  ])('%s, %s %j', (field, code, params, message) => {
    expect(say({ field, code, params: { ...params } })).toBe(message);
  });

  it('of a map may be its own', () => {
    const form = createForm({ cop: { ...copField(), message: { maximum: 'Too good' } } });
    const params = { limit: 12, at: 'z/0/1', x: 0, y: 35 };
    expect(issueMessage({ field: 'cop', code: 'maximum', params }, form)).toBe('COP at 35 °C, 0 °C: Too good');
  });
});

describe('the message of a text', () => {
  const [power] = Object.values(createForm({ power: {} }).fields);
  if (!power) throw new Error('The form has no power');
  const grid = (cell: string) => `{"x":["-10","0"],"y":["35","55"],"z":[["99","${cell}"],["2","3"]]}`;

  it.each<[FieldDefinition, string, Parameters<typeof textMessage>[2], string]>([
    [power, '1,5', { problem: 'comma' }, 'Please use a dot (.) for decimals'],
    [power, 'x', { problem: 'malformed' }, 'Please enter a valid number'],
    [power, '5 kg', { problem: 'unit', message: 'kg is no unit of power' }, 'kg is no unit of power'],
    [copField(), grid('1,5'), { problem: 'comma' }, 'COP at 35 °C, 0 °C: Please use a dot (.) for decimals'],
    [copField(), grid('x'), { problem: 'malformed' }, 'COP at 35 °C, 0 °C: Please enter a valid number'],
    [copField(), grid('3'), { problem: 'malformed' }, 'Please enter a valid number'],
    [copField(), 'COP', { problem: 'malformed' }, 'Please enter a valid number'],
  ])('%j: %j', (field, text, found, message) => {
    expect(textMessage(field, text, found)).toBe(message);
  });
});

it('in another language the singular is used of a row whose plural is not known', () => {
  const phrases = new Map([
    ['period', 'Zeitraum'],
    ['entries', 'Einträge'],
    ['At least {limit} {rows} are needed', 'Mindestens {limit} {rows} nötig'],
    ['At most 1 {row} is allowed', 'Höchstens 1 {row} erlaubt'],
  ]);
  setWording({ phrases, keepsCapitals: true });
  expect(say({ field: 'periods', code: 'minItems', params: { limit: 2 } })).toBe('Mindestens 2 Zeitraum nötig');
  expect(say({ field: 'power', code: 'minProperties', params: { limit: 2 } })).toBe('Mindestens 2 Einträge nötig');
  expect(say({ field: 'periods', code: 'maxItems', params: { limit: 1 } })).toBe('Höchstens 1 Zeitraum erlaubt');
});
