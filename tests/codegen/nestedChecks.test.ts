import { describe, expect, it, test } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage, partnerMessage } from '#model/issueMessage.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { depotFile } from './depot.ts';
import { makeKind } from './makeKind.ts';

const { definition, validate } = makeKind(depotFile());

/** What a person reads about a record, by path. */
function messages(record: FieldValues): [path: string, message: string][] {
  return validate(record).map((issue) => [issue.field, issueMessage(issue, definition)]);
}

const period = (values: FieldValues) => ({ from: 0, to: 24, day: 'workday', ...values });

test('the defaults of a new record keep every rule', () => {
  expect(messages(nestRecord(definition, createDefaults(definition)))).toEqual([]);
});

describe('a faulty value is reported at its path', () => {
  it.each<[title: string, record: FieldValues, path: string, message: string]>([
    ['in an object', { charging: { power: -1 } }, 'charging/power', 'Value must be non-negative'],
    [
      'in an object of an object',
      { charging: { power: 1, hours: { to: 25 } } },
      'charging/hours/to',
      'Value must be at most 24',
    ],
    ['that is empty and required', { charging: { power: null } }, 'charging/power', 'This field is required'],
    ['that is missing', { charging: {} }, 'charging/power', 'This field is required'],
    ['that nobody knows', { charging: { power: 1, foo: 1 } }, 'charging/foo', 'Unknown field'],
    ['that is a number and no object', { charging: 3 }, 'charging', 'Invalid value'],
    [
      'in a cell',
      { periods: [period({}), period({ from: 24, to: null })] },
      'periods/1/from',
      'Value must be at most 23',
    ],
    ['in an object of a row', { periods: [period({ costs: { price: 'x' } })] }, 'periods/0/costs/price', MALFORMED],
    [
      'in a table of a row',
      { periods: [period({ trips: [{ km: 3 }, { km: 0 }] })] },
      'periods/0/trips/1/km',
      'Value must be at least 1',
    ],
    ['that a row lacks', { periods: [{ to: 3 }] }, 'periods/0/from', 'This field is required'],
    ['that a row does not know', { periods: [period({ foo: 1 })] }, 'periods/0/foo', 'Unknown field'],
    ['that is no row', { periods: [3] }, 'periods/0', 'Invalid value'],
    ['that is no table', { periods: {} }, 'periods', 'Invalid value'],
    ['that breaks a rule in its row', { periods: [period({ from: 9, to: 8 })] }, 'periods/0/from', 'Must be below To'],
    ['in a list', { ports: [3, -1] }, 'ports/1', 'Value must be non-negative'],
    ['that is empty in a list', { ports: [null] }, 'ports/0', 'This field is required'],
    ['that is an object in a list', { ports: [{}] }, 'ports/0', MALFORMED],
    ['that repeats another of a list', { ports: [3, 4, 4] }, 'ports/2', 'Same as in row 2'],
    ['that is no case', { tariff: { type: 'none' } }, 'tariff/type', 'Please select a valid type'],
    ['without a case', { tariff: { fee: 3 } }, 'tariff/type', 'This field is required'],
    ['common to all cases', { tariff: { type: 'dynamic', fee: 'x' } }, 'tariff/fee', MALFORMED],
    ['of the chosen case', { tariff: { type: 'fixed', price: -1 } }, 'tariff/price', 'Value must be non-negative'],
    ['that the chosen case lacks', { tariff: { type: 'fixed' } }, 'tariff/price', 'This field is required'],
    ['of another case', { tariff: { type: 'dynamic', price: 1 } }, 'tariff/price', 'Unknown field'],
    ['too few rows', { periods: [] }, 'periods', 'At least 1 period is needed'],
    [
      'too many rows',
      {
        periods: Array.from({ length: 25 }, () => period({ from: null })).map((row, i) => ({
          ...row,
          from: i % 23,
          day: i < 23 ? 'workday' : 'weekend',
        })),
      },
      'periods',
      'At most 24 periods are allowed',
    ],
  ])('%s', (_title, record, path, message) => {
    expect(messages(record)).toEqual([[path, message]]);
  });
});

