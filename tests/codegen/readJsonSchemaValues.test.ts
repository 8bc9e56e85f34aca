import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { documentKind, roundTrip } from './documentKind.ts';

/** The field of the only property, which may be required. */
function readField(schema: unknown, { isRequired = false, ui = {} as JsonSchema } = {}): Partial<FieldDefinition> {
  const { definition, faults } = documentKind(
    {
      type: 'object',
      properties: { p: schema },
      ...(isRequired ? { required: ['p'] } : {}),
      additionalProperties: false,
    },
    { p: ui },
  );
  expect(faults).toEqual([]);
  return definition.fields.p ?? {};
}

describe('a field of a plain schema', () => {
  it.each<[given: unknown, wanted: Partial<FieldDefinition>]>([
    [{ type: 'string' }, { type: 'text', text: 'verbatim', whenEmpty: 'absent', required: false, title: 'P' }],
    [
      { type: 'string', title: 'Maker', description: 'Who built it' },
      { title: 'Maker', help: 'Who built it' },
    ],
    [
      { type: 'string', minLength: 2, maxLength: 9, pattern: '^[a-z]+$' },
      { minLength: 2, maxLength: 9, pattern: '^[a-z]+$' },
    ],
    [{ type: 'string', examples: ['Alpha', 'Beta'] }, { placeholder: 'Alpha' }],
    [{ type: 'string', default: 'Alpha' }, { default: 'Alpha' }],
    [{ type: 'string', readOnly: true }, { readOnly: true }],
    [{ type: 'string', format: 'email' }, { input: 'email' }],
    [{ type: 'string', format: 'uri' }, { input: 'url' }],
    [{ type: 'string', format: 'date' }, { input: 'date' }],
    [{ type: 'string', format: 'password' }, { input: 'password' }],
    [{ type: 'string', format: 'date-time' }, { placeholder: '2026-11-22T10:30:00Z' }],
    [{ pattern: '^a' }, { type: 'text', pattern: '^a' }],
    [
      { type: 'number', minimum: 1, exclusiveMaximum: 9 },
      { type: 'number', minimum: 1, exclusiveMaximum: 9 },
    ],
    [{ type: 'number' }, { nullable: false, whenEmpty: 'absent' }],
    [{ type: ['number', 'null'] }, { type: 'number', nullable: true, whenEmpty: 'null' }],
    [{ type: ['string', 'null'] }, { type: 'text', whenEmpty: 'null' }],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'text', whenEmpty: 'null' }],
    [{ minimum: 0 }, { type: 'number', minimum: 0 }],
    [{ type: 'integer', multipleOf: 10 }, { type: 'integer' }],
    [{ type: 'boolean' }, { type: 'flag', whenEmpty: 'absent' }],
    [{ type: 'null' }, { type: 'choice', choices: [{ value: null, label: 'Nothing' }] }],
    [{ const: 50 }, { type: 'choice', choices: [{ value: 50, label: '50' }], readOnly: false, whenEmpty: 'absent' }],
    [
      { enum: ['a', null] },
      {
        choices: [
          { value: 'a', label: 'a' },
          { value: null, label: 'Nothing' },
        ],
      },
    ],
    [{ enum: [{ name: 'North', lat: 54 }] }, { choices: [{ value: { name: 'North', lat: 54 }, label: 'North' }] }],
    [
      { oneOf: [{ const: 'el', title: 'Electricity' }, { enum: ['th', 'h2'] }] },
      {
        choices: [
          { value: 'el', label: 'Electricity' },
          { value: 'th', label: 'th' },
          { value: 'h2', label: 'h2' },
        ],
      },
    ],
    [
      { anyOf: [{ enum: ['a'] }, { type: 'null' }] },
      {
        choices: [
          { value: 'a', label: 'a' },
          { value: null, label: 'Nothing' },
        ],
      },
    ],
    [
      {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'On' },
          { const: false, title: 'Off' },
        ],
      },
      { type: 'choice' },
    ],
    [
      {
        anyOf: [
          { type: 'string', format: 'ipv4' },
          { type: 'string', format: 'ipv6' },
        ],
      },
      { type: 'text' },
    ],
  ])('is made of %j', (schema, wanted) => {
    expect(readField(schema)).toMatchObject(wanted);
  });

  it('that is required is left empty as a text, and left out as a number', () => {
    expect(readField({ type: 'string' }, { isRequired: true }).whenEmpty).toBeUndefined();
    expect(readField({ type: 'string', minLength: 1 }, { isRequired: true }).whenEmpty).toBe('absent');
    expect(readField({ type: 'string', pattern: '^x' }, { isRequired: true }).whenEmpty).toBe('absent');
    expect(readField({ type: 'boolean' }, { isRequired: true }).whenEmpty).toBeUndefined();
    expect(readField({ type: 'number' }, { isRequired: true }).whenEmpty).toBe('absent');
    expect(readField({ enum: ['a', 'b'] }, { isRequired: true })).toMatchObject({
      required: true,
      whenEmpty: 'absent',
    });
  });

  it('that is required and has one value only is shown with it', () => {
    const field = readField({ const: 'IEC' }, { isRequired: true });
    expect(field).toMatchObject({ readOnly: true, default: 'IEC', choices: [{ value: 'IEC', label: 'IEC' }] });
  });

  it.each<[ui: JsonSchema, schema: JsonSchema, wanted: Partial<FieldDefinition>]>([
    [{ 'ui:widget': 'textarea' }, {}, { rows: 3 }],
    [{ 'ui:widget': 'textarea', 'ui:options': { rows: 7 } }, {}, { rows: 7 }],
    [{ 'ui:widget': 'password' }, {}, { input: 'password' }],
    [{ 'ui:widget': 'hidden' }, {}, { hidden: true }],
    [{ 'ui:options': { inputType: 'tel' } }, {}, { input: 'tel' }],
    [{ 'ui:title': 'Stated', 'ui:description': 'As it is' }, { title: 'Own' }, { title: 'Stated', help: 'As it is' }],
    [{ 'ui:help': 'Mind this.' }, { description: 'A word.' }, { help: 'A word. Mind this.' }],
    [{ 'ui:readonly': true }, {}, { readOnly: true }],
    [{ 'ui:disabled': true }, {}, { readOnly: true }],
    [{ 'ui:placeholder': 'Any word' }, { examples: ['x'] }, { placeholder: 'Any word' }],
    [{ 'ui:enumNames': ['One'] }, { enum: ['1'] }, { choices: [{ value: '1', label: 'One' }] }],
    [{ 'ui:enumNames': { 1: 'One' } }, { enum: ['1'] }, { choices: [{ value: '1', label: 'One' }] }],
  ])('follows the uiSchema %j', (ui, schema, wanted) => {
    expect(readField({ type: 'string', ...schema }, { ui })).toMatchObject(wanted);
  });

  it('orders choices as the uiSchema does', () => {
    const { choices } = readField({ enum: ['a', 'b', 'c'] }, { ui: { 'ui:enumOrder': ['c', '*'] } });
    expect(choices?.map(({ value }) => value)).toEqual(['c', 'a', 'b']);
  });

  it('distinguishes values that look alike', () => {
    const kind = documentKind({ enum: [1, '1'] });
    expect(roundTrip(kind, 1)).toBe(1);
    expect(roundTrip(kind, '1')).toBe('1');
  });

  it.each([
    [{ type: 'string' }, [' spaced ', 'two\nlines', 'x']],
    [{ type: 'number' }, [0, -3.5, 1e-7, 1e21]],
    [{ type: 'boolean' }, [true, false]],
    [{ type: ['string', 'null'] }, [null, 'x']],
    [{ type: 'boolean' }, ['wrong']],
    [{ type: ['boolean', 'null'] }, [null, false]],
    [{ type: ['string', 'number', 'boolean', 'null'] }, ['1', 1, true, null]],
    [{ type: ['string', 'object'], properties: { a: { type: 'number' } } }, ['x', {}, { a: 1 }]],
    [{ enum: ['', 'a'] }, ['', 'a']],
    [{ enum: [{ a: 1 }, [1], null, 'null'] }, [{ a: 1 }, [1]]],
    [{ anyOf: [{ enum: ['auto'] }, { type: 'number' }] }, ['auto', 3]],
  ])('keeps stored values, and their absence: %j', (schema, values) => {
    const kind = documentKind({ type: 'object', properties: { p: schema }, additionalProperties: false });
    for (const p of values) expect(roundTrip(kind, { p })).toEqual({ p });
    expect(roundTrip(kind, {})).toEqual({});
  });
});

