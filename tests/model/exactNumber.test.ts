import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divide, multiply, subtract, toExact, toNearest } from '#model/exactNumber.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { fraction } from '#model/unitSymbols.ts';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('an exact number', () => {
  it('of a text is the number that the text says', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(toNearest(toExact(String(value)))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each<[string, bigint, bigint]>([
    ['12', 12n, 1n],
    ['-12.5', -25n, 2n],
    ['.5', 1n, 2n],
    ['-.5', -1n, 2n],
    ['-0.25', -1n, 4n],
    ['1.5E3', 1500n, 1n],
    ['12e+2', 1200n, 1n],
    ['5e-1', 1n, 2n],
    ['2.50', 5n, 2n],
    ['0', 0n, 1n],
  ])('of %s has no rounding', (text, numerator, denominator) => {
    expect(toExact(text)).toEqual({ numerator, denominator });
  });

  it('below the range of numbers is nothing', () => {
    expect(toNearest(toExact('1e-999999999'))).toBe(0);
  });

  it('calculates as decimals do, not as binary fractions', () => {
    const [a, b] = [toExact('0.1'), toExact('0.2')];
    expect(toNearest(add(a, b))).toBe(0.3);
    expect(toNearest(subtract(toExact('0.3'), a))).toBe(0.2);
    expect(toNearest(multiply(toExact('1.1'), toExact('1.1')))).toBe(1.21);
    expect(divide(a, fraction(0n))).toBeUndefined();
    expect(divide(a, toExact('-0.2'))).toEqual(fraction(-1n, 2n));
    expect(divide(fraction(3n), fraction(2n))).toEqual({ numerator: 3n, denominator: 2n });
  });

  it('rounds to the nearest number, and to an even one in the middle', () => {
    expect(toNearest(fraction(1n, 3n))).toBe(1 / 3);
    expect(toNearest(fraction(2n ** 53n + 1n))).toBe(2 ** 53);
    expect(toNearest(fraction(2n ** 54n + 2n * 2n + 1n, 2n))).toBe(2 ** 53 + 2);
    expect(toNearest(fraction(5n, 10n ** 324n))).toBe(5e-324);
    const beyondMiddle = (2n ** 53n + 1n) * 10n ** 40n + 1n;
    expect(toNearest(fraction(beyondMiddle, 10n ** 40n))).toBe(2 ** 53 + 2);
    expect(toNearest(fraction(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
  });

  it('keeps a value that is converted there and back within its last place', () => {
    const pairs = [
      ['MW', 'kW'],
      ['hp', 'kW'],
      ['°F', '°C'],
      ['mph', 'm/s'],
      ['yr', 'h'],
      ['ct/kWh', '{currency}/MWh'],
    ] as const;
    const anySize = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(anySize, fc.constantFrom(...pairs), (value, [there, back]) => {
        const inside = read(`${formatNumber(value)} ${there}`, back);
        const again = read(`${formatNumber(inside)} ${back.replace('{currency}', 'EUR')}`, there);
        const places = there === '°F' ? Math.max(value, 500) : value;
        expect(Math.abs(again - value)).toBeLessThanOrEqual(places * 2 ** -51);
      }),
      { numRuns: 2000 },
    );
  });
});

function read(text: string, unit: string): number {
  const found = readQuantity(text, { unit });
  if ('problem' in found || found.value === null) throw new Error(`${text} is no ${unit}`);
  return found.value;
}
