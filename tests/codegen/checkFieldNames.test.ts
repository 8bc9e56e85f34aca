import { expect, it } from 'vitest';
import { checkFieldNames } from '#codegen/checkFieldNames.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const number = (words: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'Number', ...words });
const check = (file: Partial<KindFile>) => {
  const kind = mergedKind(file);
  return checkFieldNames(kind).map((problem) => ({ problem, kind, text: toTexts([problem])[0] }));
};
const texts = (properties: Record<string, FieldSchema>) => check({ properties }).map(({ text }) => text);
const rows = (properties: Record<string, FieldSchema>): FieldSchema => ({
  ...{ type: 'array', title: 'Rows', items: { type: 'object', properties } },
});

it('names that differ are fine', () => {
  expect(texts({ power: number(), power_2: number(), a: rows({ power: number() }) })).toEqual([]);
});

it('a kind has up to 2000 fields, with those of its tables', () => {
  const kind = mergedKind({ properties: { a: rows({ b: number(), c: rows({ d: number() }) }) } });
  const [field] = kind.fields.values();
  const fill = (count: number) => {
    for (let index = 0; index < count; index++) if (field) kind.fields.set(`p${index}x`, field);
    return checkFieldNames(kind);
  };
  // Besides these, there are the two tables and a field in each.
  expect(fill(1996)).toEqual([]);
  const problems = fill(1997);
  expect(toTexts(problems)).toEqual([
    'the kind has 2001 fields, counting those of its curves, objects and tables; at most 2000 are allowed. Put what repeats into a table.',
  ]);
  expect(problems).toMatchObject([kind.source.placeAt(['properties'])]);
});

it.each([
  ['x-curves', { title: 'A', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}' }] }],
  ['x-derived', { title: 'A', value: '1' }],
])('a name in "%s" that every object has is reported', (section, part) => {
  const [report, ...others] = check({ [section]: { constructor: part, other: part } });
  expect(others).toEqual([]);
  expect(report?.text).toBe(
    '"constructor" is a property of every JavaScript object, so nothing can have this name. Choose another name.',
  );
  expect(report?.problem).toMatchObject(report?.kind.source.placeAt([section, 'constructor']) ?? {});
});

it('a tab that every object has is reported', () => {
  const tabs = [{ id: 'toString', title: 'A', groups: [{ title: 'B', fields: [] }] }];
  expect(check({ 'x-tabs': tabs })).toHaveLength(1);
});

it.each([
  ['origin', ''],
  ['sources', ''],
  ['etag', ' when many are imported'],
  ['imported', ' when many are imported'],
])('"%s" is beside the fields of a component', (name, where) => {
  const message = `every component has "${name}" beside its fields${where}, so none of them can have this name. Choose another name.`;
  expect(texts({ [name]: number() })).toEqual([message]);
  expect(texts({ [name]: { type: 'object', title: 'A', properties: { a: number() } } })).toEqual([message]);
});

const twins = (name: string, other: string) =>
  `generated clients would call "${name}" and "${other}" the same. Choose another name.`;

it.each<[properties: Record<string, FieldSchema>, problems: string[]]>([
  [{ max_power: number(), maxpower: number() }, [twins('maxpower', 'max_power')]],
  [{ power: number(), Power: number(), po_wer: number() }, [twins('Power', 'power'), twins('po_wer', 'power')]],
  [{ a: rows({ k_m: number(), km: number() }), km: number() }, [twins('km', 'k_m')]],
  [{ o: { type: 'object', title: 'O', properties: { k_m: number(), km: number() } } }, [twins('km', 'k_m')]],
  [{ site: number(), si_te: { type: 'object', title: 'O', properties: { a: number() } } }, [twins('si_te', 'site')]],
  [
    {
      o: { type: 'object', title: 'O', properties: { km: number() } },
      p: { type: 'object', title: 'P', properties: { k_m: number() } },
    },
    [],
  ],
])('names of %j are the same in clients, or not', (properties, problems) => {
  expect(texts(properties)).toEqual(problems);
});

it('the second field that takes over the values of an earlier one is reported', () => {
  const [report, ...others] = check({
    properties: {
      power: number({ 'x-renamed-from': ['p_el', 'p_max'] }),
      size: number({ 'x-renamed-from': ['length', 'p_max'] }),
      height: number({ 'x-renamed-from': ['h'] }),
    },
  });
  expect(others).toEqual([]);
  expect(report?.text).toBe(
    '"power" takes over the values of "p_max" already, so "size" would never get them. Remove one of the two.',
  );
  expect(report?.problem).toMatchObject(report?.kind.source.placeAt(['properties', 'size', 'x-renamed-from', 1]) ?? {});
});

it('the first of several fields keeps the values', () => {
  const taken = (name: string) =>
    `"a" takes over the values of "old" already, so "${name}" would never get them. Remove one of the two.`;
  const words = { 'x-renamed-from': ['old'] };
  expect(texts({ a: number(words), b: number(words), c: number(words) })).toEqual([taken('b'), taken('c')]);
});