describe('a value of any shape', () => {
  const VALUES = ['text', '', 4, false, null, [], {}, [1, ['two', null]], { a: { b: [{}] }, c: [] }];

  it.each([true, {}, { title: 'Anything' }, { items: true }, { type: 'object' }])('is kept: %j', (schema) => {
    const kind = documentKind({ type: 'object', properties: { p: schema } });
    const fitting = VALUES.filter((value) => kind.isValid({ p: value }));
    for (const p of typeof schema === 'object' && 'items' in schema ? [[], VALUES] : schema === true ? VALUES : fitting)
      if (kind.isValid({ p })) expect(roundTrip(kind, { p })).toEqual({ p });
    expect(roundTrip(kind, {})).toEqual({});
  });

  it('is kept however deep it is', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 40; level += 1) deep = level % 2 === 0 ? [deep, level] : { [`p${level}`]: deep };
    expect(roundTrip(documentKind({}), deep)).toEqual(deep);
  });

  it('is one table that contains itself', () => {
    const { definition } = documentKind({});
    const table = definition.fields.value?.table;
    expect(table).toMatchObject({ id: 'any', makes: 'option', least: 1, most: 1 });
    expect(table?.fields['value/option']?.choices?.map(({ label }) => label)).toEqual([
      ...['Text', 'Number', 'Yes or no', 'Nothing', 'List', 'Object'],
    ]);
    expect(table?.fields['value/=4/value']?.table?.fields.value?.table).toBe(table);
    expect(table?.fields['value/=5/value']?.table?.fields.value?.table).toBe(table);
  });
});
