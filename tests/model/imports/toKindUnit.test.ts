import { expect, it } from 'vitest';
import { toKindUnit } from '#model/imports/toKindUnit.ts';

it.each([
  ['kW', 'kW'],
  [' kWh ', 'kWh'],
  ['W/(m²·K)', 'W/(m²·K)'],
  ['%', '%'],
  ['year', 'yr'],
  ['years', 'yr'],
  ['Years', 'yr'],
  ['Jahr', 'yr'],
  ['Jahre', 'yr'],
  ['1/annum', '1/yr'],
  ['kWh/year', 'kWh/yr'],
  ['hour', 'h'],
  ['kWh/hour', 'kWh/h'],
  ['1/Stunde', '1/h'],
  ['Hours', 'h'],
  ['C', '°C'],
  ['degC', '°C'],
  ['deg C', '°C'],
  ['W/C', 'W/K'],
  ['kW_th/°C', 'kW/K'],
  ['m3/h', 'm³/h'],
  ['kWh/m2', 'kWh/m²'],
  ['m2', 'm²'],
  ['kW_th', 'kW'],
  ['kW_el', 'kW'],
  ['KW', 'kW'],
  ['kwh', 'kWh'],
  ['KW_th', 'kW'],
  ['kWel', 'kW'],
  ['MWe', 'MW'],
  ['MWt', 'MW'],
  ['kWh_heat', 'kWh'],
  ['kWh_cap', 'kWh'],
  ['GWhth', 'GWh'],
  ['W_e', 'W'],
  ['kWh_th/kWh_el', 'kWh/kWh'],
])('%j of a table is %j', (written, unit) => {
  expect(toKindUnit(written)).toStrictEqual({ unit });
});

it.each(['per unit', 'p.u.', 'pu', 'PU', ' Per Unit ', '-', '–', 'fraction', '1', 'ratio'])(
  '%j is the unit of a plain number',
  (written) => {
    expect(toKindUnit(written)).toStrictEqual({ unit: '' });
  },
);

it.each([
  ['EUR/kW', 'EUR', '{currency}/kW'],
  ['EUR', 'EUR', '{currency}'],
  ['USD/kWh', 'USD', '{currency}/kWh'],
  ['GBP/MWh', 'GBP', '{currency}/MWh'],
  ['CHF/yr', 'CHF', '{currency}/yr'],
  ['SEK/kW', 'SEK', '{currency}/kW'],
  ['NOK/kW', 'NOK', '{currency}/kW'],
  ['DKK/kW', 'DKK', '{currency}/kW'],
  ['€/m3', 'EUR', '{currency}/m³'],
  ['$/kW', 'USD', '{currency}/kW'],
  ['£/kW', 'GBP', '{currency}/kW'],
  ['EUR2020/kW_th', 'EUR', '{currency}/kW'],
  ['EUR_2015/kW/year', 'EUR', '{currency}/kW/yr'],
  ['EUR-2015/kW', 'EUR', '{currency}/kW'],
  ['EUR 2015/kW', 'EUR', '{currency}/kW'],
  ['EUR15/kW', 'EUR', '{currency}/kW'],
  ['EUR/(kW·year)', 'EUR', '{currency}/(kW·yr)'],
  ['kWh/EUR', 'EUR', 'kWh/{currency}'],
])('%j is %s in %j', (written, currency, unit) => {
  expect(toKindUnit(written)).toStrictEqual({ unit, currency });
});

it.each([
  '',
  'Enercon',
  'EURO/kW',
  'kEUR/kW',
  'EUR2020x/kW',
  'EUR--/kW',
  'lightyears',
  'yearsold',
  'Überjahre',
  'hoursx',
  'xhours',
  'degCx',
  'xdegC',
  'CO2',
  'mw',
  'xC',
  'kWelx',
  'kW_x',
  'm3x',
  'm2x',
])('%j is not a unit', (written) => {
  expect(toKindUnit(written)).toBeUndefined();
});
