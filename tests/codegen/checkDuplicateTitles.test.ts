import { describe, expect, it } from 'vitest';
import { checkDuplicateTitles } from '#codegen/checkDuplicateTitles.ts';
import type { FieldSchema, KindFile, TabSchema } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

function check(file: Partial<KindFile>): string[] {
  const kind = mergedKind(file);
  return placedProblems(checkDuplicateTitles(kind), kind.source);
}

const twin = (place: string, noun: string, title: string) =>
  `warning: ${place}: another ${noun} beside it is called "${title}" as well, so planners can't tell them apart. Give them different titles.`;

const group = (title: string, ...fields: string[]) => ({ title, fields });
const tab = (id: string, own: Partial<TabSchema> = {}): TabSchema => ({ id, groups: [], ...own });
const number = (title?: string): FieldSchema => ({ type: 'number', ...(title !== undefined && { title }) });

describe('tabs', () => {
  it('need different titles, whether their own, shared or their ids', () => {
    expect(
      check({
        'x-tabs': [tab('main', { title: 'Costs' }), tab('money'), tab('Other'), tab('more', { title: 'Other' })],
        'x-tab-titles': { money: 'Costs', other: 'X' },
      }),
    ).toEqual([twin('x-tabs.1.id', 'tab', 'Costs'), twin('x-tabs.3.title', 'tab', 'Other')]);
  });

  it('that are defined twice are left alone', () => {
    expect(check({ 'x-tabs': [tab('main', { title: 'Main' }), tab('main', { title: 'Main' })] })).toEqual([]);
  });

  it('need different titles of their groups', () => {
    const groups = [group('Site'), group('Costs'), group('site')];
    expect(check({ 'x-tabs': [tab('a', { groups }), tab('b', { groups: [group('Costs')] })] })).toEqual([
      twin('x-tabs.0.groups.2.title', 'group', 'site'),
    ]);
  });
});

it.each([
  ['Two  words', ' two words '],
  ['TWO\nwords', 'two words'],
  ['two\u00A0\u00A0words', 'two words'],
  ['ﬁeld', 'field'],
])('%j looks like %j', (title, other) => {
  expect(check({ 'x-tabs': [tab('a', { title }), tab('b', { title: other })] })).toHaveLength(1);
  expect(check({ 'x-tabs': [tab('a', { title }), tab('b', { title: `${other}s` })] })).toEqual([]);
});

it('texts with and without a blank differ', () => {
  expect(check({ 'x-tabs': [tab('a', { title: 'two words' }), tab('b', { title: 'twowords' })] })).toEqual([]);
});

describe('fields of a tab', () => {
  const properties: KindFile['properties'] = {
    a: number('Power'),
    b: number('Power'),
    box: { type: 'object', title: 'power', properties: { x: number('X') } },
    c: number(),
    d: number(),
  };
  const curves: KindFile['x-curves'] = {
    output: {
      title: 'POWER',
      x: { title: 'X', from: 0, to: 1 },
      y: [{ title: 'Y', fields: 'p{x}', default: [1, 2] }],
    },
  };

  it('need different titles, as do its objects and curves', () => {
    const groups = [group('G', 'a', 'a', 'unknown'), group('H', 'b', 'box', 'output', 'c', 'd')];
    expect(check({ properties, 'x-curves': curves, 'x-tabs': [tab('t', { groups })] })).toEqual([
      twin('properties.b.title', 'field', 'Power'),
      twin('properties.box.title', 'field', 'power'),
      twin('x-curves.output.title', 'field', 'POWER'),
    ]);
  });

  it('may have the same title in different tabs', () => {
    const tabs = [tab('s', { groups: [group('G', 'a')] }), tab('t', { groups: [group('G', 'b', 'c', 'd')] })];
    expect(check({ properties, 'x-tabs': tabs })).toEqual([]);
  });
});

describe('fields of an object', () => {
  it('need different titles among themselves', () => {
    const box = (...titles: (string | undefined)[]): FieldSchema => ({
      type: 'object',
      title: 'Box',
      properties: Object.fromEntries(titles.map((title, index) => [`f${index}`, number(title)])),
    });
    expect(check({ properties: { x: box('A', 'B', 'A'), y: box('A', undefined, undefined), z: number('A') } })).toEqual(
      [twin('properties.x.properties.f2.title', 'field', 'A')],
    );
  });
});

describe('columns', () => {
  const table = (properties: FieldSchema['properties'], title = 'T'): FieldSchema => ({
    type: 'array',
    title,
    items: { type: 'object', properties: properties ?? {} },
  });

  it('need different titles, also in the rows of rows', () => {
    const inner = table({ p: number('A'), q: number('a') });
    const outer = table({ x: number('A'), y: number('A'), z: number(), zz: number(), inner });
    expect(check({ properties: { outer } })).toEqual([
      twin('properties.outer.items.properties.y.title', 'column', 'A'),
      twin('properties.outer.items.properties.inner.items.properties.q.title', 'column', 'a'),
    ]);
  });

  it('of a list are not compared', () => {
    expect(check({ properties: { list: { type: 'array', title: 'L', items: number('A') } } })).toEqual([]);
  });
});
