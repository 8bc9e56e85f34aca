import { describe, expect, it } from 'vitest';
import type { CurveDefinition, FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from '#model/publishedPatterns.ts';
import { itemProperty, toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { createFlow } from './createFlow.ts';

const PLAIN = createFlow({ type: 'text', title: 'A', nullable: false });

const LOSS: CurveDefinition = {
  id: 'loss',
  title: 'Loss',
  help: '',
  x: { title: 'Load', source: { field: 'load' } },
  y: [{ title: 'Loss', source: { field: 'lost' } }],
  rising: true,
  outside: 'hold',
};

function createForm(
  fields: Record<string, Partial<FieldDefinition>>,
  parts: Partial<FormDefinition> = {},
): FormDefinition {
  return {
    id: 'rig',
    title: 'Rig',
    description: '',
    version: '1',
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...PLAIN, name, ...field }])),
    curves: {},
    rules: [],
    tabs: [],
    ...parts,
  };
}

const toSchema = (field: Partial<FieldDefinition>) => Object(toFormSchema(createForm({ a: field })).properties).a;
const toUi = (field: Partial<FieldDefinition>) => toUiSchema(createForm({ a: field })).a;

describe('the JSON Schema of a form', () => {
  it('holds every field but those of the server, in their order', () => {
    const form = createForm({ b: { required: true }, id: { system: true }, a: { hidden: true } });
    expect(toFormSchema(form)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'rig',
      title: 'Rig',
      type: 'object',
      required: ['b'],
      properties: { b: expect.anything(), a: expect.anything() },
      additionalProperties: false,
    });
    expect(Object.keys(Object(toFormSchema(form).properties))).toEqual(['b', 'a']);
  });

  it('has the description of the form, where it has one', () => {
    expect(toFormSchema(createForm({}, { description: 'Drills.' })).description).toBe('Drills.');
  });

  it.each<[title: string, field: Partial<FieldDefinition>, schema: object]>([
    ['a number', { type: 'number' }, { type: ['number', 'null'] }],
    [
      'a whole number',
      { type: 'integer', minimum: 0, maximum: 9 },
      { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    ],
    [
      'a number inside limits',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1, default: 0.5 },
      { type: ['number', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 1, default: 0.5 },
    ],
    ['a flag', { type: 'flag', default: false }, { type: 'boolean', default: false }],
    ['a choice of texts', { type: 'choice', choices: [{ value: 'x', label: 'X' }] }, { type: 'string', enum: ['x'] }],
    ['a choice of numbers', { type: 'choice', choices: [{ value: 1, label: 'One' }] }, { type: 'number', enum: [1] }],
    [
      'a choice of both',
      {
        type: 'choice',
        choices: [
          { value: 1, label: 'One' },
          { value: 'x', label: 'X' },
        ],
      },
      { type: ['number', 'string'], enum: [1, 'x'] },
    ],
    ['a choice of nothing', { type: 'choice' }, { type: 'string', enum: [] }],
    ['a list', { type: 'list', list: 'numbers' }, { type: 'string', pattern: LIST_PATTERN }],
    ['a list of percentages', { type: 'list', list: 'percentages' }, { type: 'string', pattern: PERCENTAGES_PATTERN }],
    ['a text', { maxLength: 5 }, { type: 'string', maxLength: 5 }],
    ['a text to be filled in', { required: true }, { type: 'string', minLength: 1, pattern: FILLED_PATTERN }],
    ['a text of a least length', { minLength: 3 }, { type: 'string', minLength: 3, pattern: FILLED_PATTERN }],
    ['a text with a pattern', { pattern: '^x$' }, { type: 'string', pattern: '^x$' }],
    ['a name', { text: 'name' }, { type: 'string', pattern: NAME_PATTERN }],
    ['an email address', { input: 'email' }, { type: 'string', format: 'email' }],
    ['help and a lock', { help: 'Why.', readOnly: true }, { type: 'string', description: 'Why.', readOnly: true }],
  ])('says %s', (_title, field, schema) => {
    expect(toSchema(field)).toEqual({ title: 'A', ...schema });
  });
});

