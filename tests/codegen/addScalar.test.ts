import { expect, it } from 'vitest';
import { addChoice, addScalar, isPattern, NULL_CHOICES, toDefault } from '#codegen/json-schema/addScalar.ts';
import { type Place, SchemaForm } from '#codegen/json-schema/SchemaForm.ts';
import type { ValueType } from '#codegen/json-schema/schemaTypes.ts';
import type { FieldDefinition, RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { DRAWN as FIELD, resolvedSchema } from './resolvedSchema.ts';

const PLACE: Place = { name: 'a', title: 'A', isRequired: true, ui: {} };
function add(type: ValueType, words: JsonSchema, place: Partial<Place> = {}, isNullable = false) {
  const { resolver, schema } = resolvedSchema({ type, ...words });
  const form = new SchemaForm(resolver, { add: () => undefined, ui: {} });
  const shape: RecordShape = { fields: {} };
  addScalar(form, shape, { ...PLACE, ...place }, { schema, type, isNullable });
  return { field: shape.fields.a, faults: resolver.faults.map(({ message }) => message) };
}

const TEXT = { type: 'text', text: 'verbatim' } as const;

it.each<[what: string, type: ValueType, words: JsonSchema, field: Partial<FieldDefinition>]>([
  [
    'a number with limits',
    'number',
    { minimum: 0, exclusiveMaximum: 9, maximum: '9' },
    { type: 'number', minimum: 0, exclusiveMaximum: 9, whenEmpty: 'absent' },
  ],
  [
    'a whole number with the other limits',
    'integer',
    { exclusiveMinimum: 0, maximum: 9, minLength: 1 },
    { type: 'integer', exclusiveMinimum: 0, maximum: 9, whenEmpty: 'absent' },
  ],
  ['a flag', 'boolean', { default: true }, { type: 'flag', default: true }],
  ['a text', 'string', {}, TEXT],
  [
    'a text with limits',
    'string',
    { minLength: 1, maxLength: 9, pattern: '^a', minimum: 1 },
    { ...TEXT, minLength: 1, maxLength: 9, pattern: '^a', whenEmpty: 'absent' },
  ],
  ['a text that may be empty', 'string', { minLength: 0, pattern: '^a?$' }, { ...TEXT, minLength: 0, pattern: '^a?$' }],
  ['a text with a pattern', 'string', { pattern: '^a$' }, { ...TEXT, pattern: '^a$', whenEmpty: 'absent' }],
  ['an address', 'string', { format: 'email' }, { ...TEXT, input: 'email', whenEmpty: 'absent' }],
  ['a format without an input', 'string', { format: 'uuid' }, TEXT],
  ['a format called like a part of all objects', 'string', { format: 'constructor' }, TEXT],
  ['a password', 'string', { format: 'password' }, { ...TEXT, input: 'password' }],
  ['a time', 'string', { format: 'time' }, { ...TEXT, placeholder: '10:30:00Z' }],
  ['a moment', 'string', { format: 'date-time' }, { ...TEXT, placeholder: '2026-11-22T10:30:00Z' }],
  ['an example', 'string', { format: 'time', examples: [5, 6] }, { ...TEXT, placeholder: '5' }],
  ['an example that is no text', 'string', { examples: [{}] }, TEXT],
  ['one text as examples', 'string', { examples: 'abc' }, TEXT],
])('%s is a field', (_what, type, words, field) => {
  expect(add(type, words)).toEqual({ field: { ...FIELD, ...field }, faults: [] });
});

it.each([
  ['idn-email', 'email'],
  ['tel', 'tel'],
  ['uri', 'url'],
  ['url', 'url'],
  ['iri', 'url'],
  ['date', 'date'],
])('a text of the format %s is typed as %s', (format, input) => {
  expect(add('string', { format }).field?.input).toBe(input);
});

it.each<[what: string, ui: JsonSchema, own: Partial<FieldDefinition>]>([
  ['a password', { 'ui:widget': 'password' }, { input: 'password' }],
  ['several rows', { 'ui:widget': 'textarea' }, { rows: 3 }],
  ['as many rows as stated', { 'ui:options': { widget: 'textarea', rows: 7 } }, { rows: 7 }],
  ['an input', { 'ui:options': { inputType: 'tel' } }, { input: 'tel' }],
  ['a placeholder', { 'ui:placeholder': 'x' }, { placeholder: 'x' }],
])('the page may ask for %s', (_what, ui, own) => {
  expect(add('string', {}, { ui }).field).toEqual({ ...FIELD, ...TEXT, ...own });
});

it.each<[what: string, type: ValueType, place: Partial<Place>, isNullable: boolean, whenEmpty: string | undefined]>([
  ['a text that may lack', 'string', { isRequired: false }, false, 'absent'],
  ['a text in an object that may lack', 'string', { isInOptional: true }, false, 'absent'],
  ['a text that may be null', 'string', {}, true, 'null'],
  ['a number that may be null', 'number', {}, true, 'null'],
  ['a flag that may lack', 'boolean', { isRequired: false }, false, 'absent'],
])('%s', (_what, type, place, isNullable, whenEmpty) => {
  const { field } = add(type, {}, place, isNullable);
  expect([field?.whenEmpty, field?.nullable]).toEqual([whenEmpty, isNullable && type === 'number']);
});

it.each([
  [{ format: 'data-url' }, ['A file is drawn as the text in which it is stored.']],
  [{ contentEncoding: 'base64' }, ['A file is drawn as the text in which it is stored.']],
  [{ pattern: '[' }, ['The pattern "[" is not valid in ECMAScript with the flag u, so the form does not check it.']],
  [{ pattern: 5 }, []],
])('%j: what cannot be drawn is reported', (words, faults) => {
  const { field, faults: found } = add('string', words);
  expect(found).toEqual(faults);
  expect(field).toEqual({ ...FIELD, ...TEXT });
});

it('a pattern is valid with the flag u', () => {
  expect(['^a$', '\\-', '['].map(isPattern)).toEqual([true, false, false]);
});

it('a default around it comes first', () => {
  expect(toDefault({ ...PLACE, default: 1 }, { default: 2 })).toEqual({ default: 1 });
  expect(toDefault(PLACE, { default: null })).toEqual({ default: null });
  expect(toDefault(PLACE, {})).toEqual({});
});

it.each<[what: string, place: Partial<Place>, values: (string | null)[], own: Partial<FieldDefinition>]>([
  ['of several values', {}, ['x', 'y'], { whenEmpty: 'absent' }],
  ['with an empty text', {}, ['', 'y'], {}],
  ['of one value', {}, ['x'], { default: 'x', readOnly: true }],
  ['of one value that may lack', { isRequired: false }, ['x'], { required: false, whenEmpty: 'absent' }],
  ['of one value in an object that may lack', { isInOptional: true }, ['x'], { whenEmpty: 'absent' }],
  ['of nothing', {}, [], { whenEmpty: 'absent' }],
  ['with a default', { default: 'y' }, ['x', 'y'], { default: 'y', whenEmpty: 'absent' }],
])('a choice %s', (_what, place, values, own) => {
  const shape: RecordShape = { fields: {} };
  const choices = values.map((value) => ({ value, label: '' }));
  addChoice(shape, { ...PLACE, ...place }, resolvedSchema({ title: 'A' }).schema, choices);
  expect(shape.fields.a).toEqual({ ...FIELD, type: 'choice', choices, ...own });
});

it('where only null is allowed, it is the only choice', () => {
  expect(NULL_CHOICES).toEqual([{ value: null, label: 'Nothing' }]);
});
