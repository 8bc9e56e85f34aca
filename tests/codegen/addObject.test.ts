import { describe, expect, it } from 'vitest';
import { addObject, addVariant, isPart } from '#codegen/json-schema/addObject.ts';
import { findVariant } from '#codegen/json-schema/findVariant.ts';
import type { Place } from '#codegen/json-schema/SchemaForm.ts';
import { drawnSchema } from './drawnSchema.ts';
import { DRAWN } from './resolvedSchema.ts';

const NUMBER = { type: 'number' };
const SITE = {
  type: 'object',
  title: 'Site',
  description: 'Where.',
  properties: { n: NUMBER },
  additionalProperties: false,
};
const NODE = { type: 'object', properties: { next: { $ref: '#' } } };
const OPTIONAL = { isRequired: false, path: ['a'] };

const draw = (schema: object, place: Partial<Place> = {}, isNullable = false) =>
  drawnSchema(
    (form, shape, at, resolved) => addObject(form, shape, at, { schema: resolved, isNullable }),
    schema,
    place,
  );

describe('an object', () => {
  it('that is required has its fields in the form', () => {
    const { shape, added } = draw(SITE);
    expect(shape.objects).toStrictEqual({ a: { title: 'Site', help: 'Where.', required: true } });
    expect(Object.keys(shape.fields)).toEqual(['a/n']);
    expect(added[0]?.place).toEqual({ name: 'a/n', title: 'N', isRequired: false, ui: {} });
  });

  it('may be left out while its fields are empty', () => {
    const { shape, added } = draw({ ...SITE, title: undefined, description: 5 }, OPTIONAL);
    expect(shape.objects).toStrictEqual({ a: { title: 'A' } });
    expect(added[0]?.place).toMatchObject({ name: 'a/n', isInOptional: true, path: ['a', 'n'] });
  });

  it('has the words and the defaults of its place', () => {
    const ui = { 'ui:title': 'Own', 'ui:description': 'Here.', n: { x: 1 } };
    const { shape, added } = draw({ ...SITE, default: { n: 1 } }, { ui });
    expect(shape.objects?.a).toEqual({ title: 'Own', help: 'Here.', required: true });
    expect(added[0]?.place).toMatchObject({ ui: { x: 1 }, default: 1 });
    expect(draw({ ...SITE, default: { n: 1 } }, { default: { n: 2 } }).added[0]?.place).toMatchObject({ default: 2 });
  });

  it('is a table of at most one row in another one', () => {
    const { field, shape, added } = draw(SITE, { isRequired: false });
    const n = { ...DRAWN, name: 'n', title: 'N', required: false, type: 'text' };
    expect(field).toStrictEqual({
      ...{ ...DRAWN, title: 'Site', help: 'Where.', required: false, type: 'rows' },
      table: { row: 'object', least: 0, most: 1, makes: 'object', fields: { n } },
    });
    expect('objects' in shape).toBe(false);
    expect(added[0]?.place).toEqual({ name: 'n', title: 'N', isRequired: false, ui: {} });
  });

  it('is such a table if it may be null', () => {
    const { field } = draw({ ...SITE, default: null }, {}, true);
    expect(field).toMatchObject({ type: 'rows', table: { least: 0 }, whenEmpty: 'null' });
    expect(field && 'default' in field).toBe(true);
  });

  it('is such a table if it has no properties, or contains itself', () => {
    expect(draw({ type: 'object' }).field?.table).toMatchObject({ least: 1 });
    const { field } = drawnSchema((form, shape, at) => {
      addObject(form, shape, at, { schema: form.resolver.resolve(NODE.properties.next), isNullable: false });
    }, NODE);
    expect(field?.table).toMatchObject({ least: 0 });
  });
});

describe('an object is a part of the form', () => {
  it.each<[title: string, schema: object, place: Partial<Place>, isOne: boolean]>([
    ['if it is required', SITE, {}, true],
    ['unless it has no properties', { type: 'object' }, {}, false],
    ['if it may be empty', SITE, OPTIONAL, true],
    ['unless it is in a row', SITE, { isRequired: false }, false],
    ['unless it has a default', { ...SITE, default: {} }, OPTIONAL, false],
    ['unless its place has a default', SITE, { ...OPTIONAL, default: {} }, false],
    ['unless it can not be empty', { ...SITE, required: ['n'] }, OPTIONAL, false],
    ['if it is required, although it can not be empty', { ...SITE, required: ['n'] }, {}, true],
    ['not if it is shown at times only', { ...SITE, required: ['n'] }, { isConditional: true, path: ['a'] }, false],
  ])('%s', (_title, schema, place, isOne) => {
    let found = !isOne;
    drawnSchema(
      (form, _shape, at, resolved) => {
        found = isPart(form, at, resolved);
      },
      schema,
      place,
    );
    expect(found).toBe(isOne);
  });

  it('unless it contains itself', () => {
    drawnSchema((form, _shape, at) => {
      expect(isPart(form, at, form.resolver.resolve(NODE.properties.next))).toBe(false);
    }, NODE);
  });
});

