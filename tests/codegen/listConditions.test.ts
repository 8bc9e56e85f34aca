import { expect, it } from 'vitest';
import type { KindFile } from '#codegen/KindFile.ts';
import { type ConditionStatement, listConditions, listInRows } from '#codegen/listConditions.ts';
import { mergedKind } from './mergedKind.ts';

const number = (words: object = {}) => ({ type: 'number' as const, title: 'Number', ...words });

function list(file: Partial<KindFile>) {
  return listConditions(mergedKind(file)).map(withoutSource);
}

function withoutSource({ origin, ...statement }: ConditionStatement) {
  return { ...statement, path: origin.path };
}

it('a kind without conditions has none', () => {
  const groups = [{ title: 'Main', fields: ['a'] }];
  expect(list({ properties: { a: number() }, 'x-tabs': [{ id: 'main', title: 'Main', groups }] })).toEqual([]);
});

it('a field has the conditions that show and require it; what happens when hidden concerns only the first', () => {
  const words = { 'x-shown-when': 'a > 1', 'x-required-when': 'a > 2', 'x-when-hidden': 'clear' };
  expect(list({ properties: { a: number(), b: number(words), ba: number() } })).toEqual([
    {
      ...{ word: 'x-shown-when', text: 'a > 1', target: { name: 'b' }, covers: ['b'], fate: 'clear' },
      path: ['properties', 'b', 'x-shown-when'],
    },
    {
      ...{ word: 'x-required-when', text: 'a > 2', target: { name: 'b' }, covers: ['b'], fate: 'keep' },
      path: ['properties', 'b', 'x-required-when'],
    },
  ]);
});

it('a hidden field keeps its value unless it says otherwise', () => {
  expect(list({ properties: { b: number({ 'x-shown-when': 'a > 1' }) } })).toMatchObject([{ fate: 'keep' }]);
});

it('the condition of an object affects its fields, and precedes theirs', () => {
  const charging = {
    ...{ type: 'object' as const, title: 'Charging', 'x-shown-when': 'a > 1' },
    properties: { power: number({ 'x-shown-when': 'a > 2' }), hours: number() },
  };
  expect(list({ properties: { charging, charging_2: number() } })).toMatchObject([
    { text: 'a > 1', target: { name: 'charging' }, covers: ['charging/power', 'charging/hours'] },
    { text: 'a > 2', target: { name: 'charging/power' }, covers: ['charging/power'] },
  ]);
});

it('the condition of a tab comes first and affects the fields, objects and curves of its groups', () => {
  const tab = { id: 'more', title: 'More', 'x-shown-when': 'a > 1' };
  const curve = {
    title: 'Output',
    x: { title: 'Speed', unit: 'm/s', from: 0, to: 1 },
    y: [{ title: 'Power', unit: 'kW', fields: 'p{x}' }],
  };
  const groups = [
    { title: 'One', fields: ['b', 'output'] },
    { title: 'Two', fields: ['charging'] },
  ];
  const charging = { type: 'object' as const, title: 'Charging', properties: { power: number() } };
  const file: Partial<KindFile> = {
    properties: { a: number({ 'x-shown-when': 'b > 0' }), b: number(), charging },
    'x-curves': { output: curve },
  };
  const statement = {
    ...{ word: 'x-shown-when', text: 'a > 1', target: { tab: 'more' } },
    ...{ covers: ['b', 'p0', 'p1', 'charging/power'], path: ['x-tabs', 0, 'x-shown-when'] },
  };
  expect(list({ ...file, 'x-tabs': [{ ...tab, groups }] })).toEqual([
    { ...statement, fate: 'keep' },
    expect.objectContaining({ text: 'b > 0' }),
  ]);
  expect(list({ ...file, 'x-tabs': [{ ...tab, groups, 'x-when-hidden': 'clear' }] })[0]).toEqual({
    ...{ ...statement, fate: 'clear' },
  });
});

it('conditions of columns, of objects in rows and of tables in rows are listed apart', () => {
  const row = (properties: object) => ({ type: 'object' as const, properties });
  const steps = { type: 'array', title: 'Steps', items: row({ km: number({ 'x-shown-when': 'a > 3' }) }) };
  const tariff = { type: 'object', title: 'Tariff', 'x-shown-when': 'a > 1', properties: { fee: number() } };
  const price = number({ 'x-required-when': 'a > 2' });
  const periods = { type: 'array', title: 'Periods', items: row({ price, tariff, steps, hours: number() }) };
  const kind = mergedKind({ properties: { periods } } as Partial<KindFile>);
  expect(listInRows(kind).map(withoutSource)).toMatchObject([
    { text: 'a > 1', covers: ['tariff'], word: 'x-shown-when' },
    { text: 'a > 2', covers: ['price'], word: 'x-required-when' },
    { text: 'a > 3', covers: ['km'], word: 'x-shown-when' },
  ]);
  expect(listConditions(kind)).toEqual([]);
});
