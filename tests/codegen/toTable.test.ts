import { expect, it } from 'vitest';
import type { TableSchema } from '#codegen/imports/MappingFile.ts';
import { toSigns, toTable } from '#codegen/imports/toTable.ts';
import { mappingFile } from './mappingFile.ts';

const file = mappingFile({
  beside: { specs: { format: 'csv', key: 'spec id', match: 'id' }, prices: { format: 'csv', key: 'no', match: 'id' } },
  columns: {
    power: { column: 'P' },
    rated: { column: 'P' },
    curve: { column: 'P at {x} m/s', type: 'series' },
    weight: { column: 'kg', table: 'specs' },
  },
  leftOut: [
    { columns: ['colour', 'age'], why: 'no use' },
    { table: 'specs', columns: ['size'], why: 'unknown' },
  ],
});

it('a table has defaults for what its file does not say', () => {
  expect(toTable(file, 'main', { format: 'csv' })).toEqual({
    ...{ format: 'csv', headings: ['id', 'P'], patterns: ['P at {x} m/s'], header: 1, firstRow: 2, decimal: '.' },
    ...{ blank: [], leftOut: { colour: 'no use', age: 'no use' } },
  });
});

it('a table keeps what its file says', () => {
  const stated: TableSchema = {
    ...{ header: 3, units: 4, firstRow: 9, encoding: 'latin1', rows: 'a.b', sheet: 'S', blank: ['-'], group: 'make' },
    ...{ format: 'xlsx', decimal: ',', delimiter: ';', transposed: true, many: true },
  };
  expect(toTable(file, 'specs', stated)).toEqual({
    ...{ ...stated, headings: ['spec id', 'kg'], leftOut: { size: 'unknown' } },
  });
});

it.each([
  [{ header: 3 }, 4],
  [{ units: 2 }, 3],
  [{ header: 5, units: 2 }, 6],
  [{ header: 5, firstRow: 2 }, 2],
])('the data of %j begin in line %i', (lines, firstRow) => {
  expect(toTable(file, 'main', { format: 'csv', ...lines }).firstRow).toBe(firstRow);
});

it('a table without series has no patterns', () => {
  expect(toSigns(file, 'specs', { format: 'csv' })).toEqual({ format: 'csv', headings: ['spec id', 'kg'], header: 1 });
});

it('a mapping of one table has only its columns as signs', () => {
  const plain = mappingFile({ columns: { power: { column: 'P' } } });
  expect(toTable(plain, 'main', { format: 'csv' })).toMatchObject({ headings: ['P'], leftOut: {} });
});

it('a table of one value per line is recognized by its own columns', () => {
  const long = { entity: 'name', parameter: 'key', value: 'val', unit: 'unit' };
  expect(toSigns(file, 'main', { format: 'csv', long }).headings).toEqual(['name', 'key', 'val']);
  expect(toSigns(file, 'main', { format: 'csv', long: { ...long, also: ['year'] } }).headings).toEqual([
    ...['name', 'year', 'key', 'val'],
  ]);
  expect(toTable(file, 'main', { format: 'csv', long }).long).toBe(long);
});

it('of a JSON document, all paths that are read are named', () => {
  const long = { entity: 'name', parameter: 'key', value: 'val' };
  expect(toSigns(file, 'main', { format: 'json', group: 'make' }).headings).toEqual(['id', 'P', 'make']);
  expect(toSigns(file, 'main', { format: 'json', long: { ...long, unit: 'u' } }).headings).toEqual([
    ...['name', 'key', 'val', 'u'],
  ]);
  expect(toSigns(file, 'main', { format: 'json', long }).headings).toEqual(['name', 'key', 'val']);
});

it('slices belong to the table of their column', () => {
  const sliced = mappingFile({
    columns: {
      power: { column: 'a.b', type: 'list', slice: [{ of: 'x' }] },
      speed: { column: 'c', table: 'specs', type: 'list', slice: [{ of: 'y' }] },
      plain: { column: 'd' },
    },
  });
  expect(toTable(sliced, 'main', { format: 'json' }).slices).toEqual({ 'a.b': [{ of: 'x' }] });
  expect(toTable(sliced, 'specs', { format: 'json' }).slices).toEqual({ c: [{ of: 'y' }] });
  expect(toTable(sliced, 'prices', { format: 'json' }).slices).toBeUndefined();
});
