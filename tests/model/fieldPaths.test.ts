import { describe, expect, it } from 'vitest';
import { fieldPaths } from '#model/fieldPaths.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const NAMES = ['name', 'tariff/type', 'tariff/=fixed/price', 'tariff/=flex/price', 'tariff/=flex/sources'];
const SHAPE = {
  fields: createFields({
    ...Object.fromEntries(NAMES.map((name) => [name, {}])),
    periods: { type: 'rows', table: createTable({ price: {} }) },
  }),
  objects: { tariff: { title: 'Tariff', variant: 'type' } },
};

describe('the path of a field', () => {
  it.each([
    ['name', 'name'],
    ['tariff/=fixed/price', 'tariff/price'],
    ['tariff/=flex/source/=2/name', 'tariff/source/name'],
  ])('%s is %s', (name, path) => {
    expect(fieldPaths(SHAPE, {}).toPath(name)).toBe(path);
  });

  it('is its name in a flat record', () => {
    expect(fieldPaths({ fields: SHAPE.fields }, {}).toPath('tariff/=fixed/price')).toBe('tariff/=fixed/price');
  });
});

describe('the field at a path', () => {
  it.each([
    ['fixed', 'tariff/price', 'tariff/=fixed/price'],
    ['flex', 'tariff/price', 'tariff/=flex/price'],
    ['flex', 'tariff/sources/2/name', 'tariff/=flex/sources'],
    ['fixed', 'tariff/sources', 'tariff/sources'],
    ['none', 'tariff/price', 'tariff/price'],
    ['fixed', 'tariff/type', 'tariff/type'],
    ['fixed', 'periods/0/price', 'periods'],
    ['fixed', 'mode', 'mode'],
  ])('is that of the chosen case %s: %s is %s', (type, path, name) => {
    expect(fieldPaths(SHAPE, { 'tariff/type': type }).toName(path)).toBe(name);
  });

  it.each([
    ['name', 'name'],
    ['periods', 'periods'],
    ['periods/1/price', 'periods'],
    ['tariff/=fixed/price', 'tariff/=fixed/price'],
    ['toString/0', 'toString/0'],
  ])('is its name in a flat record: %s is %s', (path, name) => {
    expect(fieldPaths({ fields: SHAPE.fields }, {}).toName(path)).toBe(name);
  });
});
