import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shapeCheck } from '#codegen/checkShape.ts';
import { checkMapping } from '#codegen/imports/checkMapping.ts';
import type { MappingFile } from '#codegen/imports/MappingFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mappingFile } from './mappingFile.ts';
import { toSource } from './mergedKind.ts';
import { checkedProbe } from './readProbe.ts';

const checkShape = shapeCheck(JSON.parse(readFileSync('schemas/import.schema.json', 'utf8')));
const kind = checkedProbe({
  properties: {
    power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
    mass: { type: 'number', title: 'Mass', 'x-unit': 'kg' },
    maker: { type: 'string', title: 'Maker' },
  },
});
const COLUMNS: MappingFile['columns'] = { p: { column: 'P', unit: 'kW' } };

function check(own: Partial<MappingFile>, name = 'probe') {
  const file = mappingFile({ columns: COLUMNS, fields: { power: 'p' }, ...own });
  const source = toSource(`imports/${name}.json`, { $schema: '../import.schema.json', ...file });
  const { value, problems } = checkMapping(source, { checkShape, kinds: [kind] });
  return { value, problems: placedProblems(problems, source) };
}

const SOURCE = { title: 'Source', url: 'https://example.org', licence: 'MIT' };
const code = (text: string) => ({ text: expect.stringContaining(text) });

describe('a mapping without problems', () => {
  it('of one table has its summary and its parts with their defaults', () => {
    expect(check({})).toEqual({
      value: {
        file: 'schemas/imports/probe.json',
        summary: {
          ...{ id: 'probe', title: 'Probe', kind: 'probe', source: SOURCE },
          tables: { main: { format: 'csv', headings: ['P'], header: 1 } },
        },
        mapping: {
          ...{ id: 'probe', title: 'Probe', kind: 'probe', source: SOURCE },
          table: {
            ...{ format: 'csv', headings: ['P'], header: 1, firstRow: 2, decimal: '.', blank: [], leftOut: {} },
          },
          beside: {},
          columns: { p: { column: 'P', unit: 'kW', table: 'main', type: 'number', decimal: '.', blank: [] } },
          skip: [],
          name: { text: 'Probe' },
          fields: [
            {
              field: 'power',
              cases: [{ sort: 'column', column: 'p', ratio: ['1', '1'] }],
            },
          ],
        },
      },
      problems: [],
    });
  });

  it('of several tables has them all', () => {
    const { value, problems } = check({
      table: { format: 'json', decimal: ',', blank: ['-'] },
      beside: { specs: { format: 'csv', key: 'no', match: 'id', blank: ['?'], decimal: '1,234.5' } },
      columns: {
        p: { column: 'P', unit: 'kW', blank: ['none'], type: 'list', slice: [{ of: 'a' }] },
        m: { column: 'kg', table: 'specs', decimal: '.', blank: ['none'] },
        w: { column: 'w', table: 'specs', type: 'text' },
        s: { column: 'at {x}', table: 'specs', type: 'series', unit: 'kW', x: 'm/s' },
      },
      fields: { power: 'max(p) + max(s)', mass: 'm * 1 kg', maker: 'w' },
    });
    expect(problems).toEqual([]);
    expect(value?.summary.tables).toEqual({
      main: { format: 'json', headings: ['id', 'P'], header: 1 },
      specs: { format: 'csv', headings: ['no', 'kg', 'w'], patterns: ['at {x}'], header: 1 },
    });
    expect(value?.mapping.table).toMatchObject({ format: 'json', decimal: ',', slices: { P: [{ of: 'a' }] } });
    expect(value?.mapping.beside).toEqual({
      specs: {
        ...{ format: 'csv', headings: ['no', 'kg', 'w'], patterns: ['at {x}'], header: 1, firstRow: 2 },
        ...{ decimal: '1,234.5', blank: ['?'], leftOut: {}, key: 'no', match: 'id' },
      },
    });
    expect(value?.mapping.columns).toEqual({
      p: { column: 'P', unit: 'kW', table: 'main', type: 'list', decimal: ',', blank: ['-', 'none'] },
      m: { column: 'kg', table: 'specs', type: 'number', decimal: '.', blank: ['?', 'none'] },
      w: { column: 'w', table: 'specs', type: 'text', decimal: '1,234.5', blank: ['?'] },
      s: { column: 'at {x}', table: 'specs', type: 'series', unit: 'kW', decimal: '1,234.5', blank: ['?'] },
    });
  });

  it('has the rows to skip with their conditions, which use columns', () => {
    const { value, problems } = check({
      columns: { ...COLUMNS, m: { column: 'kg' } },
      skip: [
        { when: 'm > 2', why: 'Too heavy.' },
        { when: 'p < 1', why: 'Too weak.', fix: 'Ask.' },
      ],
    });
    expect(problems).toEqual([]);
    expect(value?.mapping.skip).toEqual([
      { when: code('2'), reads: ['m'], why: 'Too heavy.' },
      { when: code('1'), reads: ['p'], why: 'Too weak.', fix: 'Ask.' },
    ]);
  });

  it('has names of columns and of the file, and numbers that are calculated', () => {
    const columns: MappingFile['columns'] = { p: { column: 'P', unit: 'kW' }, id: { column: 'Id', type: 'text' } };
    const name = { text: 'Fan {id}', short: '{file}', distinct: '{id}' };
    const { value, problems } = check({
      ...{ columns, name, calculated: { half: { value: 'p / 2', unit: 'kW' } } },
      fields: { power: 'half' },
    });
    expect(problems).toEqual([]);
    expect(value?.mapping.name).toEqual(name);
    expect(value?.mapping.fields).toEqual([
      { field: 'power', cases: [{ sort: 'calculated', text: 'half', reads: ['p'], calculate: code('2') }] },
    ]);
  });
});

