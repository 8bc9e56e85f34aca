import { describe, expect, it } from 'vitest';
import {
  differsInPowers,
  differsInPrices,
  isConvertible,
  isSameMeasure,
  type Measure,
  readMeasure,
  readTypedUnit,
} from '#model/typedUnit.ts';

const EURO = { currency: 'EUR', counted: new Set<string>() };

function measure(text: string): Measure {
  const read = readMeasure(text);
  if (!read) throw new Error(`${text} is no unit`);
  return read;
}

describe('a unit as people write it', () => {
  it.each<[unit: string, words: string[]]>([
    ['%', ['percent', 'pct', 'Prozent', 'PCT']],
    ['s', ['sec', 'secs', 'second', 'seconds', 'Sekunde', 'Sekunden']],
    ['min', ['mins', 'minute', 'minutes', 'Minuten', 'MIN', 'min.']],
    ['h', ['hr', 'hrs', 'hour', 'hours', 'Stunde', 'Stunden', 'H']],
    ['d', ['day', 'days', 'Tag', 'Tage']],
    ['yr', ['y', 'yrs', 'year', 'years', 'Jahr', 'Jahre', 'a']],
    ['m', ['meter', 'meters', 'metre', 'metres']],
    ['ft', ['foot', 'feet']],
    ['in', ['inch', 'inches']],
    ['l', ['liter', 'liters', 'litre', 'litres', 'L']],
    ['kn', ['kts', 'knot', 'knots']],
    ['km/h', ['kmh', 'kph', 'km / h', 'km per h', 'km  PER  h']],
    ['°C', ['c', 'degc', 'degC', '℃', 'º C', '° C', '°  C', 'deg C', 'deg. C', 'degC', 'C', '˚C', '˚ C']],
    ['°F', ['f', 'degF', '℉', '°  F', 'deg F']],
    ['°', ['deg']],
    ['Ω', ['ohm', 'Ohm', 'Ω']],
    ['µm', ['um', 'μm']],
    ['EUR', ['€', 'eur', 'currency', '{currency}', 'Euro', 'euros']],
    ['ct', ['cent', 'cents', 'Cent', 'cts', '¢']],
    ['kEUR', ['k€', 'T€', 'TEUR']],
    ['m/s', ['m s-1', 'm·s-1', 'm.s-1', 'm s^-1', 'm·s⁻¹', 'ms-1', 'ms⁻¹', 'ms^-1']],
    ['km/h', ['km h-1', 'km·h⁻¹']],
    ['1/m³', ['m-3', 'm^-3', 'm⁻³']],
    ['ct/kWh', ['Cent / kWh', 'cents per kWh']],
    ['kWh', ['kwh', 'kW h', 'kW  h', 'kW*h', 'kW * h', 'kW·h', 'kW  ·  h', 'kW×h', 'kW⋅h', 'h·kW', 'kWh.']],
    ['m²', ['m2', 'm^2', 'm·m']],
    ['m³', ['m3', 'm^3', '  m³  ']],
    ['1/yr', ['1/a', '1 / a', 'a⁻¹', 'a^-1']],
    ['%/yr', ['% p.a.', '%p.a.', '% p. a.', '% p.a', '%  P.A.', 'percent p.a.', '% per annum']],
    ['EUR/kW', ['EUR per kW', 'EUR / kW', 'EUR  /  kW', '€/kW', 'EUR/(kW)']],
    ['EUR/(kW·yr)', ['EUR/kW/a', 'EUR/(kW a)', 'EUR / ( kW a )', '€ / kW p.a.', '€/kW-yr', '€/kW-year']],
    ['kW', ['kWel', 'kW_el', 'kW el', 'kWel.', 'kWe', 'kWth', 'kW_th', 'kWt', 'kWmech']],
    ['W', ['Wel', 'W_th']],
    ['kWh', ['kWhel', 'kWh_th']],
    ['EUR/kW', ['EUR/kWel', 'EUR/kW_el']],
    ['W/(m·K)', ['W/mK', 'W/(mK)', 'W/ mK', 'W / (mK)']],
    ['W/(m²·K)', ['W/m²K', 'W/m2K', 'W/(m²K)']],
  ])('%s may be written %j', (unit, words) => {
    const read = Object.fromEntries(words.map((word) => [word, readTypedUnit(word, EURO)]));
    expect(read).toEqual(Object.fromEntries(words.map((word) => [word, readTypedUnit(unit, EURO)])));
    expect(readTypedUnit(unit, EURO)).toHaveProperty('size');
  });

  it.each<[unit: string, size: [bigint, bigint], dimension: string]>([
    ['ct', [1n, 100n], 'money^1'],
    ['in', [127n, 5000n], 'length^1'],
    ['ft', [381n, 1250n], 'length^1'],
    ['mi', [201_168n, 125n], 'length^1'],
    ['ha', [10_000n, 1n], 'length^2'],
    ['lb', [45_359_237n, 100_000_000n], 'mass^1'],
    ['mph', [1397n, 3125n], 'length^1 time^-1'],
    ['kn', [463n, 900n], 'length^1 time^-1'],
    ['hp', [37_284_993_579_113_511n, 50_000_000_000_000n], 'length^2 mass^1 time^-3'],
    ['PS', [588_399n, 800n], 'length^2 mass^1 time^-3'],
    ['Btu', [52_752_792_631n, 50_000_000n], 'length^2 mass^1 time^-2'],
    ['MMBtu', [52_752_792_631n, 50n], 'length^2 mass^1 time^-2'],
    ['psi', [430_922_330_823n, 62_500_000n], 'length^-1 mass^1 time^-2'],
    ['kvar', [1000n, 1n], 'length^2 mass^1 reactive^1 time^-3'],
    ['VA', [1n, 1n], 'apparent^1 length^2 mass^1 time^-3'],
    ['cars/d', [1n, 86_400n], 'cars^1 time^-1'],
    ['EUR2020/kW', [1n, 1000n], 'length^-2 mass^-1 money2020^1 time^3'],
    ['kWh/kWh', [1n, 1n], ''],
  ])('%s has an exact size', (unit, [numerator, denominator], dimension) => {
    const read = readTypedUnit(unit, { currency: 'EUR', counted: new Set(['cars']) });
    expect(read).toEqual({ size: { numerator, denominator }, dimension });
  });

  it.each<[unit: string, zero: [bigint, bigint] | undefined]>([
    ['K', [0n, 1n]],
    ['°C', [5463n, 20n]],
    ['°F', [45_967n, 100n]],
    ['K²', undefined],
    ['1/K', undefined],
    ['°C/h', undefined],
    ['mK', undefined],
  ])('%s counts from its own zero only as a temperature', (unit, zero) => {
    const [numerator, denominator] = zero ?? [];
    expect(measure(unit).zero).toEqual(zero && { numerator, denominator });
  });

  it.each([
    'WEL',
    'kWelx',
    'kWhel2',
    'xkWel',
    'Kdeg C',
    'xp.a.',
    'kW-kW',
    'kW..h',
    '°x',
    'kWx',
    'turbines',
    'USD',
    '$',
    'e',
  ])('%s names nothing that is known', (text) => {
    expect(readTypedUnit(text, EURO)).toMatchObject({ unknown: { instead: [] } });
  });

  it.each(['', ' ', '(kW)', 'kW/', '/kW', 'kW//h', 'm4', 'kW2020', 'EUR20', 'EUR1820/kW', '5', 'kW)', 'm-4'])(
    '%j is no unit',
    (text) => {
      expect(readTypedUnit(text, EURO)).toBeUndefined();
    },
  );

  it.each([
    ['mw', ['MW', 'mW']],
    ['MWH', ['MWh', 'mWh']],
    ['foo', []],
  ])('%s is unknown, with what may be meant', (symbol, instead) => {
    expect(readTypedUnit(symbol, EURO)).toEqual({ unknown: { symbol, instead } });
  });

  it('is unknown by the first of its symbols that are', () => {
    expect(readTypedUnit('foo/qux', EURO)).toEqual({ unknown: { symbol: 'foo', instead: [] } });
    expect(readTypedUnit('kW/qux', EURO)).toEqual({ unknown: { symbol: 'qux', instead: [] } });
  });

  it('counts things that the unit of the field names, as they are written there', () => {
    const counted = new Set(['cars', 'C']);
    expect(readTypedUnit('cars', { ...EURO, counted })).toMatchObject({ dimension: 'cars^1' });
    expect(readTypedUnit('C', { ...EURO, counted })).toMatchObject({ dimension: 'C^1' });
    expect(readTypedUnit('cars', EURO)).toEqual({ unknown: { symbol: 'cars', instead: [] } });
  });

  it.each([
    ['EUR', 'EUR', true],
    ['EUR', '€', true],
    ['USD', 'usd', true],
    ['USD', '$', true],
    ['GBP', '£', true],
    ['JPY', '¥', true],
    ['INR', '₹', true],
    ['usd', 'USD', true],
    ['USD', 'EUR', false],
    ['USD', '€', false],
    [undefined, 'CHF', true],
    [undefined, '₹', true],
    [undefined, 'chf', false],
    [undefined, 'CHFX', false],
    [undefined, 'XCHF', false],
  ])('in a form of %s takes %s for money: %s', (currency, text, isMoney) => {
    const read = readTypedUnit(text, { currency, counted: new Set() });
    const money = { size: { numerator: 1n, denominator: 1n }, dimension: 'money^1' };
    expect(read).toEqual(isMoney ? money : { unknown: { symbol: text, instead: [] } });
  });

  it('of no text is not a unit, and an unknown one has no measure', () => {
    expect(readMeasure('')).toEqual({ size: { numerator: 1n, denominator: 1n }, dimension: '' });
    expect(readMeasure('USD/kW')).toEqual(readMeasure('{currency}/kW'));
    expect(readMeasure('turbines')).toBeUndefined();
    expect(readMeasure('kW/')).toBeUndefined();
  });
});

