import { expect, it } from 'vitest';
import type { Ratio } from '#model/imports/ImportMapping.ts';
import { readRatio } from '#model/imports/readRatio.ts';

it.each<
  [what: string, unit: string | undefined, column: { unit?: string; written?: string }, Ratio | 'same' | undefined]
>([
  ['no unit of its own', undefined, { unit: 'kW' }, 'same'],
  ['no unit of its own, in a column with a line of units', undefined, { unit: 'kW', written: 'kilowatts' }, 'same'],
  ['the unit of its column', 'kW', { unit: 'kW' }, 'same'],
  ['the unit as the file writes it', 'EUR/kW_el', { unit: '{currency}/kW', written: 'EUR/kW_el' }, 'same'],
  ['a larger unit', 'MW', { unit: 'kW' }, ['1000', '1']],
  ['a smaller unit', 'W', { unit: 'kW', written: 'kilowatts' }, ['1', '1000']],
  ['a unit of something else', 'kWh', { unit: 'kW' }, undefined],
  ['a unit that is none', 'pieces', { unit: 'kW' }, undefined],
  ['a unit where its column has none', 'kW', {}, undefined],
  ['a unit where that of its column is none', 'kW', { unit: 'pieces' }, undefined],
  ['a level of temperature where its column has a difference', '°C', { unit: 'K' }, undefined],
  ['a difference of temperature where its column has a level', 'K', { unit: '°C' }, undefined],
  ['the unit in other words', 'C', { unit: '°C', written: 'degC' }, 'same'],
  ['a plain number in other words', 'p.u.', { written: 'per unit' }, 'same'],
  ['a price for a larger unit', 'EUR/MW', { unit: '{currency}/kW', written: 'EUR/kW' }, ['1', '1000']],
  ['a price for the power of a carrier', 'EUR/kW_th', { unit: '{currency}/kW', written: 'EUR/kW' }, 'same'],
  [
    'a price for the power of the same carrier',
    'EUR/MWel',
    { unit: '{currency}/kW', written: 'EUR/kW_e' },
    ['1', '1000'],
  ],
  ['heat where its column is electricity', 'kW_th', { unit: 'kW', written: 'kW_el' }, undefined],
  ['electricity where its column is heat', 'kWe', { unit: 'kW', written: 'kWheat' }, undefined],
  ['a price for something else', 'EUR/MWh', { unit: '{currency}/kW', written: 'EUR/kW' }, undefined],
  ['a price in another currency', 'USD/kW', { unit: '{currency}/kW', written: 'EUR/kW' }, undefined],
  ['a price of another year', 'EUR2015/kW', { unit: '{currency}/kW', written: 'EUR2020/kW' }, undefined],
  ['a price in a currency where its column has any', 'EUR/MW', { unit: '{currency}/kW' }, ['1', '1000']],
  ['a price in any currency where its column has any', '{currency}/MW', { unit: '{currency}/kW' }, ['1', '1000']],
  ['a price of a year where its column has any currency', 'EUR2015/kW', { unit: '{currency}/kW' }, undefined],
  ['a price where its column has none', 'EUR/kW', { unit: 'kW' }, undefined],
  ['a fraction where its column is in percent', 'per unit', { unit: '%' }, ['100', '1']],
  ['a difference of temperature in another unit', 'W/°C', { unit: 'W/K' }, ['1', '1']],
])('a cell with %s', (_, unit, column, ratio) => {
  expect(readRatio(unit, column)).toEqual(ratio);
});
