import { expect, it } from 'vitest';
import { checkColumns } from '#codegen/imports/checkColumns.ts';
import type { ColumnSchema, MappingFile } from '#codegen/imports/MappingFile.ts';
import { importContext } from './importContext.ts';

function check(own: Partial<MappingFile>) {
  const { file, kind, report, list } = importContext(own);
  const { hasFaultyUnit } = checkColumns(file, kind.merged, report);
  const text = JSON.stringify(own);
  const places = report.problems.map(({ column }) => text.slice(column - 1));
  return { hasFaultyUnit, places, problems: list().map((problem) => problem.replace(/^\d+ /, '')) };
}

const BESIDE: MappingFile['beside'] = { specs: { format: 'csv', key: 'id', match: 'id' } };
const JSON_TABLE: MappingFile['table'] = { format: 'json' };

it.each<[what: string, own: Partial<MappingFile>]>([
  [
    'columns of all types',
    {
      columns: {
        a: { column: 'a', unit: 'kW' },
        b: { column: 'b', type: 'number', unit: '%' },
        c: { column: 'c', type: 'text' },
        d: { column: 'd', type: 'flag' },
        e: { column: 'e', type: 'list', unit: 'kW', separators: [';'] },
        f: { column: 'P at {x} m/s', type: 'series', unit: 'kW', x: 'm/s' },
      },
    },
  ],
  ['columns of a table beside', { beside: BESIDE, columns: { a: { column: 'a', table: 'specs' } } }],
  [
    'the same heading in two tables',
    {
      beside: BESIDE,
      columns: { a: { column: 'a', table: 'specs' } },
      leftOut: [
        { columns: ['a', 'b'], why: 'x' },
        { table: 'specs', columns: ['b'], why: 'x' },
      ],
    },
  ],
  [
    'a slice of a JSON document',
    {
      table: JSON_TABLE,
      columns: {
        a: { column: 'a', type: 'list', slice: [{ of: 'parameters[label=density][x].values', level: 'a.b' }] },
      },
    },
  ],
  [
    'a slice of a JSON document beside',
    {
      beside: { specs: { format: 'json', key: 'id', match: 'id' } },
      columns: { a: { column: 'a', table: 'specs', type: 'list', slice: [{ of: 'a' }] } },
    },
  ],
  ['a table whose columns are components', { table: { format: 'csv', transposed: true } }],
])('%s are accepted', (_what, own) => {
  expect(check(own)).toEqual({ hasFaultyUnit: false, places: [], problems: [] });
});

it.each<[what: string, own: Partial<MappingFile>, problem: string, place: string]>([
  [
    'a JSON document whose columns are components',
    { table: { format: 'json', transposed: true } },
    'a JSON document has no columns that could be components. Remove it.',
    '"transposed":true}}',
  ],
  [
    'a column of an unknown table',
    { beside: BESIDE, columns: { a: { column: 'a', table: 'spec' } } },
    'there is no table "spec" in "beside". Did you mean "specs"?',
    '"table":"spec"}}}',
  ],
  [
    'a column of the main table by name',
    { columns: { a: { column: 'a', table: 'main' } } },
    'there is no table "main" in "beside".',
    '"table":"main"}}}',
  ],
  [
    'what is left out of an unknown table',
    { leftOut: [{ table: 'specs', columns: ['a'], why: 'x' }] },
    'there is no table "specs" in "beside".',
    '"table":"specs","columns":["a"],"why":"x"}]}',
  ],
  [
    'a heading that is read and left out',
    { columns: { a: { column: 'A' } }, leftOut: [{ columns: ['b', 'A'], why: 'x' }] },
    '"A" is left out, but column "a" reads it. Remove one of the two.',
    '"A"],"why":"x"}]}',
  ],
  [
    'a heading that is left out twice',
    {
      leftOut: [
        { columns: ['A'], why: 'x' },
        { columns: ['A'], why: 'x' },
      ],
    },
    '"A" is left out, but it is already named above. Remove one of the two.',
    '"A"],"why":"x"}]}',
  ],
])('%s is refused at its place', (_what, own, problem, place) => {
  expect(check(own)).toEqual({ hasFaultyUnit: false, places: [place], problems: [problem] });
});