describe('the uiSchema of a form', () => {
  it('lists fields, tabs and groups in their order, a curve by its first field', () => {
    const groups = [{ title: 'Size', help: 'How big.', items: ['a', 'loss'] }];
    const form = createForm(
      { a: {}, load: { type: 'list' }, lost: { type: 'list' }, id: { system: true } },
      { curves: { loss: LOSS }, tabs: [{ id: 'general', title: 'General', groups }] },
    );
    expect(toUiSchema(form)).toEqual({
      'ui:order': ['a', 'load', 'lost'],
      'ui:options': {
        tabs: [
          { id: 'general', title: 'General', groups: [{ title: 'Size', help: 'How big.', items: ['a', 'load'] }] },
        ],
      },
      a: {},
      load: { 'ui:field': 'CurveField', 'ui:options': { curve: 'loss' } },
      lost: {},
    });
    expect([itemProperty(form, 'a'), itemProperty(form, 'loss')]).toEqual(['a', 'load']);
  });

  it.each<[title: string, field: Partial<FieldDefinition>, ui: object]>([
    ['a unit', { type: 'number', unit: 'kW' }, { 'ui:help': 'kW', 'ui:options': { unit: 'kW' } }],
    ['the name of a unit', { unitName: 'kilowatts' }, { 'ui:options': { unitName: 'kilowatts' } }],
    ['a text on several lines', { rows: 2 }, { 'ui:widget': 'textarea', 'ui:options': { rows: 2 } }],
    ['a hidden field', { hidden: true }, { 'ui:widget': 'hidden' }],
    ['a hidden text', { hidden: true, rows: 2 }, { 'ui:widget': 'hidden', 'ui:options': { rows: 2 } }],
    [
      'a password',
      { input: 'password', maxLength: 9, autocomplete: 'new-password' },
      { 'ui:widget': 'password', 'ui:autocomplete': 'new-password' },
    ],
    ['an email address', { input: 'email', maxLength: 9 }, { 'ui:options': { inputType: 'email' } }],
    ['a telephone number', { input: 'tel' }, { 'ui:options': { inputType: 'tel' } }],
    ['a list', { type: 'list', list: 'numbers', maxLength: 9 }, {}],
    ['a text that is counted', { maxLength: 9 }, { 'ui:options': { isCounted: true } }],
    ['what an empty number means', { empty: 'Automatic', placeholder: '10' }, { 'ui:placeholder': 'Automatic' }],
    ['a placeholder', { placeholder: '10' }, { 'ui:placeholder': '10' }],
    [
      'the labels of choices',
      { type: 'choice', choices: [{ value: 1, label: 'One' }], offered: [1] },
      { 'ui:enumNames': ['One'], 'ui:options': { offered: [1] } },
    ],
    ['a message of one line', { message: 'x'.repeat(52) }, {}],
    ['a message of two lines', { message: 'x'.repeat(53) }, { 'ui:options': { messageLines: 2 } }],
    ['messages by rule', { message: { a: 'x', b: 'x'.repeat(53) } }, { 'ui:options': { messageLines: 2 } }],
    ['a long warning', { warn: { maximum: 1, message: 'x'.repeat(53) } }, { 'ui:options': { messageLines: 2 } }],
    ['why it is not used', { unused: 'Off' }, { 'ui:options': { unused: 'Off' } }],
    ['a long reason', { unused: 'x'.repeat(53) }, { 'ui:options': { unused: 'x'.repeat(53), messageLines: 2 } }],
    ['what is offered for it', { suggestedBy: 'rated_power' }, { 'ui:options': { suggestedBy: 'rated_power' } }],
    ['a warning without words', { warn: { maximum: 1 } }, {}],
  ])('says %s', (_title, field, ui) => {
    expect(toUi(field)).toEqual(ui);
  });
});
