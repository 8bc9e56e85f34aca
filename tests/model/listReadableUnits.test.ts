import { expect, it } from 'vitest';
import { listReadableUnits } from '#model/listReadableUnits.ts';

it.each<[unit: string, own: string, units: string[]]>([
  ['kW', 'kW', ['kW', 'W', 'MW', 'GW', 'hp']],
  ['kW', 'W', ['W', 'kW', 'MW', 'GW', 'hp']],
  ['kW', 'MWh', ['MWh', 'kW', 'W', 'MW', 'GW', 'hp']],
  ['%', '', ['', '%']],
  ['', '', ['', '%']],
  ['rpm', 'rpm', ['rpm']],
])('a column of %j that is in %j may be in %j', (unit, own, units) => {
  expect(listReadableUnits(unit, own)).toEqual(units);
});
