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

it.each([
  ['Wp', ['18 Wp', '0.018 kWp', '0.000018 MWp', '0.000000018 GWp']],
  ['Wh', ['18 Wh', '0.018 kWh', '0.000018 MWh', '0.000000018 GWh', '0.0648 MJ', '0.0000648 GJ']],
  ['d', ['1 555 200 s', '25 920 min', '432 h', '18 d', '≈ 0.591781 month', '≈ 0.0493151 yr']],
  ['m', ['18 000 mm', '1800 cm', '18 m', '0.018 km', '≈ 59.0551 ft']],
  ['km/h', ['5 m/s', '18 km/h', '≈ 11.1847 mph', '≈ 9.71922 kn']],
  ['km/d', ['18 km/d', '≈ 0.208333 m/s', '6570 km/yr']],
  ['m²', ['180 000 cm²', '18 m²', '0.0018 ha', '0.000018 km²']],
  ['m³', ['18 000 l', '18 m³']],
  ['m³/h', ['5 l/s', '18 m³/h', '0.005 m³/s']],
  ['kg', ['18 000 g', '18 kg', '0.018 t']],
  ['t/h', ['18 000 kg/h', '5 kg/s', '18 t/h']],
  ['°C', ['18 °C', '64.4 °F']],
  ['kW/m²', ['18 000 W/m²', '18 kW/m²']],
  ['{currency}', ['1800 ct', '18 EUR']],
  ['{currency}/kWp', ['0.018 EUR/Wp', '18 EUR/kWp', '18 000 EUR/MWp']],
  ['{currency}/(kW·yr)', ['18 EUR/(kW·yr)', '18 000 EUR/(MW·yr)']],
  ['{currency}/t', ['0.018 EUR/kg', '18 EUR/t']],
  ['1/d', ['0.75 1/h', '18 1/d', '6570 1/yr']],
  ['%/min', ['0.3 %/s', '18 %/min']],
  ['%/yr', ['≈ 0.00205479 %/h', '≈ 0.0493151 %/d', '1.5 %/month', '18 %/yr']],
  ['1/K', ['18 1/K', '1800 %/K']],
  ['W/(m·K)', ['18 000 mW/(m·K)', '18 W/(m·K)']],
  ['h/yr', ['18 h/yr', '0.75 d/yr', '≈ 0.205479 %']],
  ['kWh/kWh', ['18 kWh/kWh', '1800 %']],
  ['{currency}/yr', ['1.5 EUR/month', '18 EUR/yr']],
  ['{currency}/m³', ['0.018 EUR/l', '18 EUR/m³']],
  ['kWh/km', ['18 000 Wh/km', '18 kWh/km']],
  ['kg/kWh', ['18 000 g/kWh', '18 kg/kWh', '18 000 kg/MWh']],
  ['bar', ['1 800 000 Pa', '1800 kPa', '18 bar', '≈ 261.068 psi']],
])('lists 18 %s in every unit of its family', (unit, labels) => {
  const listed = listSiblings('18', { unit, currency: EUR });
  expect(listed.map(({ label }) => label.replaceAll('\u202f', ' '))).toEqual(labels);
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

it.each(['°', '%'])('has no others for %s, which is used alone', (unit) => {
  expect(findFamily(unit)).toEqual([]);
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