describe('two units', () => {
  it.each([
    ['kW', 'MW', true],
    ['kW', 'kWh', false],
    ['EUR/kW', '{currency}2020/kW', true],
    ['EUR2020/kW', '{currency}2020/kW', true],
    ['EUR2015/kW', '{currency}2020/kW', false],
    ['EUR2020/kW', '{currency}/kW', false],
    ['EUR/kW', '{currency}/kW', true],
  ])('%s converts to %s: %s', (from, to, converts) => {
    expect(isConvertible(measure(from), measure(to))).toBe(converts);
  });

  it.each([
    ['m2', 'm²', true],
    ['kW·h', 'kWh', true],
    ['kW', 'MW', false],
    ['W', 'J', false],
    ['K', '°C', false],
    ['°C', '°C', true],
    ['K', 'K·kWh/(kW·h)', false],
    ['W', 'VA', false],
  ])('%s and %s are the same: %s', (one, other, isSame) => {
    expect(isSameMeasure(measure(one), measure(other))).toBe(isSame);
    expect(isSameMeasure(measure(other), measure(one))).toBe(isSame);
  });

  it.each([
    ['EUR2015/kW', 'EUR2020/kW', true],
    ['EUR2015/kW', 'EUR/MW', true],
    ['EUR2015/kW', 'EUR2015/MW', false],
    ['EUR2015/kW', 'EUR2020/kWh', false],
    ['kW', 'MW', false],
  ])('%s and %s differ by price years alone: %s', (one, other, differs) => {
    expect(differsInPrices(measure(one), measure(other))).toBe(differs);
  });

  it.each([
    ['kW', 'kVA', true],
    ['kvar', 'kVA', true],
    ['EUR/kW', 'EUR/kVA', true],
    ['kW', 'MW', false],
    ['kVA', 'kVA', false],
    ['kW', 'kVA·h', false],
  ])('%s and %s differ by the sort of power alone: %s', (one, other, differs) => {
    expect(differsInPowers(measure(one), measure(other))).toBe(differs);
  });
});