const MALFORMED = 'Please enter a valid number';

describe('rows that must differ', () => {
  it('are reported at the first of the columns, with the row that they repeat', () => {
    const rows = [period({}), period({ day: 'weekend' }), period({ from: 5 }), period({ day: 'weekend' }), period({})];
    expect(messages({ periods: rows })).toEqual([
      ['periods/3/from', 'Same as in row 2'],
      ['periods/4/from', 'Same as in row 1'],
    ]);
  });

  it('are not compared while one of the columns is empty or missing', () => {
    const rows = [period({ day: '' }), period({ day: '' }), { from: 0 }, { from: 0 }];
    expect(messages({ periods: rows }).map(([, message]) => message)).toEqual(['Invalid value', 'Invalid value']);
  });
});

test('a column can have its own message for a repetition', () => {
  const column: FieldSchema = { type: 'number', title: 'Hour', 'x-message': { isUnique: 'This hour has a price' } };
  const items = { type: 'object', properties: { hour: column } };
  const kind = makeKind({
    properties: { prices: { type: 'array', title: 'Prices', 'x-unique': ['hour'], items } },
  });
  const [issue, ...more] = kind.validate({ prices: [{ hour: 1 }, { hour: 1 }] });
  expect(issue && issueMessage(issue, kind.definition)).toBe('This hour has a price');
  expect(more).toEqual([]);
});

test('the other field of a rule is known by its title, whether the field is named by its path or by its column', () => {
  const { periods } = definition.fields;
  const row = { from: 9, to: 8, day: 'workday' };
  const [issue] = validate({ periods: [row] });
  expect(issue && issueMessage(issue, definition)).toBe('Must be below To');
  expect(issue && partnerMessage(issue, definition)).toBe('Must be above From');
  expect(issue && periods?.table && issueMessage({ ...issue, field: 'from' }, periods.table)).toBe('Must be below To');
});

test('a table can have its own messages for its limits', () => {
  const items = { type: 'object', properties: { hour: { type: 'number', title: 'Hour' } } };
  const table = { type: 'array', title: 'Prices', minItems: 2, 'x-row': 'entry', items };
  const said = (own: object) => {
    const kind = makeKind({ properties: { prices: { ...table, ...own } } });
    return kind.validate({ prices: [] }).map((issue) => issueMessage(issue, kind.definition));
  };
  expect(said({})).toEqual(['At least 2 entries are needed']);
  expect(said({ 'x-message': 'A day and a night at least' })).toEqual(['A day and a night at least']);
  expect(said({ 'x-message': { minItems: 'Too few' } })).toEqual(['Too few']);
});

test('a table without a limit holds at most 1000 rows', () => {
  const kind = makeKind({ properties: { a: { type: 'array', title: 'A', items: { type: 'number' } } } });
  expect(kind.definition.fields.a?.table).toMatchObject({ least: 0, most: 1000, isList: true, row: 'value' });
  expect(kind.validate({ a: Array.from({ length: 1000 }, () => 1) })).toEqual([]);
  expect(kind.validate({ a: Array.from({ length: 1001 }, () => 1) })).toMatchObject([{ field: 'a', code: 'maxItems' }]);
});

