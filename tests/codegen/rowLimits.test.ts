import { expect, it } from 'vitest';
import { rowLimits, uniqueColumns } from '#codegen/rowLimits.ts';

it.each([
  ['no limit', {}, { least: 0, most: 1000 }],
  ['both limits', { minItems: 2, maxItems: 5 }, { least: 2, most: 5 }],
  ['only the fewest rows', { minItems: 3 }, { least: 3, most: 1000 }],
  ['only a very high number of fewest rows', { minItems: 2000 }, { least: 2000, most: 2000 }],
])('a table that states %s', (_, schema, limits) => {
  expect(rowLimits(schema)).toEqual(limits);
});

it.each([
  ['repeat in a table that says nothing', {}, []],
  ['not repeat in a list without repetitions', { uniqueItems: true }, ['value']],
  ['not repeat in the columns that are named', { 'x-unique': ['day', 'hour'] }, ['day', 'hour']],
])('rows may %s', (_, schema, columns) => {
  expect(uniqueColumns(schema)).toEqual(columns);
});
