import { describe, expect, it } from 'vitest';
import { addAnything, addOption } from '#codegen/json-schema/addOption.ts';
import type { Place } from '#codegen/json-schema/SchemaForm.ts';
import { drawnSchema } from './drawnSchema.ts';
import { DRAWN } from './resolvedSchema.ts';

/** The options of a schema, which may be null as well. */
const draw = (oneOf: object[], { isNullable = false, place = {} as Partial<Place>, words = {} } = {}) =>
  drawnSchema(
    (form, shape, at, schema) =>
      addOption(form, shape, at, { schema, options: oneOf.map((one) => form.resolver.resolve(one)), isNullable }),
    { oneOf, ...words },
    place,
  );

const labels = (...given: Parameters<typeof draw>) =>
  draw(...given).field?.table?.fields['value/option']?.choices?.map(({ label }) => label);

describe('a value of several shapes', () => {
  it('is a choice between them and the value', () => {
    const { field, added } = draw([{ type: 'string' }, { type: 'number' }]);
    const value = (index: number, title: string) => ({ ...DRAWN, name: `value/=${index}/value`, title, type: 'text' });
    expect(field).toStrictEqual({
      ...DRAWN,
      type: 'rows',
      table: {
        ...{ row: 'value', least: 1, most: 1, makes: 'option' },
        fields: {
          'value/option': {
            ...{ ...DRAWN, name: 'value/option', title: 'Type', type: 'choice', default: 0 },
            choices: [
              { value: 0, label: 'Text' },
              { value: 1, label: 'Number' },
            ],
          },
          'value/=0/value': value(0, 'Text'),
          'value/=1/value': value(1, 'Number'),
        },
        objects: { value: { title: '', variant: 'option' } },
      },
    });
    expect(added.map(({ words }) => words)).toEqual([{ type: 'string' }, { type: 'number' }]);
  });

  it('may be null', () => {
    const { added, field } = draw([{ type: 'string' }], { isNullable: true });
    expect(added[1]?.words).toEqual({ type: 'null' });
    expect(Object.keys(field?.table?.fields ?? {})).toEqual(['value/option', 'value/=0/value', 'value/=1/value']);
  });

  it('may be absent, and have a default', () => {
    expect(draw([{}], { place: { isRequired: false } }).field?.table?.least).toBe(0);
    expect(draw([{}], { words: { default: 5 } }).field).toMatchObject({ default: 5 });
  });

  it.each(['oneOf', 'anyOf'])('has the UI schemas of "%s"', (word) => {
    const place = { ui: { [word]: [{ 'ui:title': 'X' }] } };
    expect(draw([{}, {}], { place }).added.map(({ place: { ui } }) => ui)).toEqual([{ 'ui:title': 'X' }, {}]);
    expect(draw([{}], { place: { ui: { [word]: { 0: { 'ui:title': 'X' } } } } }).added[0]?.place.ui).toEqual({});
  });
});

describe('the label of an option', () => {
  it.each<[title: string, options: object[], wanted: string[]]>([
    [
      'is its type',
      ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
      ['Text', 'Number', 'Whole number', 'Yes or no', 'Nothing', 'List', 'Object'],
    ],
    ['is the first of its types', [{ type: ['number', 'string'] }, {}], ['Text', 'Anything']],
    [
      'is its title',
      [
        { type: 'string', title: 'Name' },
        { type: 'string', title: 'Place' },
      ],
      ['Name', 'Place'],
    ],
    ['is its type if another has a title', [{ type: 'string', title: 'Name' }, { type: 'number' }], ['Name', 'Number']],
    [
      'is its type if all titles are the same',
      [
        { type: 'string', title: 'A' },
        { type: 'number', title: 'A' },
      ],
      ['Text', 'Number'],
    ],
    [
      'is its type if its title is not a text',
      [
        { type: 'string', title: 5 },
        { type: 'number', title: 'A' },
      ],
      ['Text', 'A'],
    ],
    [
      'is numbered if it is not the only one',
      [{ type: 'string' }, { type: 'number' }, { type: 'string' }, { type: 'string' }],
      ['Text 1', 'Number', 'Text 2', 'Text 3'],
    ],
  ])('%s', (_title, options, wanted) => {
    expect(labels(options)).toEqual(wanted);
  });

  it('of null is "Nothing"', () => {
    expect(labels([{ type: 'string' }], { isNullable: true })).toEqual(['Text', 'Nothing']);
  });
});

describe('any value', () => {
  it('is one of all types', () => {
    const { field, added } = drawnSchema(
      addAnything,
      { title: 'Any', description: 'Help.' },
      { ui: { oneOf: [{ x: 1 }] } },
    );
    expect(field).toMatchObject({ title: 'Any', help: 'Help.', type: 'rows' });
    expect(field?.table?.fields['value/option']?.choices?.map(({ label }) => label)).toEqual([
      ...['Text', 'Number', 'Yes or no', 'Nothing', 'List', 'Object'],
    ]);
    expect(added.map(({ place, words }) => [place.ui, words])).toEqual([
      [{}, { type: 'string' }],
      [{}, { type: 'number' }],
      [{}, { type: 'boolean' }],
      [{}, { type: 'null' }],
      [{}, { type: 'array', items: {} }],
      [{}, { type: 'object', additionalProperties: {} }],
    ]);
  });

  it('has the same table everywhere', () => {
    const { shape } = drawnSchema((form, made, place, schema) => {
      addAnything(form, made, place, schema);
      addAnything(form, made, { ...place, name: 'b' }, form.resolver.resolve({ title: 'B' }));
    }, {});
    expect(shape.fields.a?.table).toBe(shape.fields.b?.table);
  });
});
