import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanPastedNumber, formatNumber, parseNumber } from '#model/parseNumber.ts';

describe('parseNumber', () => {
  test.each<[string, number | null]>([
    ['', null],
    ['   ', null],
    ['0', 0],
    ['-0', 0],
    ['42', 42],
    [' 42 ', 42],
    ['-3.5', -3.5],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['1e3', 1000],
    ['1.5e-4', 0.00015],
    ['1E+2', 100],
    ['007', 7],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });

  test.each(['1.', '.', '-', '-.', '1e', '1e-', 'e3', '+5', '1 2', 'abc', 'Infinity', 'NaN', '0x10', '1.2.3', '1e999'])(
    'refuses %j as malformed',
    (text) => {
      expect(parseNumber(text)).toEqual({ problem: 'malformed' });
    },
  );

  test.each(['1,5', ',', '1,', '1,234.5', 'a,b'])('refuses %j because of its comma', (text) => {
    expect(parseNumber(text)).toEqual({ problem: 'comma' });
  });

  it('never gives anything but a finite number, null or a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseNumber(text);
        return 'problem' in parsed || parsed.value === null || Number.isFinite(parsed.value);
      }),
    );
  });
});

describe('formatNumber', () => {
  test.each<[number | null | undefined, string]>([
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [0, '0'],
    [-0, '0'],
    [0.00008, '0.00008'],
    [-0.00000012, '-0.00000012'],
    [5e-7, '0.0000005'],
    [1e20, '100000000000000000000'],
    [0.1 + 0.2, '0.30000000000000004'],
  ])('writes %j as %j', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('writes every finite number so that it reads back the same', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseNumber(formatNumber(value))).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });

  it('uses no exponent from 1e-12 to 1e21', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 9e20, noNaN: true }), (value) => !formatNumber(value).includes('e')),
    );
  });
});

describe('cleanPastedNumber', () => {
  test.each<[string, string | undefined, string]>([
    ['1 234.5', undefined, '1234.5'],
    ['1 234.5 kW', 'kW', '1234.5'],
    ['1\u00a0234\u202f567', undefined, '1234567'],
    ['1\u2009234.5\u00a0kW', 'kW', '1234.5'],
    ["12'500", undefined, '12500'],
    ['98%', '%', '98'],
    ['−5', undefined, '-5'],
    [' 7\n', undefined, '7'],
    ['1,5', undefined, '1,5'],
    ['1 234,5 kW', 'kW', '1234,5'],
    ['5 km', 'm', '5 km'],
    ['5 MW', 'kW', '5 MW'],
    ['1 2', undefined, '1 2'],
    ['about 3', undefined, 'about 3'],
    ['kW', 'kW', 'kW'],
  ])('%j in a field with the unit %j becomes %j', (text, unit, cleaned) => {
    expect(cleanPastedNumber(text, unit)).toBe(cleaned);
  });

  it('never changes what is a number already', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(cleanPastedNumber(formatNumber(value), 'kW')).toBe(formatNumber(value));
      }),
    );
  });
});
