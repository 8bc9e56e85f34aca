import { describe, expect, it } from 'vitest';
import { createConverter, findGroupedReading, listReadings, readQuantity } from '#model/readQuantity.ts';

const EUR = { currency: 'EUR' };

describe('a typed number', () => {
  it.each<[typed: string, unit: string, value: number]>([
    ['5', 'kW', 5],
    ['5 kW', 'kW', 5],
    ['5kW', 'kW', 5],
    ['5 MW', 'kW', 5000],
    ['1.2 MW', 'kW', 1200],
    ['-5 MW', 'kW', -5000],
    ['−5 MW', 'kW', -5000],
    ['0.1e-3 MW', 'kW', 0.1],
    ['1e5 kW', 'MW', 100],
    ['5 kw', 'kW', 5],
    ['2k', 'kW', 2000],
    ['1.5 M', 'kW', 1_500_000],
    ['1 hp', 'kW', 0.7456998715822702],
    ['95 degF', '°C', 35],
    ['95 °F', '°C', 35],
    ['300 K', '°C', 26.85],
    ['-40 F', '°C', -40],
    ['10 K', 'K', 10],
    ['10 min', 'h', 1 / 6],
    ['3 days', 'h', 72],
    ['100 mph', 'm/s', 44.704],
    ['3 m2', 'm²', 3],
    ['3 m^2', 'm²', 3],
    ['20 l', 'm³', 0.02],
    ['1 kW h', 'kWh', 1],
    ['36 km / h', 'm/s', 10],
    ['5 kWh per km', 'kWh/km', 5],
    ['50 %', '', 0.5],
    ['0.5', '%', 0.5],
    ['7 cars', 'cars', 7],
    ['120 cars/d', 'cars/h', 5],
    ['3 ct/kWh', '{currency}/kWh', 0.03],
    ['2250 EUR/kW', '{currency}/kW', 2250],
    ['1.2 M€/MW', '{currency}/kW', 1200],
    ['2 k€/kW', '{currency}/kW', 2000],
    ['100 kEUR', '{currency}', 100_000],
    ['EUR 100', '{currency}', 100],
    ['EUR -5', '{currency}', -5],
    ['€30/MWh', '{currency}/MWh', 30],
    ['€ 1 250.5 / MWh', '{currency}/MWh', 1250.5],
    ['2 megawatts', 'kW', 2000],
    ['20 miles per hour', 'm/s', 8.9408],
    ['20 Celsius', '°C', 20],
    ['308.15 k', '°C', 35],
    ['3 Min', 'h', 0.05],
    ['2250 €/kW', '{currency}/kW', 2250],
    ['€ 2250', '{currency}', 2250],
    ['5 eur/MWh', '{currency}/kWh', 0.005],
    ['100 EUR/kW/a', '{currency}/(kW·yr)', 100],
    ['12 kWth', 'kW', 12],
    ['12 MW_el', 'kW', 12_000],
    ['3 kWhel', 'kWh', 3],
    ['49 kts', 'm/s', 25.207777777777778],
    ['90 kmh', 'm/s', 25],
    ['100 feet', 'm', 30.48],
    ['80 meters', 'm', 80],
    ['20 Jahre', 'yr', 20],
    ['240 months', 'yr', 20],
    ['52 weeks', 'd', 364],
    ['5 mins', 'min', 5],
    ['2 % p.a.', '%/yr', 2],
    ['60 ºC', '°C', 60],
    ['60 ° C', '°C', 60],
    ['60 deg C', '°C', 60],
    ['36 mW/mK', 'W/(m·K)', 0.036],
    ['0.036 W/(mK)', 'W/(m·K)', 0.036],
    ['0.4 W/m²K', 'W/(m²·K)', 0.4],
    ['12 kt', 't', 12_000],
    ['5 mK', 'K', 0.005],
    ['\u200B5\u200B kW', 'kW', 5],
    ['\u00AD5 M\u00ADW', 'kW', -5000],
    ['1.5 MVA', 'kVA', 1500],
    ['3 1/h', '1/h', 3],
    ['2 1 / d', '1/yr', 730],
    ['24/d', '1/h', 1],
    ['24 per d', '1/h', 1],
    ['1 500 1/h', '1/h', 1500],
    ['1500 V·A', 'kW', 1.5],
    ['+ 5 MW', 'kW', 5000],
    ['  5  MW  ', 'kW', 5000],
    ['.25 MW', 'kW', 250],
    ['1e12 W', 'kW', 1_000_000_000],
    ['-1e-400 kW', 'kW', 0],
    ['3  1/h', '1/h', 3],
    ['€2250', '{currency}', 2250],
    ['5 kW (peak)', 'kW (peak)', 5],
    ['= 9*250', 'kW', 2250],
    ['= 9*250MW', 'kW', 2_250_000],
    ['= 3 min', 'h', 0.05],
  ])('%s counts in %s as %d', (typed, unit, value) => {
    expect(readQuantity(typed, { unit: unit || undefined, ...EUR })).toEqual({ value });
  });

  it.each<[typed: string, value: number]>([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['-1.234.567,8', -1_234_567.8],
    ['12 500', 12_500],
    ["12'500.5", 12_500.5],
    ['12 500,5', 12_500.5],
    ['12,345,678', 12_345_678],
    ['12,345.6', 12_345.6],
    ['1,234,567.8', 1_234_567.8],
    ['12.345.678', 12_345_678],
    ['12.345,6', 12_345.6],
    ['1 234 567', 1_234_567],
    ['12 500.55', 12_500.55],
    ['+5', 5],
    ['+ 5', 5],
    ['− 5', -5],
    ['= 9*250', 2250],
    ['=9*250', 2250],
    ['= 0.1 + 0.2', 0.3],
    ['= (1+2)*3 - -1', 10],
    ['= 1/3', 1 / 3],
    ['= 2 × 3 ÷ 4', 1.5],
    ['= -(2+3)', -5],
    ['1e3', 1000],
  ])('%s has one reading, %d', (typed, value) => {
    expect(readQuantity(typed, {})).toEqual({ value });
  });

  it('can be calculated in another unit', () => {
    expect(readQuantity('= (1+2)*3 MW', { unit: 'kW' })).toEqual({ value: 9000 });
  });

  it.each<[typed: string, unit: string, message: string]>([
    ['5 MWh', 'kW', "MWh can't be converted to kW"],
    ['5 kW', '', 'This number has no unit: kW does not fit'],
    ['2250 USD/kW', '{currency}/kW', "USD can't be converted to EUR"],
    ['2250 $/kW', '{currency}/kW', "$ can't be converted to EUR"],
    ['5 EUR', '{currency}/kW', "EUR can't be converted to EUR/kW"],
    ['250 USD/kWh', '%/yr', "USD/kWh can't be converted to %/yr"],
    ['20 °C', 'K', "°C can't be converted to K"],
    ['12 kvar', 'kW', "kvar can't be converted to kW without a power factor"],
    ['12 kVA', 'kW', "kVA can't be converted to kW without a power factor"],
    ['12 MW', 'kVA', "MW can't be converted to kVA without a power factor"],
    ['250 EUR/kVA', '{currency}/kW', "EUR/kVA can't be converted to EUR/kW without a power factor"],
    ['5 kVA', 'kWh', "kVA can't be converted to kWh"],
    ['5 mw', 'kW', 'There is no unit mw. Did you mean MW or mW?'],
    ['5 ML', 'm³', 'There is no unit ML. Did you mean ml?'],
    ['7 Mg/h', 'kg/s', 'There is no unit Mg. Did you mean mg?'],
    ['3 m/h', '1/h', "m/h can't be converted to 1/h"],
    ['5 mK', '°C', "mK can't be converted to °C"],
    ['7 dogs', 'cars', ''],
    ['5 XUSD', 'kW', ''],
    ['5 USDX', 'kW', ''],
    ['5 ₹', 'kW', "₹ can't be converted to kW"],
  ])('%s has no place where %s are counted', (typed, unit, message) => {
    const found = message === '' ? { problem: 'malformed' } : { problem: 'unit', message };
    expect(readQuantity(typed, { unit: unit || undefined, ...EUR })).toEqual(found);
  });

  it.each([
    '12abc',
    'abc',
    'MW',
    '5 /kW',
    '1.2.3',
    '12 34',
    '1.',
    '=',
    '= 1/0',
    '= 2 +',
    '= (2',
    '= 2)',
    '= 2 3',
    '=kW',
    '1e999',
    '1e308 MW',
    '5 kW kW/',
    '5 .MW',
    '5 = 3',
    '= kW 3',
    '= 3 .x',
    '1234 567',
    '12 500 5',
    '1234.567.890',
    '1.234.567.8',
    `= ${'('.repeat(500)}1${')'.repeat(500)}`,
  ])('%s is malformed', (typed) => {
    expect(readQuantity(typed, { unit: 'kW' })).toEqual({ problem: 'malformed' });
  });

  it.each(['1234,567,890', '1,234,567,8', '1234,567.8', '1234.567,8'])('%s has misplaced commas', (typed) => {
    expect(readQuantity(typed, { unit: 'kW' })).toEqual({ problem: 'comma' });
    expect(listReadings(typed)).toEqual([]);
  });

  it.each<[typed: string, offers: string[]]>([
    ['1,5', ['1.5']],
    ['0,125', ['0.125']],
    ['1,234', ['1.234', '1234']],
    ['1,5 MW', ['1.5 MW']],
    [',5', []],
    ['-12,5', ['-12.5']],
    ['- 1,5', ['- 1.5']],
    ['-1,234', ['-1.234', '-1234']],
    ['- 1,234', ['- 1.234', '- 1234']],
    ['12,345', ['12.345', '12345']],
    ['01,234', ['01.234']],
    ['1,2345', ['1.2345']],
    ['  1,5 MW ', ['1.5 MW']],
  ])('%s may mean %j', (typed, offers) => {
    expect(readQuantity(typed, { unit: 'kW' })).toEqual({ problem: 'comma' });
    expect(listReadings(typed)).toEqual(offers);
  });

  it.each<[typed: string, unit: string, read: number | string]>([
    ['2.25 EUR2020/W', '{currency}2020/kW', 2250],
    ['2250 EUR_2020/kW', '{currency}2020/kW', 2250],
    ['2250 €2020 / kW', '{currency}2020/kW', 2250],
    // Without a year, an amount is taken as a plain number would be.
    ['2.25 EUR/W', '{currency}2020/kW', 2250],
    ['3 ct/kWh', '{currency}2020/kWh', 0.03],
    ['2250 EUR2015/kW', '{currency}2020/kW', "EUR2015/kW can't be converted to EUR2020/kW: the price years differ"],
    ['2250 EUR2015/kW', '{currency}/kW', "EUR2015/kW can't be converted to EUR/kW: the price years differ"],
    ['2250 EUR2015/kWh', '{currency}2020/kW', "EUR2015/kWh can't be converted to EUR2020/kW"],
    ['5 EUR2020', 'kW', "EUR2020 can't be converted to kW"],
  ])('%s in prices of %s is %j', (typed, unit, read) => {
    const expected = typeof read === 'number' ? { value: read } : { problem: 'unit', message: read };
    expect(readQuantity(typed, { unit, ...EUR })).toEqual(expected);
  });

  it.each(['5 kW2020', '5 EUR1820/kW', '5 EUR20/kW', '5 EUR20201/kW'])('%s names no price year', (typed) => {
    expect(readQuantity(typed, { unit: '{currency}2020/kW', ...EUR })).toEqual({ problem: 'malformed' });
  });

  it('counts any currency as the own one where that is not known', () => {
    expect(readQuantity('5 USD/kW', { unit: '{currency}/kW' })).toEqual({ value: 5 });
  });

  it('is calculated up to a thousand characters', () => {
    const sum = (terms: number) => `= ${'1+'.repeat(terms)}1`;
    const spaces = (length: number) => ' '.repeat(length - sum(9).length);
    expect(readQuantity(sum(9) + spaces(1000), {})).toEqual({ value: 10 });
    expect(readQuantity(sum(9) + spaces(1001), {})).toEqual({ problem: 'malformed' });
  });

  it('of absurd size ends at once', () => {
    for (const text of ['1e-999999999', '1e999999999', `= 1e-999${'*1e-999'.repeat(90)}`])
      expect(() => readQuantity(`${text} MW`, { unit: 'kW' })).not.toThrow();
  });
});

