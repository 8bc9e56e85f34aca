import { describe, expect, it, test } from 'vitest';
import { type Dimension, findUnitSymbol, fraction, listUnitSymbols } from '#model/unitSymbols.ts';

/** Numerator and denominator of the size in SI base units, and the powers of the base quantities (SI brochure, table 4). */
const SI: [string, bigint, bigint, Dimension][] = [
  ['%', 1n, 100n, {}],
  ['°', 1n, 1n, { angle: 1 }],
  ['{currency}', 1n, 1n, { money: 1 }],
  ['m', 1n, 1n, { length: 1 }],
  ['µm', 1n, 1_000_000n, { length: 1 }],
  ['cm', 1n, 100n, { length: 1 }],
  ['l', 1n, 1000n, { length: 3 }],
  ['cl', 1n, 100_000n, { length: 3 }],
  ['g', 1n, 1000n, { mass: 1 }],
  ['kg', 1n, 1n, { mass: 1 }],
  ['t', 1000n, 1n, { mass: 1 }],
  ['Mt', 1_000_000_000n, 1n, { mass: 1 }],
  ['s', 1n, 1n, { time: 1 }],
  ['ms', 1n, 1000n, { time: 1 }],
  ['min', 60n, 1n, { time: 1 }],
  ['h', 3600n, 1n, { time: 1 }],
  ['d', 86_400n, 1n, { time: 1 }],
  ['a', 31_536_000n, 1n, { time: 1 }],
  ['yr', 31_536_000n, 1n, { time: 1 }],
  ['kHz', 1000n, 1n, { time: -1 }],
  ['K', 1n, 1n, { temperature: 1 }],
  ['mK', 1n, 1000n, { temperature: 1 }],
  ['°C', 1n, 1n, { temperature: 1 }],
  ['kmol', 1000n, 1n, { amount: 1 }],
  ['kN', 1000n, 1n, { mass: 1, length: 1, time: -2 }],
  ['Pa', 1n, 1n, { mass: 1, length: -1, time: -2 }],
  ['bar', 100_000n, 1n, { mass: 1, length: -1, time: -2 }],
  ['mbar', 100n, 1n, { mass: 1, length: -1, time: -2 }],
  ['J', 1n, 1n, { mass: 1, length: 2, time: -2 }],
  ['kWh', 3_600_000n, 1n, { mass: 1, length: 2, time: -2 }],
  ['mWh', 18n, 5n, { mass: 1, length: 2, time: -2 }],
  ['GW', 1_000_000_000n, 1n, { mass: 1, length: 2, time: -3 }],
  ['TW', 1_000_000_000_000n, 1n, { mass: 1, length: 2, time: -3 }],
  ['kWp', 1000n, 1n, { mass: 1, length: 2, time: -3 }],
  ['MVA', 1_000_000n, 1n, { mass: 1, length: 2, time: -3 }],
  ['kvar', 1000n, 1n, { mass: 1, length: 2, time: -3 }],
  ['mA', 1n, 1000n, { current: 1 }],
  ['Ah', 3600n, 1n, { current: 1, time: 1 }],
  ['kV', 1000n, 1n, { mass: 1, length: 2, time: -3, current: -1 }],
  ['Ω', 1n, 1n, { mass: 1, length: 2, time: -3, current: -2 }],
];

test.each(SI)('%s has its size and dimension', (symbol, numerator, denominator, dimension) => {
  expect(findUnitSymbol(symbol)).toEqual({ size: { numerator, denominator }, dimension });
});

describe('the symbols', () => {
  it('are those of the trade, with the prefixes that are in use', () => {
    const prefixed = (symbol: string) =>
      ['', 'µ', 'm', 'c', 'k', 'M', 'G', 'T'].filter((prefix) => listUnitSymbols().includes(prefix + symbol)).join(' ');
    const units = ['%', '°', '{currency}', 'l', 's', 'h', 'd', 'a', 'yr', 'Hz', 'K', '°C', 'mol', 'N', 'Pa', 'bar'];
    expect(Object.fromEntries(units.map((unit) => [unit, prefixed(unit)]))).toEqual({
      '%': '',
      '°': '',
      '{currency}': '',
      l: ' m c',
      s: ' µ m',
      h: '',
      // cd, Md and Td are other units, Pa and Ha too.
      d: '',
      a: '',
      yr: '',
      Hz: ' k M',
      K: ' m',
      '°C': '',
      mol: ' k',
      N: ' k M',
      Pa: ' k M',
      bar: ' m',
    });
    const others = ['m', 'g', 't', 'J', 'Wh', 'W', 'Wp', 'VA', 'var', 'A', 'Ah', 'V', 'Ω', 'min'];
    expect(others.map((unit) => prefixed(unit))).toEqual([
      ' µ m c k',
      ' µ m k',
      ' k M',
      ' k M G T',
      ' m k M G T',
      ' m k M G T',
      ' k M G',
      ' k M G',
      ' k M G',
      ' µ m k',
      ' m k',
      ' µ m k M',
      ' m k M',
      '',
    ]);
    expect(listUnitSymbols()).toHaveLength(87);
  });

  it('do not include undefined symbols', () => {
    for (const symbol of ['', 'kWH', 'toString', 'kmin', 'Kw']) expect(findUnitSymbol(symbol)).toBeUndefined();
  });
});

it('a fraction is kept in lowest terms', () => {
  expect(fraction(6n, 4n)).toEqual({ numerator: 3n, denominator: 2n });
  expect(fraction(5n)).toEqual({ numerator: 5n, denominator: 1n });
});
