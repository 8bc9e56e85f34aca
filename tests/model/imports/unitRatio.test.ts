import { describe, expect, it } from 'vitest';
import { isForeignUnit, unitRatio } from '#model/imports/unitRatio.ts';

describe('one unit in another', () => {
  it.each<[from: string | undefined, to: string | undefined, ratio: readonly [string, string] | undefined]>([
    ['W', 'kW', ['1', '1000']],
    ['MW', 'kW', ['1000', '1']],
    ['km/h', 'm/s', ['5', '18']],
    ['%', undefined, ['1', '100']],
    ['%', '', ['1', '100']],
    [undefined, undefined, ['1', '1']],
    ['', '', ['1', '1']],
    ['', '%', ['100', '1']],
    ['{currency}/kW', '{currency}/MW', ['1000', '1']],
    ['°C', '°C', ['1', '1']],
    ['°C', 'K', undefined],
    ['K', '°C', undefined],
    ['1/°C', '1/K', ['1', '1']],
    ['ft', 'm', ['381', '1250']],
    ['hp', 'kW', ['37284993579113511', '50000000000000000']],
    ['degF', '°C', undefined],
    ['degF', 'K', undefined],
    ['ft', 'kW', undefined],
    ['kW', 'm', undefined],
    ['kW', undefined, undefined],
    [undefined, 'kW', undefined],
    ['Ellen', 'm', undefined],
    ['m', 'Ellen', undefined],
    ['Ellen', 'Ellen', ['1', '1']],
    ['turbines/yr', 'turbines/yr', ['1', '1']],
    ['ab', 'ab', undefined],
    ['abc', 'abc', ['1', '1']],
    ['plants·yr', 'plants·yr', ['1', '1']],
    ['EUR/kW', '{currency}/kW', undefined],
    ['m (', 'm', undefined],
    ['m', 'm (', undefined],
  ])('%s in %s is %j', (from, to, ratio) => {
    expect(unitRatio({ from, to })).toEqual(ratio);
  });
});

it.each([
  ['ft', true],
  ['mph', true],
  ['hp', true],
  ['m', false],
  ['kW', false],
  ['degF', false],
  ['Ellen', false],
  ['EUR/kW', false],
  ['', false],
])('%s is a unit that kind files do not have: %s', (text, isForeign) => {
  expect(isForeignUnit(text)).toBe(isForeign);
});