it.each([
  ['1.234', '1234'],
  ['12.345', '12345'],
  ['0.234', undefined],
  ['1.23', undefined],
  ['1234.567', undefined],
  ['12.000 kWh', '12000 kWh'],
  ['−1.500', '−1500'],
  ['1.2345', undefined],
  ['  12.000 kWh ', '12000 kWh'],
  ['x', undefined],
])('%s may be a group of thousands: %s', (text, reading) => {
  expect(findGroupedReading(text)).toBe(reading);
});

describe('a conversion of numbers', () => {
  it.each<[from: string, to: string, value: number, converted: number]>([
    ['MW', 'kW', 5, 5000],
    ['kWh', 'MJ', 0.1, 0.36],
    ['%', '', 50, 0.5],
    ['', '', 7, 7],
    ['°F', '°C', 95, 35],
    ['EUR/kW', '{currency}/MW', 2.5, 2500],
    ['kW', 'MW', 1e-7, 1e-10],
  ])('from %j to %j makes of %d %d', (from, to, value, converted) => {
    expect(createConverter(from, to)?.(value)).toBe(converted);
  });

  it.each([
    ['MW', 'kWh'],
    ['turbines', 'kW'],
    ['kW', 'turbines'],
    ['turbines', 'turbines'],
  ])('from %s to %s does not exist', (from, to) => {
    expect(createConverter(from, to)).toBeUndefined();
  });

  it('of a level of temperature to a difference has no result', () => {
    expect(createConverter('°C', 'K')?.(20)).toBeNaN();
  });
});
