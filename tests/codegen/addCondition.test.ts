import { describe, expect, it } from 'vitest';
import { addCondition } from '#codegen/json-schema/addCondition.ts';
import { drawnSchema } from './drawnSchema.ts';

const IS_1 = { properties: { a: { const: 1 } }, required: ['a'] };
const MAY_BE_1 = { properties: { a: { const: 1 } } };
const NOT_2 = { properties: { b: { not: { const: 2 } } } };
const PROPERTIES = { a: { type: 'number', title: 'First' }, b: { type: 'number' } };

type Given = Partial<Omit<Parameters<typeof addCondition>[1], 'schema'>>;

/** The conditions of properties "c" of an object. */
function draw(...all: Given[]) {
  return drawnSchema(
    (form, _shape, _place, schema) => {
      for (const given of all)
        addCondition(form, { schema, name: 'c', field: 'o/c', path: [], isField: true, ...given });
    },
    { properties: PROPERTIES },
  ).conditions;
}

describe('a property is shown', () => {
  it('under a condition', () => {
    expect(draw({ when: [[IS_1]] })).toStrictEqual([
      {
        if: expect.objectContaining({ required: ['a'] }),
        text: expect.stringContaining('First'),
        whenHidden: 'clear',
        shows: ['o/c'],
      },
    ]);
  });

  it('always or never without one', () => {
    expect(draw({})).toEqual([]);
  });

  it('under all of some conditions, or others', () => {
    const both = draw({ when: [[IS_1, { required: ['b'] }]] })[0]?.if;
    expect(both?.allOf).toHaveLength(2);
    const one = draw({ when: [[IS_1], [{ required: ['b'] }]] })[0]?.if;
    expect(one?.anyOf).toHaveLength(2);
    const all = draw({ when: [[IS_1, { required: ['b'] }], [IS_1]] })[0]?.if;
    expect(all?.anyOf).toMatchObject([{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, { required: ['a'] }]);
  });

  it('at its place in the record', () => {
    const inside = draw({ when: [[IS_1]], path: ['x'] })[0]?.if;
    expect(inside).toMatchObject({ properties: { x: { required: ['a'] } } });
  });

  it('on a value that may be absent, only if one of the two is there', () => {
    const guard = { anyOf: [{ required: ['a'] }, { required: ['c'] }] };
    expect(draw({ when: [[MAY_BE_1]] })[0]?.if).toMatchObject(guard);
    expect(draw({ when: [[IS_1]] })[0]?.if).not.toHaveProperty('anyOf');
    expect(draw({ when: [[{ required: ['a'] }]] })[0]?.if).not.toHaveProperty('anyOf');
    const both = draw({
      when: [[{ properties: { ...MAY_BE_1.properties, ...NOT_2.properties }, required: ['a'] }]],
    })[0]?.if;
    expect(both).toMatchObject({ required: ['a'], anyOf: [{ required: ['b'] }, { required: ['c'] }] });
  });
});

describe('a property is required', () => {
  it('under a condition', () => {
    expect(draw({ demanded: [[IS_1]] })).toStrictEqual([
      {
        ...{ if: expect.objectContaining({ required: ['a'] }), text: expect.stringContaining('First') },
        ...{ whenHidden: 'clear', shows: [], requires: ['o/c'] },
      },
    ]);
  });

  it('on a value that may be absent, only if it is there', () => {
    const condition = draw({ demanded: [[{ ...NOT_2, required: ['a'] }]] })[0]?.if;
    expect(condition).toMatchObject({ required: ['a', 'b'] });
    expect(condition).not.toHaveProperty('anyOf');
  });

  it('together with the object that it is', () => {
    expect(draw({ demanded: [[IS_1]], isField: false })).toEqual([]);
  });
});

describe('conditions with the same schema are one', () => {
  it('of several properties', () => {
    const [condition, ...others] = draw({ when: [[IS_1]] }, { when: [[IS_1]], field: 'o/d' }, { when: [[IS_1]] });
    expect(others).toEqual([]);
    expect(condition?.shows).toEqual(['o/c', 'o/d']);
    expect(condition).not.toHaveProperty('requires');
  });

  it('that show and require', () => {
    const [condition, ...others] = draw({ when: [[IS_1]], demanded: [[IS_1]] }, { demanded: [[IS_1]], field: 'o/d' });
    expect(others).toEqual([]);
    expect(condition).toMatchObject({ shows: ['o/c'], requires: ['o/c', 'o/d'] });
  });

  it('but no others', () => {
    expect(draw({ when: [[IS_1]] }, { when: [[{ required: ['b'] }]] })).toHaveLength(2);
  });
});
