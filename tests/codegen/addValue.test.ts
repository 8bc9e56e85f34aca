import { describe, expect, it } from 'vitest';
import { addValue } from '#codegen/json-schema/addValue.ts';
import { type Place, SchemaForm } from '#codegen/json-schema/SchemaForm.ts';
import type { RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };
const OBJECT = { type: 'object', properties: { n: NUMBER }, additionalProperties: false };
const CASES = {
  type: 'object',
  additionalProperties: false,
  oneOf: ['x', 'y'].map((type) => ({ properties: { type: { const: type }, [type]: NUMBER }, required: ['type'] })),
};
const OPTIONAL = { isRequired: false, path: ['a'] };
const IN_ROW = { isRequired: false };

/** What a field "a" of a schema is, with the objects around it and the faults of the schema. */
function draw(schema: unknown, place: Partial<Place> = {}) {
  const { resolver, schema: resolved } = resolvedSchema(schema);
  const form = new SchemaForm(resolver, { add: addValue, ui: {} });
  const shape: RecordShape = { fields: {} };
  addValue(form, shape, { name: 'a', title: 'A', isRequired: true, ui: {}, ...place }, resolved);
  return { shape, field: shape.fields.a, faults: resolver.faults };
}

/** In a word, how a schema is drawn. */
function say(...given: Parameters<typeof draw>): string {
  const { shape, field } = draw(...given);
  if (!field) return shape.objects?.a?.variant ? 'variant' : shape.objects?.a ? 'object' : 'nothing';
  if (!field.table) return [field.type, ...(field.choices ?? []).map(({ label }) => label)].join(' ');
  return [field.table.makes ?? 'list', ...listOptions(field.table)].join(' ');
}

function listOptions({ fields }: TableDefinition): string[] {
  return fields['value/option']?.choices?.map(({ label }) => label) ?? [];
}

describe('a value of one type', () => {
  it.each<[schema: unknown, drawn: string]>([
    [TEXT, 'text'],
    [NUMBER, 'number'],
    [{ type: 'integer' }, 'integer'],
    [{ type: 'boolean' }, 'flag'],
    [{ type: 'null' }, 'choice Nothing'],
    [{ type: 'array', items: NUMBER }, 'list'],
    [{ type: 'object' }, 'entries'],
    [OBJECT, 'object'],
    [{ enum: ['x', 'y'] }, 'choice x y'],
    [{ oneOf: [{ const: 'x' }, { const: 'y' }] }, 'choice x y'],
    [
      {
        oneOf: [
          { type: 'string', minLength: 1 },
          { type: 'string', maxLength: 2 },
        ],
      },
      'text',
    ],
    [CASES, 'variant'],
    [{}, 'option Text Number Yes or no Nothing List Object'],
    [false, 'nothing'],
  ])('%j is drawn as %s', (schema, drawn) => {
    expect(say(schema)).toBe(drawn);
    expect(draw(schema).faults).toEqual([]);
  });
});

describe('a value that may be null', () => {
  it.each<[schema: unknown, required: string, optional: string, inRow: string]>([
    [{ type: ['string', 'null'] }, 'text', 'text', 'option Text Nothing'],
    [{ type: ['number', 'null'] }, 'number', 'number', 'option Number Nothing'],
    [{ type: ['number', 'null'], default: null }, 'number', 'number', 'number'],
    [{ type: ['array', 'null'] }, 'option List Nothing', 'option List Nothing', 'option List Nothing'],
    [{ type: ['object', 'null'] }, 'option Object Nothing', 'option Object Nothing', 'option Object Nothing'],
    [{ ...OBJECT, type: ['object', 'null'] }, 'object', 'object', 'option Object Nothing'],
    [{ enum: ['x', null] }, 'choice x Nothing', 'choice x Nothing', 'choice x Nothing'],
    [{ oneOf: [{ enum: ['x'] }, { type: 'null' }] }, 'choice x Nothing', 'choice x Nothing', 'choice x Nothing'],
    [{ oneOf: [{ enum: ['x', null] }, { type: 'null' }] }, 'choice x Nothing', 'choice x Nothing', 'choice x Nothing'],
    [{ oneOf: [TEXT, { type: 'null' }] }, 'text', 'text', 'option Text Nothing'],
  ])('%j is drawn as %s, or as %s if it is optional, or as %s in a row', (schema, required, optional, inRow) => {
    expect([{}, OPTIONAL, IN_ROW].map((place) => say(schema, place))).toEqual([required, optional, inRow]);
  });

  it('has such options inside an object that may be absent', () => {
    expect(say({ type: ['number', 'null'] }, { ...OPTIONAL, isInOptional: true })).toBe('option Number Nothing');
    expect(say({ type: ['number', 'null'] }, { isConditional: true })).toBe('option Number Nothing');
  });

  it('is drawn with null', () => {
    expect(draw({ type: ['number', 'null'] }).field).toMatchObject({ nullable: true, whenEmpty: 'null' });
    expect(draw({ ...OBJECT, type: ['object', 'null'] }).field).toMatchObject({ whenEmpty: 'null' });
    expect(draw(NUMBER).field).toMatchObject({ nullable: false });
  });
});

