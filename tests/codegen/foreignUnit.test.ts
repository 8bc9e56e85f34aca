import { expect, it } from 'vitest';
import { foreignUnit } from '#codegen/foreign/foreignUnit.ts';

it.each([
  ['kW', 'kW'],
  [' MWh ', 'MWh'],
  ['currency/MWh', '{currency}/MWh'],
  ['EUR / kW', '{currency}/kW'],
  ['€/kWh', '{currency}/kWh'],
  ['USD/(kW*year)', '{currency}/(kW·yr)'],
  ['$/kW/y', '{currency}/kW/yr'],
  ['W/(m * K)', 'W/(m·K)'],
  ['m . s', 'm·s'],
  ['years', 'yr'],
  ['hour', 'h'],
  ['Hours', 'h'],
  ['day', 'd'],
  ['days', 'd'],
  ['minute', 'min'],
  ['minutes', 'min'],
  ['second', 's'],
  ['seconds', 's'],
  ['metre', 'm'],
  ['metres', 'm'],
  ['meter', 'm'],
  ['meters/second', 'm/s'],
  ['degree', '°'],
  ['degrees', '°'],
  ['deg', '°'],
  ['tonne', 't'],
  ['tonnes', 't'],
  ['ton', 't'],
  ['tons/hour', 't/h'],
  ['percent', '%'],
  ['pct', '%'],
  ['Ohm', 'Ω'],
  ['ohms', 'Ω'],
  ['Celsius', '°C'],
  ['degC', '°C'],
  ['C', '°C'],
  ['MVAr', 'Mvar'],
  ['kVAr', 'kvar'],
  ['kWP', 'kWp'],
  ['KWH', 'kWh'],
  ['KW', 'kW'],
  ['W/m2', 'W/m²'],
  ['m3/s', 'm³/s'],
  ['m3/m2', 'm³/m²'],
])('%s is %s in a kind file', (text, unit) => {
  expect(foreignUnit(text)).toBe(unit);
});

it.each(['', ' ', '-', '–', 'n/a', 'NA', 'None', 'per unit', 'p.u.', 'pu', '1', 'unitless', 'Dimensionless'])(
  '"%s" says that a number has no unit',
  (text) => {
    expect(foreignUnit(text)).toBe('');
  },
);

it.each(['furlong', 'kW of heat', 'm20', 'm30', 'kW//h', 'snapshots'])('%s is not a unit', (text) => {
  expect(foreignUnit(text)).toBeUndefined();
});
