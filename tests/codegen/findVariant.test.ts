import { expect, it } from 'vitest';
import { findVariant, isCommon } from '#codegen/json-schema/findVariant.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

/** The choice of a schema, and in short its cases with their properties. */
function find(root: object) {
  const { resolver, schema } = resolvedSchema({ type: 'object', ...root });
  const variant = findVariant(resolver, schema, resolver.options(schema));
  expect(findVariant(resolver, schema, [])).toBe(variant);
  if (!variant) return undefined;
  const cases = variant.cases.map((one) => {
    const { properties, required } = one.schema.words;
    return [one.value, one.title, Object.keys(Object(properties)).join(), [required].flat().join()];
  });
  return { choice: variant.choice, cases };
}

const shape = (words: object, own: object = {}, title?: string) => ({
  ...{ type: 'object', properties: { kind: words, ...own }, required: ['kind'] },
  ...(title === undefined ? {} : { title }),
});

it('shapes with distinct constants are a variant', () => {
  expect(
    find({ oneOf: [shape({ const: 'gas' }, { x: {} }, 'A'), shape({ enum: [1] }), shape({ const: true })] }),
  ).toEqual({
    choice: 'kind',
    cases: [
      ['gas', 'A', 'kind,x', 'kind'],
      [1, undefined, 'kind', 'kind'],
      [true, undefined, 'kind', 'kind'],
    ],
  });
});

it('a shape of several values is a case for each, if it has no other properties', () => {
  expect(find({ oneOf: [shape({ enum: ['a', 'b'] }, {}, 'A'), shape({ const: 'c' })] })?.cases).toEqual([
    ['a', undefined, 'kind', 'kind'],
    ['b', undefined, 'kind', 'kind'],
    ['c', undefined, 'kind', 'kind'],
  ]);
  const common = { properties: { y: { type: 'string' } } };
  expect(find({ ...common, oneOf: [shape({ enum: ['a', 'b'] }), shape({ const: 'c' })] })?.cases).toHaveLength(3);
});

it('the first property that decides is the choice, unless one is named', () => {
  const two = (value: string) => ({
    ...{ type: 'object', properties: { note: {}, kind: { const: value }, sort: { const: value } } },
    required: ['kind', 'sort'],
  });
  expect(find({ oneOf: [two('a'), two('b')] })?.choice).toBe('kind');
  expect(find({ discriminator: { propertyName: 'sort' }, oneOf: [two('a'), two('b')] })?.choice).toBe('sort');
  expect(find({ discriminator: { propertyName: 5 }, oneOf: [two('a'), two('b')] })?.choice).toBe('kind');
  expect(find({ discriminator: { propertyName: 'note' }, oneOf: [two('a'), two('b')] })).toBeUndefined();
});

it.each<[what: string, oneOf: object[]]>([
  ['of which one is no object', [shape({ const: 'a' }), { type: 'string' }]],
  ['with the same value', [shape({ const: 'a' }, { x: {} }), shape({ const: 'a' }, { y: {} })]],
  ['with values of the same text', [shape({ const: '1' }, { x: {} }), shape({ const: 1 }, { y: {} })]],
  ['that do not require the choice', [{ ...shape({ const: 'a' }), required: [] }, shape({ const: 'b' })]],
  ['of several values with other properties', [shape({ enum: ['a', 'b'] }, { x: {} }), shape({ const: 'c' })]],
  ['of which one has no constant', [shape({ const: 'a' }), shape({ type: 'string' })]],
  ['of which the last has no constant', [shape({ const: 'a' }), shape({ const: 'b' }), shape({ type: 'string' })]],
  ['with a value that cannot be the name of a case', [shape({ const: 'a' }), shape({ enum: ['b', 'c/d'] })]],
  ['of which one has no properties', [{ type: 'object', title: 'A' }, shape({ const: 'a' })]],
  ...['a/b', 'a~b', 'a=b', '', null].map((value): [string, object[]] => [
    `with the value ${value}`,
    [shape({ const: value }), shape({ const: 'b' })],
  ]),
])('shapes %s are not a variant', (_what, oneOf) => {
  expect(find({ oneOf })).toBeUndefined();
});

