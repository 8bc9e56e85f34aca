import { expect, it } from 'vitest';
import { listWhens } from '#codegen/json-schema/listWhens.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

function list(root: object) {
  const { resolver, schema } = resolvedSchema({ type: 'object', ...root });
  return listWhens(resolver, schema).map(({ properties, ...rest }) => ({
    ...rest,
    properties: [...properties.keys()],
  }));
}

const IF = { title: 'I' };
const FUEL = { properties: { fuel: { enum: ['a', 'b'] }, name: { type: 'string' } } };

it('a condition requires properties', () => {
  expect(list(when(IF, { properties: { tank: {} }, required: ['tank'] }, { properties: { pipe: {} } }))).toEqual([
    { when: [IF], properties: ['tank'], required: ['tank'] },
    { when: [{ not: IF }], properties: ['pipe'], required: [] },
  ]);
});

it('a condition that nothing satisfies requires nothing', () => {
  expect(list(when(IF, false))).toEqual([]);
  expect(list({})).toEqual([]);
});

it('a condition inside another holds only with it', () => {
  expect(list(when(IF, { properties: { tank: {} }, ...when({ title: 'J' }, { properties: { size: {} } }) }))).toEqual([
    { when: [IF], properties: ['tank'], required: [] },
    { when: [IF, { title: 'J' }], properties: ['size'], required: [] },
  ]);
});

it('shapes that a property of the object decides depend on its values', () => {
  const shape = (value: string, name: string) => ({
    properties: { fuel: { const: value }, [name]: {} },
    required: ['fuel', name],
  });
  expect(list({ ...FUEL, ...when(IF, { oneOf: [shape('a', 'tank'), shape('b', 'pipe')] }) })).toEqual([
    {
      when: [IF, { properties: { fuel: { enum: ['a'] } }, required: ['fuel'] }],
      properties: ['tank'],
      required: ['tank'],
    },
    {
      when: [IF, { properties: { fuel: { enum: ['b'] } }, required: ['fuel'] }],
      properties: ['pipe'],
      required: ['pipe'],
    },
  ]);
});

it('shapes that nothing decides all apply, and require nothing', () => {
  expect(
    list({
      ...FUEL,
      ...when(IF, {
        oneOf: [{ properties: { tank: { const: 1 } }, required: ['tank'] }, { properties: { name: {} } }],
      }),
    }),
  ).toEqual([
    { when: [IF], properties: ['tank'], required: [] },
    { when: [IF], properties: ['name'], required: [] },
  ]);
});

it('a shape may have its own conditions', () => {
  const [, inner] = list(
    when(IF, { oneOf: [{ properties: { a: {} }, ...when({ title: 'J' }, { properties: { b: {} } }) }] }),
  );
  expect(inner).toEqual({ when: [IF, { title: 'J' }], properties: ['b'], required: [] });
});

it.each([
  [6, 6],
  [7, 7],
  [8, 7],
])('of %i nested conditions, %i are read', (levels, count) => {
  const nest = (left: number): object =>
    left === 0 ? {} : { ...when(IF, { properties: { a: {} }, ...nest(left - 1) }) };
  expect(list(nest(levels))).toHaveLength(count);
});
