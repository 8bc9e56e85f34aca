import { expect, it } from 'vitest';
import { createReads } from '#codegen/ConditionReads.ts';
import { createConditionSize, MOST_CONDITIONS } from '#codegen/conditionSize.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { listConditions } from '#codegen/listConditions.ts';
import { mergedKind } from './mergedKind.ts';

const flag = (words: FieldSchema = {}): FieldSchema => ({ type: 'boolean', title: 'Flag', ...words });

/** The conditions of a kind with these fields by the name of their field or tab, and what they read. */
function read(properties: Record<string, FieldSchema>) {
  const kind = mergedKind({ properties });
  const statements = listConditions(kind);
  const reads = createReads(statements, kind);
  const find = (name: string) => {
    const found = statements.find(({ target }) => 'name' in target && target.name === name);
    if (!found) throw new Error(`No condition: ${name}`);
    return found;
  };
  return { reads, find, size: createConditionSize(reads) };
}

it.each([
  [
    'a and not b',
    [
      ['a', 0],
      ['b', 10],
    ],
  ],
  [
    'power > 5 and a',
    [
      ['power', 0],
      ['a', 14],
    ],
  ],
  ["fuel = 'a'", [['fuel', 0]]],
  ['missing and a', [['a', 12]]],
  ['heating and heating.a', [['heating/a', 12]]],
  ['a and', []],
])('%s reads the fields %j', (text, wanted) => {
  const { reads, find } = read({
    a: flag(),
    b: flag(),
    power: { type: 'number', title: 'Power' },
    fuel: { type: 'string', title: 'Fuel', enum: ['a', 'b'] },
    heating: { type: 'object', title: 'Heating', properties: { a: flag() } },
    shown: flag({ 'x-shown-when': text }),
  });
  expect(reads.list(find('shown')).map(({ name, at }) => [name, at])).toEqual(wanted);
});

it('a field is hidden by each condition that shows it or the object around it, but not by one that requires it', () => {
  const { reads, find } = read({
    a: flag(),
    heating: {
      ...{ type: 'object', title: 'Heating', 'x-shown-when': 'a' },
      properties: { power: { type: 'number', title: 'Power', 'x-shown-when': 'a' } },
    },
    maker: { type: 'string', title: 'Maker', 'x-required-when': 'a' },
  });
  expect(reads.listHiding('heating/power')).toEqual([find('heating'), find('heating/power')]);
  expect(reads.listHiding('maker')).toEqual([]);
  expect(reads.listHiding('a')).toEqual([]);
});

it('a condition that is not of the kind reads nothing', () => {
  const { find } = read({ a: flag(), b: flag({ 'x-shown-when': 'a' }) });
  expect(createReads([], mergedKind({})).list(find('b'))).toEqual([]);
});

it.each<[title: string, properties: Record<string, FieldSchema>, size: number]>([
  ['a field that is always shown', { a: flag(), last: flag({ 'x-shown-when': 'a' }) }, 0],
  [
    'a field that depends on another',
    { a: flag(), b: flag({ 'x-shown-when': 'a' }), last: flag({ 'x-shown-when': 'b' }) },
    1,
  ],
  [
    'a field that it names twice',
    { a: flag(), b: flag({ 'x-shown-when': 'a' }), last: flag({ 'x-shown-when': 'b or b' }) },
    2,
  ],
  [
    'a chain of three',
    {
      ...{ a: flag(), b: flag({ 'x-shown-when': 'a' }), c: flag({ 'x-shown-when': 'b' }) },
      last: flag({ 'x-shown-when': 'b or c' }),
    },
    3,
  ],
  ['a circle', { b: flag({ 'x-shown-when': 'last' }), last: flag({ 'x-shown-when': 'b' }) }, 2],
])('a condition on %s depends on as many others', (_, properties, wanted) => {
  const { size, find } = read(properties);
  expect(size(find('last'))).toBe(wanted);
  expect(size(find('last'))).toBe(wanted);
});

it('a condition may depend on fifty others', () => {
  expect(MOST_CONDITIONS).toBe(50);
});
