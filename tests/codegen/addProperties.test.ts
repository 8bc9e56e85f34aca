import { describe, expect, it } from 'vitest';
import { addProperties, type ObjectPlace } from '#codegen/json-schema/addProperties.ts';
import { drawnSchema } from './drawnSchema.ts';
import { when } from './resolvedSchema.ts';

const NUMBER = { type: 'number' };
const draw = (schema: object, place: Partial<ObjectPlace> = {}) =>
  drawnSchema((form, shape, { ui }, resolved) => addProperties(form, shape, { prefix: 'o/', ui, ...place }, resolved), {
    additionalProperties: false,
    ...schema,
  });
const names = (...given: Parameters<typeof draw>) => Object.keys(draw(...given).shape.fields);
const places = (...given: Parameters<typeof draw>) => draw(...given).added.map(({ place }) => place);

it('properties are drawn in the order of the schema', () => {
  const { shape, added } = draw({ properties: { b: NUMBER, hub_height: {}, no: false }, required: ['hub_height'] });
  expect(added).toEqual([
    { place: { name: 'o/b', title: 'B', isRequired: false, ui: {} }, words: NUMBER },
    { place: { name: 'o/hub_height', title: 'Hub height', isRequired: true, ui: {} }, words: {} },
  ]);
  expect(Object.keys(shape.fields)).toEqual(['o/b', 'o/hub_height']);
  expect('objects' in shape).toBe(false);
});

describe('the order of a UI schema', () => {
  const properties = { a: {}, b: {}, c: {}, d: {} };

  it.each<[order: unknown, wanted: string[]]>([
    [
      ['c', 'a'],
      ['c', 'a', 'b', 'd'],
    ],
    [
      ['c', '*', 'a'],
      ['c', 'b', 'd', 'a'],
    ],
    [
      ['x', 'd', 'd'],
      ['d', 'a', 'b', 'c'],
    ],
    [['*'], ['a', 'b', 'c', 'd']],
    ['c', ['a', 'b', 'c', 'd']],
  ])('%j is %j', (order, wanted) => {
    expect(names({ properties }, { ui: { 'ui:order': order } })).toEqual(wanted.map((name) => `o/${name}`));
  });
});

it('properties that are drawn elsewhere are left out', () => {
  expect(names({ properties: { a: {}, b: {} } }, { except: new Set(['a']) })).toEqual(['o/b']);
});

it('other properties are drawn unless they are drawn elsewhere', () => {
  expect(names({ properties: { a: {} }, additionalProperties: NUMBER })).toEqual(['o/a', 'o/*']);
  expect(names({ properties: { a: {} }, additionalProperties: NUMBER }, { isWithoutRest: true })).toEqual(['o/a']);
});

it('names with signs of paths are escaped, in a shape with objects', () => {
  const { shape } = draw({ properties: { 'a/b': {} } });
  expect(Object.keys(shape.fields)).not.toContain('o/a/b');
  expect(shape.objects).toEqual({});
});

it('properties have what their object gives them', () => {
  const ui = { a: { 'ui:title': 'X' } };
  expect(places({ properties: { a: {} } }, { ui, isInOptional: true, path: ['o'], default: { a: 5, b: 6 } })).toEqual([
    {
      name: 'o/a',
      title: 'A',
      isRequired: false,
      ui: { 'ui:title': 'X' },
      isInOptional: true,
      path: ['o', 'a'],
      default: 5,
    },
  ]);
  expect(places({ properties: { a: {} } }, { default: { b: 6 } })[0]).not.toHaveProperty('default');
  expect(places({ properties: { a: {} } }, { default: 5 })[0]).not.toHaveProperty('default');
});

describe('conditional properties', () => {
  const condition = { properties: { a: { const: 1 } }, required: ['a'] };

  it('are drawn after the others, with their conditions', () => {
    const schema = { properties: { a: {} }, ...when(condition, { properties: { b: NUMBER } }) };
    const { shape, added, conditions } = draw(schema, { path: [] });
    expect(Object.keys(shape.fields)).toEqual(['o/a', 'o/b']);
    expect(added[1]).toEqual({
      place: { name: 'o/b', title: 'B', isRequired: false, ui: {}, isConditional: true, path: ['b'] },
      words: NUMBER,
    });
    expect(conditions.map(({ shows }) => shows)).toEqual([['o/b']]);
  });

  it('have no conditions in rows', () => {
    const { added, conditions } = draw({ properties: { a: {} }, ...when(condition, { properties: { b: NUMBER } }) });
    expect(added[1]?.place).toEqual({ name: 'o/b', title: 'B', isRequired: false, ui: {} });
    expect(conditions).toEqual([]);
  });

  it('that have other schemas at times are drawn once for each of them', () => {
    const schema = {
      properties: { a: {} },
      ...when(condition, { properties: { b: NUMBER } }, { properties: { b: { type: 'string' } } }),
    };
    const { shape, added } = draw(schema, { path: [] });
    expect(added.slice(1).map(({ place, words }) => [place.name, words])).toEqual([
      ['o/b/?0', NUMBER],
      ['o/b/?1', { type: 'string' }],
    ]);
    expect(shape.objects).toEqual({});
  });

  it('may only be required at times', () => {
    const schema = { properties: { a: {}, b: {} }, ...when(condition, { required: ['b'] }) };
    const { conditions } = draw(schema, { path: [] });
    expect(conditions.map(({ shows, requires }) => [shows, requires])).toEqual([[[], ['o/b']]]);
  });
});
