import { describe, expect, it, test } from 'vitest';
import { checkUnits } from '#codegen/checkUnits.ts';
import type { FieldSchema, SharedFile } from '#codegen/KindFile.ts';
import { mergeKind } from '#codegen/mergeKind.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind, toShared, toSource, toTexts } from './mergedKind.ts';

const number = (title: string): FieldSchema => ({ type: 'number', title });

function merge(properties: Record<string, FieldSchema>, shared: Record<string, SharedFile> = {}) {
  const file = { properties, $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 } };
  const { value, problems } = mergeKind(toSource('kinds/probe.json', file), file, toShared(shared));
  return { kind: value, reported: problems.map(formatProblem) };
}

describe('a shared field', () => {
  const shared: Record<string, SharedFile> = {
    'parts.json': {
      $defs: {
        power: { ...number('Power'), 'x-unit': 'kW', minimum: 0 },
        charging: {
          type: 'object',
          title: 'Charging',
          properties: { power: { $ref: './parts.json#/$defs/power' }, hours: number('Hours') },
          required: ['power'],
        },
        ring: { type: 'object', title: 'Ring', properties: { again: { $ref: './parts.json#/$defs/ring' } } },
      },
    },
  };
  const power = { $ref: '../parts.json#/$defs/power', maximum: 9 };
  const merged = { type: 'number', title: 'Power', 'x-unit': 'kW', minimum: 0, maximum: 9 };

  it('is taken over in objects, rows, lists and cases', () => {
    const { kind, reported } = merge(
      {
        group: { type: 'object', title: 'Group', properties: { power } },
        table: { type: 'array', title: 'Table', items: { type: 'object', properties: { power } } },
        list: { type: 'array', title: 'List', items: power },
        variant: {
          type: 'object',
          title: 'Variant',
          'x-choice': 'type',
          properties: { type: { type: 'string', title: 'Type', enum: ['a'] } },
          'x-cases': { a: { properties: { power } } },
        },
      },
      shared,
    );
    expect(reported).toEqual([]);
    expect(kind?.fields.get('group/power')?.schema).toEqual(merged);
    expect(kind?.fields.get('variant/=a/power')?.schema).toEqual(merged);
    expect(kind?.tables.get('table')?.fields.get('power')?.schema).toEqual(merged);
    expect(kind?.tables.get('list')?.fields.get('value')?.schema).toEqual(merged);
  });

  it('may be an object, of which a kind changes single fields', () => {
    const { kind, reported } = merge(
      {
        depot: {
          $ref: '../parts.json#/$defs/charging',
          title: 'Depot',
          properties: { power: { maximum: 9 }, count: number('Count') },
          required: ['count'],
        },
      },
      shared,
    );
    expect(reported).toEqual([]);
    expect([...(kind?.fields.keys() ?? [])]).toEqual(['depot/power', 'depot/hours', 'depot/count']);
    expect(kind?.fields.get('depot/power')?.schema).toEqual(merged);
    expect([...(kind?.required ?? [])]).toEqual(['depot/power', 'depot/count']);
    expect(kind?.fields.get('depot/hours')?.origin.source.file).toBe('schemas/parts.json');
    expect(kind?.objects.get('depot')?.schema.title).toBe('Depot');
  });

  it('counts among the levels of objects and tables where it is used', () => {
    const level = (inner: FieldSchema): FieldSchema => ({ type: 'object', title: 'L', properties: { inner } });
    const deep = (levels: number): FieldSchema =>
      levels === 0 ? { $ref: '../parts.json#/$defs/charging' } : level(deep(levels - 1));
    expect(merge({ deep: deep(4) }, shared).reported).toEqual([]);
    const { reported, kind } = merge({ deep: deep(5) }, shared);
    expect(reported).toEqual([
      expect.stringMatching(
        /^schemas\/parts\.json:1:\d+ "charging" would be level 6 .* at most 5 are allowed\. Move its fields further out\.$/,
      ),
    ]);
    expect([...(kind?.objects.keys() ?? [])]).toHaveLength(5);
  });

  it('that lies inside itself is reported once', () => {
    const { reported } = merge({ ring: { $ref: '../parts.json#/$defs/ring' } }, shared);
    expect(reported).toEqual([
      expect.stringMatching(
        /^schemas\/parts\.json:1:\d+ "\.\/parts\.json#\/\$defs\/ring" leads in a circle, so its nesting would never end\.$/,
      ),
    ]);
  });
});

test('units of columns are checked and spelled out', () => {
  const items = { type: 'object', properties: { power: { ...number('Power'), 'x-unit': 'kW' } } };
  const table = (unit: string) => ({
    type: 'array',
    title: 'T',
    items: { ...items, properties: { power: { ...number('P'), 'x-unit': unit } } },
  });
  const common: SharedFile = { 'x-unit-names': { kW: ['kilowatt', 'kilowatts'] } };
  const spelled = toDefinition(mergedKind({ properties: { t: table('kW') } }, { 'common.json': common }));
  expect(spelled.fields.t?.table?.fields.power).toMatchObject({ unit: 'kW', unitName: 'kilowatts' });
  expect(toTexts(checkUnits(mergedKind({ properties: { t: table('kWH') } })).problems)).toEqual([
    'there is no unit "kWH". Did you mean "kWh"?',
  ]);
});

test('fields come in the order of the tabs, those of an object together', () => {
  const { fields, objects, tabs } = toDefinition(
    mergedKind({
      properties: {
        first: number('First'),
        group: { type: 'object', title: 'Group', description: 'Help.', properties: { b: number('B'), a: number('A') } },
        last: number('Last'),
      },
      'x-tabs': [{ id: 'own', title: 'Own', groups: [{ title: 'G', fields: ['last', 'group', 'first'] }] }],
    }),
  );
  expect(Object.keys(fields)).toEqual(['last', 'group/b', 'group/a', 'first']);
  expect(objects).toEqual({ group: { title: 'Group', help: 'Help.' } });
  expect(tabs[0]?.groups[0]?.items).toEqual(['last', 'group', 'first']);
});

test('a row is called as its table says, or by the title of its object', () => {
  const createRow = (own: FieldSchema, items: FieldSchema) =>
    toDefinition(mergedKind({ properties: { t: { type: 'array', title: 'Things', items, ...own } } })).fields.t?.table
      ?.row;
  const object = { type: 'object', properties: { a: number('A') } };
  expect(createRow({ 'x-row': 'period' }, { ...object, title: 'Hour' })).toBe('period');
  expect(createRow({}, { ...object, title: 'Working hour' })).toBe('working hour');
  expect(createRow({}, object)).toBe('row');
  expect(createRow({}, { type: 'number' })).toBe('value');
});

test('a kind without structure has no objects', () => {
  expect(toDefinition(mergedKind({ properties: { a: number('A') } }))).not.toHaveProperty('objects');
});