describe('a mapping is refused', () => {
  it.each<[what: string, own: Partial<MappingFile> | object, problems: string[]]>([
    [
      'with a fault of its shape and another name',
      { title: 5, $id: 'other' },
      [
        'title: "title" is 5, but must be text in double quotes.',
        '$id: "$id" is "other", but the file is named probe.json; the two must be the same. Make it "probe".',
      ],
    ],
    ['of a kind that does not exist', { kind: 'prob' }, ['kind: there is no kind "prob". Did you mean "probe"?']],
    ['of a kind like no other', { kind: 'zzzzzzz' }, ['kind: there is no kind "zzzzzzz".']],
    [
      'with a column that nothing uses',
      { columns: { ...COLUMNS, m: { column: 'kg' } } },
      ['columns.m: column "m" is read, but nothing uses it. Use it, or name its heading in "leftOut".'],
    ],
    [
      'with a unit that does not exist, whose expressions are not checked',
      { columns: { p: { column: 'P', unit: 'kx' } }, fields: { power: 'q' } },
      [expect.stringMatching(/^columns\.p\.unit@0: there is no unit "kx"\. /)],
    ],
    [
      'with a table that does not exist',
      { columns: { p: { column: 'P', unit: 'kW', table: 'spec' } } },
      ['columns.p.table: there is no table "spec" in "beside".'],
    ],
    [
      'with a fault in each part',
      {
        calculated: { half: { value: 'a' } },
        skip: [
          { when: 'p > 1 kW', why: 'No.' },
          { when: 'p > 1 kW and b > 1', why: 'No.' },
        ],
        name: { text: '{c}', short: 'x {d}', distinct: '{file}' },
        fields: { power: 'p', mass: 'e' },
      },
      [
        'calculated.half.value@0: there is no column "a". Did you mean "p"?',
        'skip.1.when@13: there is no column "b". Did you mean "p"?',
        'name.text@1: there is no column "c". Did you mean "p"?',
        'name.short@3: there is no column "d". Did you mean "p"?',
        'fields.mass@0: there is no column "e". Did you mean "p"?',
      ],
    ],
  ])('%s', (_what, own, problems) => {
    expect(check(own)).toEqual({ value: undefined, problems });
  });
});