describe('a value of several shapes', () => {
  it.each<[schema: unknown, drawn: string]>([
    [{ type: ['string', 'number'] }, 'option Text Number'],
    [{ type: ['string', 'number', 'null'] }, 'option Text Number Nothing'],
    [{ oneOf: [TEXT, NUMBER] }, 'option Text Number'],
    [{ anyOf: [TEXT, OBJECT] }, 'option Text Object'],
    [{ oneOf: [{ enum: ['x', 'y'] }, { const: 5 }] }, 'choice x y 5'],
    [{ ...CASES, type: ['object', 'null'] }, 'option Object 1 Object 2 Nothing'],
  ])('%j is drawn as %s', (schema, drawn) => {
    expect(say(schema)).toBe(drawn);
  });

  it('that look alike is a choice between types', () => {
    const { field } = draw({ enum: [1, '1'], title: 'Count' });
    expect(field?.table && listOptions(field.table)).toEqual(['1 (number)', '1 (string)']);
    const fields = field?.table?.fields ?? {};
    expect(
      ['value/=0/value', 'value/=1/value'].map((name) => fields[name]?.choices?.map(({ value }) => value)),
    ).toEqual([[1], ['1']]);
  });
});

describe('an object with cases', () => {
  const demanding = { ...CASES, properties: { fee: NUMBER }, required: ['fee'] };
  const node = {
    ...CASES,
    oneOf: [
      { properties: { type: { const: 'x' }, next: { $ref: '#' } }, required: ['type'] },
      { properties: { type: { const: 'y' } }, required: ['type'] },
    ],
  };

  it.each<[title: string, schema: unknown, place: Partial<Place>, drawn: string]>([
    ['may be absent', CASES, OPTIONAL, 'variant'],
    [
      'that all have a required property is drawn as options if it may be absent',
      demanding,
      OPTIONAL,
      'option Object 1 Object 2',
    ],
    ['that all have a required property is drawn as such if it is there', demanding, {}, 'variant'],
  ])('%s', (_title, schema, place, drawn) => {
    expect(say(schema, place)).toBe(drawn);
  });

  it('that depend on a property is drawn with conditions, or with cases in a row', () => {
    const steered = {
      ...{
        type: 'object',
        properties: { type: { enum: ['x', 'y'] } },
        required: ['type'],
        additionalProperties: false,
      },
      ...when({ properties: { type: { const: 'x' } } }, { properties: { p: NUMBER } }),
    };
    expect(say(steered, { path: ['a'] })).toBe('object');
    expect(say(steered)).toBe('variant');
    expect(say({ ...steered, type: ['object', 'null'] })).toBe('object');
  });

  it('that contains itself is drawn as options', () => {
    const { shape } = draw({ type: 'object', properties: { a: node }, required: ['a'], additionalProperties: false });
    expect(shape.fields['a/a']?.table?.makes).toBe('option');
  });
});

describe('faults', () => {
  it('an unknown type is reported, and drawn as any value', () => {
    expect(draw({ type: 'colour' }).faults).toEqual([
      { pointer: '', message: '"colour" is not a type of JSON Schema.' },
    ]);
    expect(say({ type: 'colour' })).toBe('option Text Number Yes or no Nothing List Object');
  });

  it('a schema without values is reported', () => {
    expect(draw({ enum: [] }).faults).toEqual([{ pointer: '', message: 'No value fits this schema.' }]);
    expect(draw({ enum: ['x'] }).faults).toEqual([]);
  });
});
