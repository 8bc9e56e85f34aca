import { describe, expect, it, test } from 'vitest';
import { cellKey, findField, findTable, isCell, rowPrefix, staticName } from '#model/fieldKeys.ts';
import { FLEET } from './nestedDefinition.ts';

const KM = 'vehicles/#2/trips/#1/km';

test.each([
  ['name', 'name', false, undefined, ''],
  ['tariff/=fixed/price', 'tariff/=fixed/price', false, undefined, ''],
  ['vehicles/#2/count', 'vehicles', true, 'vehicles', 'vehicles/#2/'],
  ['vehicles/#2/battery/=lfp/cycles', 'vehicles', true, 'vehicles', 'vehicles/#2/'],
  [KM, 'vehicles', true, 'vehicles/#2/trips', 'vehicles/#2/trips/#1/'],
])('%s lies in its field, table and row', (key, name, cell, table, row) => {
  expect(staticName(key)).toBe(name);
  expect(isCell(key)).toBe(cell);
  expect(findTable(key)).toBe(table);
  expect(rowPrefix(key)).toBe(row);
});

describe('the field of a key', () => {
  it('is a field of the form, or a column at any depth', () => {
    expect(findField(FLEET, 'charging/power')?.default).toBe(11);
    expect(findField(FLEET, 'vehicles')?.table?.row).toBe('vehicle');
    expect(findField(FLEET, 'vehicles/#2/battery/=lfp/cycles')?.name).toBe('battery/=lfp/cycles');
    expect(findField(FLEET, cellKey('vehicles/#2/trips', '#1', 'km'))?.name).toBe('km');
  });

  it('is undefined for an unknown key', () => {
    for (const key of [
      'constructor',
      'nothing',
      'name/#1/x',
      'vehicles/#2/nothing',
      'vehicles/#2/count/#1/km',
      'vehicles/#2',
    ])
      expect(findField(FLEET, key)).toBeUndefined();
  });
});