test('a variant written as oneOf is checked as one with cases', () => {
  const number = (title: string) => ({ type: 'number', title });
  const kind = makeKind({
    properties: {
      tariff: {
        type: 'object',
        title: 'Tariff',
        properties: { fee: number('Fee') },
        oneOf: [
          {
            title: 'Fixed price',
            properties: { kind: { const: 'fixed' }, price: number('Price') },
            required: ['kind', 'price'],
          },
          { title: 'By the hour', properties: { kind: { const: 'hourly' } } },
        ],
      },
    },
  });
  expect(kind.definition.objects).toEqual({ tariff: { title: 'Tariff', variant: 'kind' } });
  expect(Object.keys(kind.definition.fields)).toEqual(['tariff/fee', 'tariff/kind', 'tariff/=fixed/price']);
  expect(kind.definition.fields['tariff/kind']).toMatchObject({
    title: 'Kind',
    type: 'choice',
    required: true,
    default: 'fixed',
    choices: [
      { value: 'fixed', label: 'Fixed price' },
      { value: 'hourly', label: 'By the hour' },
    ],
  });
  expect(kind.validate({ tariff: { kind: 'fixed', price: 1, fee: 2 } })).toEqual([]);
  expect(kind.validate({ tariff: { kind: 'hourly', fee: 2 } })).toEqual([]);
  expect(kind.validate({ tariff: { kind: 'fixed' } })).toMatchObject([{ field: 'tariff/price', code: 'required' }]);
  expect(kind.validate({ tariff: { kind: 'hourly', price: 1 } })).toMatchObject([
    { field: 'tariff/price', code: 'additionalProperties' },
  ]);
});

test('the choice between cases may be a number', () => {
  const kind = makeKind({
    properties: {
      tracker: {
        type: 'object',
        title: 'Tracker',
        'x-choice': 'axes',
        properties: { axes: { type: 'number', title: 'Axes', enum: [0, 1] } },
        'x-cases': { 0: {}, 1: { properties: { angle: { type: 'number', title: 'Angle' } } } },
      },
    },
  });
  expect(kind.validate({ tracker: { axes: 1, angle: 3 } })).toEqual([]);
  expect(kind.validate({ tracker: { axes: 0, angle: 3 } })).toMatchObject([{ field: 'tracker/angle' }]);
});

test('a variant in a row and in a case is checked with its own choice', () => {
  const number = (title: string) => ({ type: 'number', title });
  const mode = (cases: Record<string, Record<string, FieldSchema>>): FieldSchema => ({
    type: 'object',
    title: 'Mode',
    'x-choice': 'type',
    properties: { type: { type: 'string', title: 'Type', enum: Object.keys(cases) } },
    'x-cases': Object.fromEntries(Object.entries(cases).map(([value, properties]) => [value, { properties }])),
  });
  const inner = mode({ x: { a: { ...number('A'), maximum: 5 } }, y: {} });
  const kind = makeKind({
    properties: {
      rows: {
        type: 'array',
        title: 'Rows',
        items: { type: 'object', properties: { mode: mode({ in: { inner }, out: {} }) } },
      },
    },
  });
  const row = (value: FieldValues) => ({ rows: [{ mode: value }] });
  expect(kind.validate(row({ type: 'in', inner: { type: 'x', a: 5 } }))).toEqual([]);
  expect(kind.validate(row({ type: 'in', inner: { type: 'x', a: 6 } }))).toMatchObject([
    { field: 'rows/0/mode/inner/a', code: 'maximum' },
  ]);
  expect(kind.validate(row({ type: 'in', inner: { type: 'y', a: 5 } }))).toMatchObject([
    { field: 'rows/0/mode/inner/a', code: 'additionalProperties' },
  ]);
  expect(kind.validate(row({ type: 'out', inner: {} }))).toMatchObject([
    { field: 'rows/0/mode/inner', code: 'additionalProperties' },
  ]);
});

test('a list of lists names the place in both', () => {
  const items: FieldSchema = { type: 'array', items: { type: 'number', maximum: 9 } };
  const kind = makeKind({ properties: { grid: { type: 'array', title: 'Grid', items } } });
  const [issue] = kind.validate({ grid: [[1], [2, 10]] });
  expect(issue).toMatchObject({ field: 'grid/1/1', code: 'maximum' });
  expect(issue && issueMessage(issue, kind.definition)).toBe('Value must be at most 9');
});