it.each<[what: string, column: Omit<ColumnSchema, 'column'>, problem: string, place: string]>([
  ['an unknown unit', { unit: 'kw' }, 'there is no unit "kw". Did you mean "kW"?', 'kw"}}}'],
  ['an unknown unit of x', { type: 'series', x: 'kmh' }, 'there is no unit "kmh".', 'kmh"}}}'],
  [
    'a unit with a currency',
    { unit: 'EUR/kW' },
    '"EUR/kW" names a currency. Write "{currency}/kW"; the currency is that of the field "currency", or else the one that the file\'s units name.',
    'EUR/kW"}}}',
  ],
])('%s is refused, and nothing is known about the values', (_what, column, problem, place) => {
  const { hasFaultyUnit, places, problems } = check({
    columns: { a: { column: 'P {x}', ...column } },
  });
  expect(hasFaultyUnit).toBe(true);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(places).toEqual([place]);
});

it.each<[what: string, column: Omit<ColumnSchema, 'column'>, problem: string, word: string]>([
  [
    'a text with a unit',
    { type: 'text', unit: 'kW' },
    'a column of type "text" has no unit. Remove it, or change the "type".',
    'unit',
  ],
  [
    'a flag with a unit',
    { type: 'flag', unit: 'kW' },
    'a column of type "flag" has no unit. Remove it, or change the "type".',
    'unit',
  ],
  [
    'a number that is split',
    { separators: [';'] },
    'a column of type "number" is not split. Give it "type": "list".',
    'separators',
  ],
  ['a number with an x', { x: 'kW' }, 'a column of type "number" has no x. Give it "type": "series".', 'x'],
  [
    'a slice of a table',
    { type: 'list', slice: [{ of: 'a' }] },
    'a table of format "csv" has no nested lists. Only JSON documents have a "slice".',
    'slice',
  ],
])('%s is refused at its keyword', (_what, column, problem, word) => {
  const { places, problems } = check({ columns: { a: { ...column, column: 'A {x}' } } });
  expect(problems).toEqual([problem]);
  expect(places.map((text) => text.slice(0, word.length + 3))).toEqual([`"${word}":`]);
});

it.each(['power', '{x} and {x}'])('a series of "%s" has no form of its headings', (column) => {
  expect(check({ columns: { a: { type: 'series', column } } })).toMatchObject({
    problems: ['a series needs the pattern of its headings, with one {x} in it. Write it like "power at {x} m/s".'],
    places: [`"column":"${column}"}}}`],
  });
});

it('a slice of something other than a list is refused', () => {
  expect(check({ table: JSON_TABLE, columns: { a: { column: 'a', slice: [{ of: 'a' }] } } })).toMatchObject({
    problems: ['only a list is taken from nested lists. Give it "type": "list".'],
    places: ['"slice":[{"of":"a"}]}}}'],
  });
});

it.each([
  ['a..b', '..b"}]}}}'],
  ['a.', '."}]}}}'],
  ['a[b', '[b"}]}}}'],
  ['a[b]c', 'c"}]}}}'],
  ['a[]', '[]"}]}}}'],
  ['a[b]].c', '].c"}]}}}'],
  ['[a]', '[a]"}]}}}'],
  ['', '"}]}}}'],
])('the path "%s" is refused from where it ends', (of, place) => {
  for (const step of [{ of }, { of: 'a', level: of }]) {
    expect(check({ table: JSON_TABLE, columns: { a: { column: 'a', type: 'list', slice: [step] } } })).toMatchObject({
      problems: ['the path can\'t be read from here on. Write it like "parameters[label=air-density].values".'],
      places: [place],
    });
  }
});
