import { describe, expect, it } from 'vitest';
import { convertAmount, createMeasureConverter } from '#model/createMeasureConverter.ts';
import { toExact, toNearest } from '#model/exactNumber.ts';
import { type Measure, readMeasure } from '#model/typedUnit.ts';

const convert = (value: number, from: string, to: string) =>
  createMeasureConverter(readMeasure(from), readMeasure(to))?.(value);

describe('a number', () => {
  it.each([
    ['kW', 'MW', 250, 0.25],
    ['MW', 'kW', 0.1, 100],
    ['km/h', 'm/s', 36, 10],
    ['m³/h', 'L/s', 3.6, 1],
    ['', '%', 0.29, 29],
    ['kW', 'kW', -5, -5],
    ['kW', 'W', 0, 0],
    ['°C', '°F', 100, 212],
    ['°F', '°C', -40, -40],
    ['K', '°C', 273.15, 0],
    ['K', '°C', 0, -273.15],
    ['K', 'K', 20, 20],
    ['EUR/kW', '{currency}2020/MW', 1, 1000],
  ])('in %s is converted exactly to %s', (from, to, value, converted) => {
    expect(convert(value, from, to)).toBe(converted);
  });

  it('of a level of temperature has no value as a difference', () => {
    expect(convert(20, '°C', 'K')).toBeNaN();
    expect(convert(20, '°F', 'K')).toBeNaN();
  });
});

it.each([
  ['kW', 'kWh'],
  ['kW', 'no unit'],
  ['no unit', 'kW'],
  ['1/K', '°C'],
  ['{currency}2020', '{currency}2015'],
])('nothing is converted from %s to %s', (from, to) => {
  expect(createMeasureConverter(readMeasure(from), readMeasure(to))).toBeUndefined();
});

describe('an amount', () => {
  const kelvin: Measure = { size: toExact('1'), dimension: 'K^1', zero: toExact('0') };
  const celsius: Measure = { ...kelvin, zero: toExact('273.15') };
  const { zero: _, ...difference } = kelvin;
  const nothing: Measure = { ...kelvin, size: toExact('0') };
  const to = (from: Measure, wanted: Measure) => {
    const converted = convertAmount(toExact('20'), from, wanted);
    return converted && toNearest(converted);
  };

  it('becomes a level only from something with a zero', () => {
    expect(to(kelvin, celsius)).toBe(-253.15);
    expect(to(difference, celsius)).toBeUndefined();
    expect(to(difference, kelvin)).toBe(20);
    expect(to(kelvin, difference)).toBe(20);
  });

  it('has no value in a unit of no size', () => {
    expect(to(kelvin, nothing)).toBeUndefined();
    expect(to(kelvin, { ...celsius, size: toExact('0') })).toBeUndefined();
    expect(createMeasureConverter(kelvin, nothing)?.(1)).toBeNaN();
  });
});
