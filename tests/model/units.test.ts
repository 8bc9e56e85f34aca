import { describe, expect, it, test } from 'vitest';
import { parseUnit } from '#model/parseUnit.ts';
import {
  convertUnit,
  divideUnits,
  getDimension,
  isLevel,
  LEVEL_DIFFERENCE,
  multiplyUnits,
  NO_UNIT,
  raiseUnit,
  rootUnit,
  type Unit,
  unitText,
} from '#model/Unit.ts';
import { fraction, listUnitSymbols } from '#model/unitSymbols.ts';

describe('a unit', () => {
  test.each<[string, Record<string, number>, string]>([
    ['kW', { kW: 1 }, 'kW'],
    ['m³/s', { m: 3, s: -1 }, 'm³/s'],
    ['m^3/s', { m: 3, s: -1 }, 'm³/s'],
    ['W/(m·K)', { W: 1, m: -1, K: -1 }, 'W/(m·K)'],
    ['{currency}/(kW·yr)', { '{currency}': 1, kW: -1, yr: -1 }, '{currency}/(kW·yr)'],
    ['{currency}/kW/yr', { '{currency}': 1, kW: -1, yr: -1 }, '{currency}/(kW·yr)'],
    ['1/K', { K: -1 }, '1/K'],
    ['1/(m²·K)', { m: -2, K: -1 }, '1/(m²·K)'],
    ['kg·m²', { kg: 1, m: 2 }, 'kg·m²'],
    ['s⁻¹', { s: -1 }, '1/s'],
    ['s^-2', { s: -2 }, '1/s²'],
    ['m¹²', { m: 12 }, 'm¹²'],
    ['m^12', { m: 12 }, 'm¹²'],
    ['1/s²', { s: -2 }, '1/s²'],
    ['kWh/kWh', {}, 'no unit'],
    ['1', {}, 'no unit'],
    ['%/yr', { '%': 1, yr: -1 }, '%/yr'],
    ['°C', { '°C': 1 }, '°C'],
    ['m·m', { m: 2 }, 'm²'],
  ])('%s is read and written again', (text, factors, written) => {
    const unit = read(text);
    expect(Object.fromEntries(unit)).toEqual(factors);
    expect(unitText(unit)).toBe(written);
  });

  it('keeps its symbols as they are written, and on which side of the line', () => {
    const parsed = parseUnit('kW/(m²·yr)');
    expect('parts' in parsed && parsed.parts).toEqual([
      { text: 'kW', isBelow: false },
      { text: 'm²', isBelow: true },
      { text: 'yr', isBelow: true },
    ]);
  });

  it('may count things that are named', () => {
    expect(parseUnit('cycles/d', new Set(['cycles']))).toMatchObject({ parts: [{ text: 'cycles' }, { text: 'd' }] });
    expect(parseUnit('cycles/d')).toEqual({ fault: { at: 0, problem: 'symbol', text: 'cycles' } });
  });

  test.each([
    ['kWH', 0, 'symbol', 'kWH'],
    ['kW/hour', 3, 'symbol', 'hour'],
    ['kW/(m·x_1)', 6, 'symbol', 'x_1'],
    ['constructor', 0, 'symbol', 'constructor'],
    ['', 0, 'order', ''],
    ['kW/', 3, 'order', ''],
    ['/h', 0, 'order', '/'],
    ['kW·', 3, 'order', ''],
    ['kW h', 3, 'order', 'h'],
    ['kW)', 2, 'order', ')'],
    ['(kW)', 0, 'order', '('],
    ['W/(m·K', 6, 'order', ''],
    ['W/()', 3, 'order', ')'],
    ['2m', 0, 'order', '2m'],
    ['m*s', 0, 'order', 'm*s'],
    ['1m', 0, 'order', '1m'],
    ['W/m·K', 3, 'divisor', '·'],
    ['W/(m·K)·s', 7, 'divisor', '·'],
    // Only the first fault is reported, as what follows can't be understood.
    ['foo/bar·baz', 0, 'symbol', 'foo'],
    ['kW/(foo·', 4, 'symbol', 'foo'],
  ])('%s is refused at %i', (text, at, problem, word) => {
    expect(parseUnit(text)).toEqual({ fault: { at, problem, text: word } });
  });
});