it('a shape that may also be null is not a variant', () => {
  const oneOf = [shape({ const: 'a' }), { ...shape({ const: 'b' }), type: ['object', 'null'] }];
  expect(find({ type: ['object', 'null'], oneOf })).toBeUndefined();
});

const KIND = { kind: { enum: ['a', 'b'] }, size: { type: 'number' } };
const is = (value: string, more: object = {}) => ({ properties: { kind: { const: value } }, ...more });
const steered = (...conditions: object[]) => ({ properties: KIND, required: ['size', 'kind'], allOf: conditions });

it('conditions on one property are a variant, and are resolved within its cases', () => {
  const tank = when(is('a'), { properties: { tank: {}, size: {} }, required: ['tank'] }, { properties: { pipe: {} } });
  expect(find(steered(tank))).toEqual({
    choice: 'kind',
    cases: [
      ['a', undefined, 'kind,size,tank', 'size,kind,tank'],
      ['b', undefined, 'kind,size,pipe', 'size,kind'],
    ],
  });
});

it('a condition inside another has to hold with it', () => {
  const inner = when(is('b'), { properties: { y: {} } });
  expect(find(steered(when(is('a'), { properties: { x: {} }, ...inner })))?.cases.map(([, , names]) => names)).toEqual([
    'kind,size,x',
    'kind,size',
  ]);
});

it('a condition may repeat that its property is required, or be negated', () => {
  expect(find(steered(when(is('a', { required: ['kind'] }), { properties: { x: {} } })))?.choice).toBe('kind');
  expect(find(steered(when({ not: is('a') }, { properties: { x: {} } })))?.cases[1]?.[2]).toBe('kind,size,x');
});

it.each<[what: string, root: object]>([
  ['that add nothing', steered(when(is('a'), { properties: { size: {} }, required: ['size'] }))],
  ['on a property that may be absent', { ...steered(when(is('a'), { properties: { x: {} } })), required: ['size'] }],
  ['on a property of any value', { ...steered(when(is('a'), { properties: { x: {} } })), properties: { kind: {} } }],
  ['on another property too', steered(when(is('a', { required: ['size'] }), { properties: { x: {} } }))],
  ['on more than a property', steered(when(is('a', { minProperties: 2 }), { properties: { x: {} } }))],
  ['on anything', steered({ if: true, ...when({ not: true }, { properties: { x: {} } }) })],
  ['on properties that are a list', steered(when({ properties: [1] }, { properties: { x: {} } }))],
  ['on a name that is no list', steered(when(is('a', { required: 'kind' }), { properties: { x: {} } }))],
  ['on a negated other property', steered(when({ not: { required: ['size'] } }, { properties: { x: {} } }))],
  [
    'on a property with a value that cannot be the name of a case',
    { ...steered(when(is('a'), { properties: { x: {} } })), properties: { kind: { enum: ['a', 'b/c'] } } },
  ],
  [
    'on two properties',
    steered(when(is('a'), { properties: { x: {} } }), when({ required: ['size'] }, { properties: { y: {} } })),
  ],
  [
    'inside others on another property',
    steered(when(is('a'), { properties: { x: {} }, ...when({ required: ['size'] }, { properties: { y: {} } }) })),
  ],
  ['none', { properties: KIND }],
])('conditions %s are not a variant', (_what, root) => {
  expect(find(root)).toBeUndefined();
});

it('a property is common to a shape and its schema if they share it', () => {
  const own = { type: 'string' };
  const part = (properties: unknown) => ({ words: { properties }, branches: [], whens: [], pointer: '' });
  const outer = part({ a: own });
  expect([isCommon('a', part({ a: own }), outer), isCommon('a', part({ a: { ...own } }), outer)]).toEqual([
    true,
    false,
  ]);
  expect([isCommon('b', part({}), outer), isCommon('a', part(5), outer), isCommon('a', part(5), part(5))]).toEqual([
    ...[false, false, false],
  ]);
});
