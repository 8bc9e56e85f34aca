import { expect, it } from 'vitest';
import { columnKind } from '#codegen/imports/columnKind.ts';
import type { MappingFile } from '#codegen/imports/MappingFile.ts';
import { mappingFile } from './mappingFile.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({
  properties: { power: { type: 'number', title: 'Power' } },
  'x-derived': { half: { title: 'Half', value: 'power / 2' } },
});

function read(file: Partial<MappingFile>) {
  return columnKind(mappingFile(file), kind);
}

it.each([
  ['a number', { column: 'P', unit: 'kW' }, { type: 'number', title: 'P', 'x-unit': 'kW' }],
  ['a number without a unit', { column: 'n', type: 'number' }, { type: 'number', title: 'n' }],
  ['a text', { column: 'Model', type: 'text', unit: 'kW' }, { type: 'string', title: 'Model' }],
  ['a flag', { column: 'Offshore', type: 'flag', unit: 'kW' }, { type: 'boolean', title: 'Offshore' }],
  [
    'a list',
    { column: 'v', type: 'list', unit: 'm/s' },
    { type: 'string', 'x-list': 'numbers', title: 'v', 'x-unit': 'm/s' },
  ],
  ['a series', { column: 'P_{x}', type: 'series' }, { type: 'string', 'x-list': 'numbers', title: 'P_{x}' }],
] as const)('a column of %s is a field', (_what, column, schema) => {
  expect(read({ columns: { own: column } }).fields.get('own')?.schema).toEqual(schema);
});

it('columns replace all that the kind has', () => {
  const { fields, objects, tables, curves, derived, checks, rules, required, unresolved, leavesBlank, file } = read({
    columns: { P: { column: 'P' } },
  });
  expect([...fields.keys()]).toEqual(['P']);
  for (const part of [objects, tables, curves, derived, required, unresolved]) expect(part.size).toBe(0);
  expect([checks, rules, leavesBlank, file.$id]).toEqual([[], [], true, 'probe']);
});

it('calculated numbers are derived values', () => {
  const { derived } = read({ columns: {}, calculated: { total: { value: 'a + b', unit: 'kW', when: 'a > 0' } } });
  expect([...derived]).toEqual([
    [
      'total',
      {
        schema: { title: 'total', value: 'a + b', unit: 'kW', when: 'a > 0' },
        origin: { source: kind.source, path: ['calculated', 'total'] },
      },
    ],
  ]);
});

it('a column has its place in the mapping file', () => {
  expect(read({ columns: { P: { column: 'P' } } }).fields.get('P')?.origin).toEqual({
    source: kind.source,
    path: ['columns', 'P'],
  });
});
