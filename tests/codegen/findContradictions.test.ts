import { describe, expect, it } from 'vitest';
import { findContradictions, refuses } from '#codegen/findContradictions.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';

/** Finds contradictions between rules of one field, each at ten times its position. */
function find(...rules: JsonSchema[]): number[] {
  const named = rules.map((rule, index) => ({ name: 'a', at: index * 10, rule }));
  return findContradictions(named).map(({ at }) => at);
}

describe('rules of one field', () => {
  it.each<[JsonSchema[]]>([
    [[{ exclusiveMinimum: 5 }, { exclusiveMaximum: 5 }]],
    [[{ exclusiveMinimum: 5 }, { maximum: 5 }]],
    [[{ minimum: 5 }, { exclusiveMaximum: 5 }]],
    [[{ minimum: 5 }, { maximum: 4.9 }]],
    [[{ maximum: 4 }, { minimum: 5 }]],
    [[{ const: 1 }, { const: 2 }]],
    [[{ const: 1 }, { minimum: 2 }]],
    [[{ const: 1 }, { maximum: 0 }]],
    [[{ const: 1 }, { exclusiveMinimum: 1 }]],
    [[{ const: 1 }, { exclusiveMaximum: 1 }]],
    [[{ const: 1 }, { not: { const: 1 } }]],
    [[{ const: 'a' }, { const: 'b' }]],
    [[{ const: 'a' }, { enum: ['b'] }]],
    [[{ const: 'a' }, { not: { enum: ['a', 'b'] } }]],
    [[{ const: true }, { const: false }]],
    [[{ enum: ['a'] }, { enum: ['b', 'c'] }]],
    [[{ enum: [1, 2] }, { minimum: 3 }]],
  ])('%j exclude each other', (rules) => {
    expect(find(...rules)).toEqual([10]);
    expect(find(...rules.toReversed())).toEqual([10]);
  });

  it.each<[JsonSchema[]]>([
    [[{ minimum: 5 }, { maximum: 5 }]],
    [[{ exclusiveMinimum: 5 }, { exclusiveMaximum: 5.1 }]],
    [[{ minimum: 5 }, { minimum: 9 }]],
    [[{ maximum: 5 }, { maximum: 1 }]],
    [[{ const: 1 }, { const: 1 }]],
    [[{ const: 1 }, { minimum: 1 }]],
    [[{ const: 1 }, { maximum: 1 }]],
    [[{ const: 1 }, { not: { const: 2 } }]],
    [[{ const: 'a' }, { enum: ['a', 'b'] }]],
    [[{ const: 'a' }, { not: { enum: ['b'] } }]],
    [[{ enum: ['a', 'c'] }, { enum: ['b', 'c'] }]],
    [[{ enum: [1, 3] }, { minimum: 3 }]],
    [[{ not: { const: 1 } }, { not: { const: 2 } }]],
    [[{}, {}]],
  ])('%j can hold together', (rules) => {
    expect(find(...rules)).toEqual([]);
    expect(find(...rules.toReversed())).toEqual([]);
  });

  it('may exclude each other only all together', () => {
    expect(find({ minimum: 5 }, { maximum: 5 }, { not: { const: 5 } })).toEqual([20]);
    expect(find({ minimum: 1 }, { maximum: 5 }, { not: { const: 1 } })).toEqual([]);
    expect(find({ enum: ['a', 'b'] }, { enum: ['b', 'c'] }, { enum: ['c', 'a'] })).toEqual([20]);
    expect(find({ enum: [1, 5] }, { minimum: 2 }, { not: { const: 5 } })).toEqual([20]);
    expect(find({ minimum: 5 }, { maximum: 5 }, { enum: ['x'] })).toEqual([20]);
  });

  it('are reported once, at the first that contradicts those before it', () => {
    expect(find({ minimum: 5 }, { minimum: 6 }, { maximum: 4 }, { maximum: 3 })).toEqual([20]);
  });

  it('say nothing about themselves alone', () => {
    expect(find({ enum: [] })).toEqual([]);
    expect(find()).toEqual([]);
  });
});

it('fields are judged by themselves, in their order', () => {
  const rules = [
    { name: 'b', at: 1, rule: { const: true } },
    { name: 'a', at: 2, rule: { minimum: 5 } },
    { name: 'a', at: 3, rule: { maximum: 4 } },
    { name: 'b', at: 4, rule: { const: false } },
    { name: 'c', at: 5, rule: { maximum: 4 } },
  ];
  expect(findContradictions(rules)).toEqual([
    { at: 4, message: '"b" can\'t be on and off at once, so this never holds.' },
    { at: 3, message: 'no value of "a" fulfils all of this at once, so this never holds.' },
  ]);
});

it.each<[rule: JsonSchema, refused: unknown[], accepted: unknown[]]>([
  [{}, [], [0, 'a', true]],
  [{ not: { const: 1 } }, [1], [2, 'a']],
  [{ not: { enum: ['a', 'b'] } }, ['a', 'b'], ['c', 1]],
  [{ const: 1 }, [2], [1, 'a']],
  [{ minimum: 1 }, [0.9], [1, 2, 'a']],
  [{ maximum: 1 }, [1.1], [1, 0]],
  [{ exclusiveMinimum: 1 }, [0, 1], [1.1]],
  [{ exclusiveMaximum: 1 }, [1, 2], [0.9]],
  [{ not: true }, [], [1]],
])('%j refuses %j and accepts %j', (rule, refused, accepted) => {
  expect(refused.map((value) => refuses(rule, value))).toEqual(refused.map(() => true));
  expect(accepted.map((value) => refuses(rule, value))).toEqual(accepted.map(() => false));
});
