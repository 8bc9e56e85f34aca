import { expect, it } from 'vitest';
import { isSameUnit } from '#codegen/isSameUnit.ts';

it.each([
  ['kW', 'kW'],
  ['kW·h', 'kWh'],
  ['kW/m²', 'kW/m^2'],
  ['furlong', 'furlong'],
  ['', ''],
])('a number means the same in %j and %j', (a, b) => {
  expect(isSameUnit(a, b)).toBe(true);
});

it.each([
  ['kW', 'MW'],
  ['kW', 'kWh'],
  ['kW', 'm'],
  ['furlong', 'kW'],
  ['kW', 'furlong'],
  ['furlong', 'fathom'],
  ['kW', 'kW/('],
  ['kW/(', 'kW'],
])('a number means something else in %j than in %j', (a, b) => {
  expect(isSameUnit(a, b)).toBe(false);
});