describe('an object with cases', () => {
  const cases = (words: [object, object] = [{}, {}]) => ({
    type: 'object',
    title: 'Tariff',
    properties: { fee: NUMBER },
    additionalProperties: false,
    oneOf: [
      { properties: { type: { const: 'x', ...words[0] }, price: NUMBER, fee: {} }, required: ['type', 'price'] },
      { properties: { type: { const: 'y', ...words[1] }, rate: NUMBER }, required: ['type'] },
    ],
  });

  /** What is drawn of a variant. */
  const drawVariant = (schema: object, place: Partial<Place> = {}) =>
    drawnSchema(
      (form, shape, at, resolved) => {
        const variant = findVariant(form.resolver, resolved, form.resolver.options(resolved));
        if (!variant) throw new Error('There is no variant.');
        addVariant(form, shape, at, { schema: resolved, variant });
      },
      schema,
      place,
    );

  it('has a choice, the common fields, and those of each case', () => {
    const { shape, added } = drawVariant(cases());
    expect(shape.objects).toStrictEqual({ a: { title: 'Tariff', required: true, variant: 'type' } });
    expect(Object.keys(shape.fields)).toEqual(['a/type', 'a/fee', 'a/=x/price', 'a/=y/rate']);
    expect(shape.fields['a/type']).toStrictEqual({
      ...{ ...DRAWN, name: 'a/type', title: 'Type', type: 'choice', whenEmpty: 'absent' },
      choices: [
        { value: 'x', label: 'x' },
        { value: 'y', label: 'y' },
      ],
    });
    expect(added.map(({ place }) => [place.name, place.isRequired, place.isInOptional])).toEqual([
      ['a/fee', false, undefined],
      ['a/=x/price', true, undefined],
      ['a/=y/rate', false, undefined],
    ]);
  });

  it('has a field in each case if they have it otherwise', () => {
    const own = { properties: { type: { const: 'x' }, fee: { type: 'string' }, price: NUMBER }, required: ['type'] };
    const schema = { ...cases(), properties: { fee: {}, all: {} }, oneOf: [own, cases().oneOf[1]] };
    const { shape } = drawVariant(schema);
    expect(Object.keys(shape.fields)).toEqual([
      ...['a/type', 'a/all', 'a/=x/fee', 'a/=x/price', 'a/=y/fee', 'a/=y/rate'],
    ]);
  });

  it('may be absent', () => {
    const { shape, added } = drawVariant(cases(), OPTIONAL);
    expect(shape.objects?.a).toStrictEqual({ title: 'Tariff', variant: 'type' });
    expect(shape.fields['a/type']?.required).toBe(false);
    expect(added.map(({ place }) => place.isInOptional)).toEqual([true, undefined, undefined]);
  });

  it('has the titles of its choice', () => {
    const titled = drawVariant(cases([{ title: 'Fixed' }, { title: 'Variable' }]));
    expect(titled.shape.fields['a/type']).toMatchObject({ title: 'Type' });
    expect(titled.shape.fields['a/type']?.choices?.map(({ label }) => label)).toEqual(['Fixed', 'Variable']);
    const same = drawVariant(cases([{ title: 'Kind' }, { title: 'Kind' }]));
    expect(same.shape.fields['a/type']).toMatchObject({ title: 'Kind' });
    expect(same.shape.fields['a/type']?.choices?.map(({ label }) => label)).toEqual(['x', 'y']);
  });

  it('has the default of its place', () => {
    const fallback = (place: Partial<Place>) => drawVariant(cases(), place).shape.fields['a/type']?.default;
    expect(fallback({ default: { type: 'y' } })).toBe('y');
    expect(fallback({ default: { type: 'z' } })).toBeUndefined();
    expect(fallback({ default: 'y' })).toBeUndefined();
    expect(drawVariant({ ...cases(), default: { type: 'x' } }).shape.fields['a/type']?.default).toBe('x');
  });

  it('has the labels and the default of a choice that is stated outside', () => {
    const stated = { ...cases(), properties: { fee: NUMBER, type: { enum: ['x', 'y'], default: 'y', title: 'Kind' } } };
    const ui = { type: { 'ui:enumNames': ['Fixed', 'Hourly'] } };
    const { shape } = drawVariant(stated, { ui });
    expect(shape.fields['a/type']).toMatchObject({ title: 'Kind', default: 'y' });
    expect(shape.fields['a/type']?.choices?.map(({ label }) => label)).toEqual(['Fixed', 'Hourly']);
    expect(drawVariant(stated, OPTIONAL).shape.fields['a/type']?.default).toBeUndefined();
  });
});
