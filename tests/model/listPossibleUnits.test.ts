import { expect, test } from 'vitest';
import { listPossibleUnits, UNMISTAKABLE } from '#model/listPossibleUnits.ts';

/** Each with an exclamation mark where it is sure. */
const list = (text: string) => listPossibleUnits(text).map(({ text: said, isSure }) => `${said}${isSure ? '!' : ''}`);

test.each<[text: string, units: string[]]>([
  ['Power MW net', ['MW!']],
  ['Power (MW, net)', ['MW!']],
  ['[MW]', ['MW!']],
  ['Power;MW:net', ['MW!']],
  ['Power{MW}=mean', ['MW!']],
  ['@MW', ['MW!']],
  ['Power min', ['min']],
  ['Power hp or kW', ['hp', 'kW!']],
  ['A V', []],
  ['A min', ['min']],
  ['%', ['%!']],
  ['m/s', ['m/s!']],
  ['net', []],
  ['', []],
  [' ', []],
  ['25 °C', []],
  ['1.225 kg/m³', []],
  ['10,5 min', []],
  ['x25 °C', ['°C!']],
  ['25x °C', ['°C!']],
  ['1000 W', ['1000 W']],
  ['1.000 W', ['1.000 W']],
  ["1'000 A", ["1'000 A"]],
  ['1’000’000 W', ['1’000’000 W']],
  ['1000000 W', ['1000000 W']],
  ["'000 W", ["'000 W"]],
  ['0’000 W', ['0’000 W']],
  ['000 W', []],
  ['2000 W', []],
  ['21000 W', []],
  ["2'000 W", []],
  ['1000 ', []],
  ['25 (°C)', []],
  ['10000 W', []],
  ['1000.5 W', []],
  ['1000 net', []],
])('the words of %j that may be units', (text, units) => {
  expect(list(text)).toEqual(units);
});

test('a factor is part of the text, not of the unit', () => {
  expect(listPossibleUnits('Power (1000 W, kWh)')).toEqual([
    { text: '1000 W', unit: 'W', isSure: false },
    { text: 'kWh', unit: 'kWh', isSure: true },
  ]);
});

test.each([
  ...['%', '°C', '°F', 'W', 'kW', 'MW', 'GW', 'TW', 'Wh', 'kWh', 'TWh', 'Wp', 'kWp', 'MWp', 'GWp'],
  ...['kVA', 'MVA', 'GJ', 'TJ', 'kPa', 'km/h', 'mph', 'kn', 'kts', 'knot', 'knots', 'm/s', 'EUR/kWh', 'P/Pn'],
])('%s is written like no word', (unit) => {
  expect(UNMISTAKABLE.test(unit)).toBe(true);
});

test.each([
  '',
  'C',
  '°K',
  'mW',
  'kW net',
  'xkW',
  'Whx',
  'TWp',
  'VA',
  'J',
  'min',
  'knotty',
  'unknot',
  '1/h',
  '/s',
  'm/',
])('%s may be something else', (text) => {
  expect(UNMISTAKABLE.test(text)).toBe(false);
});
