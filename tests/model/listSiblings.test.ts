import { expect, it } from 'vitest';
import { findFamily, listSiblings } from '#model/listSiblings.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { KIND_ROWS } from './loadedKinds.ts';

const EUR = 'EUR';

it('lists a value in the units that are usual beside its own', () => {
  expect(listSiblings('5 MW', { unit: 'kW', currency: EUR })).toEqual([
    { text: '5000000 W', label: '5\u202f000\u202f000 W' },
    { text: '5000', label: '5000 kW' },
    { text: '5 MW', label: '5 MW' },
    { text: '0.005 GW', label: '0.005 GW' },
    { text: '6705.110447975139 hp', label: '≈ 6705.11 hp' },
  ]);
  expect(listSiblings('0.03', { unit: '{currency}/kWh', currency: 'CHF' }).map(({ label }) => label)).toEqual([
    '3 ct/kWh',
    '0.03 CHF/kWh',
    '30 CHF/MWh',
  ]);
});

it.each(['', 'abc', '5 MWh'])('lists nothing for %j', (text) => {
  expect(listSiblings(text, { unit: 'kW', currency: EUR })).toEqual([]);
});

it('keeps the price year of money', () => {
  expect(listSiblings('2250', { unit: '{currency}2020/kW', currency: EUR }).map(({ text }) => text)).toEqual([
    '2.25 EUR2020/W',
    '2250',
    '2250000 EUR2020/MW',
  ]);
  expect(findFamily('{currency}2020')).toEqual(['{currency}2020']);
});

it('has no others for a unit that is used alone', () => {
  expect(findFamily('W/(m·K)')).toEqual([]);
});

it('offers texts that mean the same value', () => {
  const units = KIND_ROWS.flatMap(([, { definition }]) => Object.values(definition.fields).map(({ unit }) => unit));
  for (const unit of new Set(units)) {
    if (unit === undefined) continue;
    for (const { text } of listSiblings('7.25', { unit, currency: EUR })) {
      const read = readQuantity(text, { unit, currency: EUR });
      expect('value' in read && Number(read.value?.toPrecision(14)), `${text} in ${unit}`).toBe(7.25);
    }
  }
});