describe('conversion is exact', () => {
  test.each<[string, string, bigint, bigint]>([
    ['MW', 'kW', 1000n, 1n],
    ['kW', 'MW', 1n, 1000n],
    ['kWh', 'kJ', 3600n, 1n],
    ['kJ', 'kWh', 1n, 3600n],
    ['kW·min', 'kWh', 1n, 60n],
    ['m³', 'l', 1000n, 1n],
    ['ml', 'l', 1n, 1000n],
    ['cl', 'm³', 1n, 100_000n],
    ['t', 'kg', 1000n, 1n],
    ['mg', 'µg', 1000n, 1n],
    ['kt', 'Mt', 1n, 1000n],
    ['d', 'h', 24n, 1n],
    ['yr', 'h', 8760n, 1n],
    ['a', 'yr', 1n, 1n],
    ['min', 's', 60n, 1n],
    ['ms', 's', 1n, 1000n],
    ['kHz', '1/min', 60_000n, 1n],
    ['%', '1', 1n, 100n],
    ['%·%', '1', 1n, 10_000n],
    ['1/%', '1', 100n, 1n],
    ['kWp', 'kW', 1n, 1n],
    ['kVA', 'V·A', 1000n, 1n],
    ['kvar', 'W', 1000n, 1n],
    ['Ah', 'A·s', 3600n, 1n],
    ['V/A', 'Ω', 1n, 1n],
    ['mΩ', 'Ω', 1n, 1000n],
    ['bar', 'kPa', 100n, 1n],
    ['mbar', 'Pa', 100n, 1n],
    ['N·m', 'J', 1n, 1n],
    ['J/s', 'W', 1n, 1n],
    ['GWh', 'TJ', 18n, 5n],
    ['mWh', 'J', 18n, 5n],
    ['km', 'cm', 100_000n, 1n],
    ['mm', 'µm', 1000n, 1n],
    ['kmol', 'mol', 1000n, 1n],
    ['m²', 'cm²', 10_000n, 1n],
    ['kg·m/s²', 'kN', 1n, 1000n],
    ['m³/h', 'l/s', 5n, 18n],
    ['mK', 'K', 1n, 1000n],
    ['°', '°', 1n, 1n],
    ['{currency}/MWh', '{currency}/kWh', 1n, 1000n],
  ])('%s to %s', (from, to, numerator, denominator) => {
    expect(convertUnit(read(from), read(to))).toEqual({ numerator, denominator });
  });

  test.each([
    ['kW', 'kWh'],
    ['m', 'm²'],
    ['°', '1'],
    ['{currency}', '1'],
    ['mol', '1'],
    ['A', 'V'],
    ['K', 'J'],
    ['kg', 'm'],
  ])('%s is not converted to %s', (from, to) => {
    expect(convertUnit(read(from), read(to))).toBeUndefined();
  });

  it('keeps counted things apart', () => {
    const [cycles, cars]: Unit[] = [new Map([['cycles', 1]]), new Map([['cars', 1]])];
    expect(convertUnit(cycles ?? NO_UNIT, cars ?? NO_UNIT)).toBeUndefined();
    expect(convertUnit(cycles ?? NO_UNIT, cycles ?? NO_UNIT)).toEqual(fraction(1n));
    expect(Object.fromEntries(getDimension(cycles ?? NO_UNIT))).toEqual({ cycles: 1 });
  });
});

it('units are multiplied, divided, raised and have roots', () => {
  expect(unitText(multiplyUnits(read('kW'), read('h')))).toBe('kW·h');
  expect(unitText(divideUnits(read('kWh'), read('kWh')))).toBe('no unit');
  expect(unitText(raiseUnit(read('m/s'), 2))).toBe('m²/s²');
  expect(rootUnit(read('m²/s²'))).toEqual(read('m/s'));
  expect(rootUnit(read('m²/s'))).toBeUndefined();
  expect(rootUnit(NO_UNIT)).toEqual(NO_UNIT);
});

it('a temperature is a level, but a difference or a product is not', () => {
  expect(['°C', 'K', '°C/m', '°C²', 'm'].map((text) => isLevel(read(text)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(unitText(LEVEL_DIFFERENCE)).toBe('K');
});

it('every symbol can be read, and no two are the same', () => {
  const symbols = listUnitSymbols();
  expect(symbols.length).toBeGreaterThan(80);
  for (const symbol of symbols) expect(Object.fromEntries(read(symbol))).toEqual({ [symbol]: 1 });
});

function read(text: string): Unit {
  const parsed = parseUnit(text);
  if ('fault' in parsed) throw new Error(`${text} is no unit`);
  return parsed.unit;
}
