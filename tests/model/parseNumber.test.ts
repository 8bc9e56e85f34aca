import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanPastedNumber, formatDigits, formatNumber, joinDigitGroups, parseNumber } from '#model/parseNumber.ts';

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
    ['10.25', 10.25],
    ['.25', 0.25],
    ['1e12', 1e12],
    // As a PDF writes a minus.
    ['\u00AD5', -5],
    [' \u00AD.5', -0.5],
    // As a web page divides a long number.
    ['12\u00AD000', 12000],
    ['1.\u00AD25', 1.25],
  ])('reads %j as %j', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });

  test.each([
    '1.',
    '.',
    '-',
    '-.',
    '1e',
    '1e-',
    'e3',
    '+5',
    '1 2',
    'abc',
    'Infinity',
    'NaN',
    '0x10',
    '1.2.3',
    '1e999',
    'x1',
    '1x',
    '\u00AD 5',
    '3 \u00AD5',
  ])('refuses %j as malformed', (text) => {
    expect(parseNumber(text)).toEqual({ problem: 'malformed' });
  });

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
    [1e21, '1e+21'],
    [-1e21, '-1e+21'],
    [1e-12, '0.000000000001'],
    [-1.25e-12, '-0.00000000000125'],
    [9.5e-13, '9.5e-13'],
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

describe('formatDigits', () => {
  test.each<[number, string]>([
    [0, '0'],
    [-12.5, '-12.5'],
    [1e20, '100000000000000000000'],
    [1e21, '1000000000000000000000'],
    [-1e21, '-1000000000000000000000'],
    [9.5e-13, '0.00000000000095'],
    [-1e-13, '-0.0000000000001'],
  ])('writes %d as %j, never with an exponent', (value, text) => {
    expect(formatDigits(value)).toBe(text);
  });
});

describe('joinDigitGroups', () => {
  test.each([
    ['1 234', '1234'],
    ['-12 345 678', '-12345678'],
    ['1 234,25', '1234,25'],
    ['1 234.25', '1234.25'],
    ['1’234', '1234'],
    ['1234 567', '1234 567'],
    ['1 23', '1 23'],
    ['1 2345', '1 2345'],
    ['1 234.', '1 234.'],
    ['a1 234', 'a1 234'],
    ['1 234 kW', '1 234 kW'],
    ['1 abc', '1 abc'],
    ['12 345 678', '12345678'],
  ])('%j becomes %j', (text, joined) => {
    expect(joinDigitGroups(text)).toBe(joined);
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
    ['1´234.5', 'kW', '1234.5'],
    ['1_234', 'kW', '1234'],
    ['1 234,5 kW', 'kW', '1234.5'],
    ['5 km', 'm', '5 km'],
    ['5 MW', 'kW', '5 MW'],
    ['1 2', undefined, '1 2'],
    ['about 3', undefined, 'about 3'],
    ['kW', 'kW', 'kW'],
    ['− 5', undefined, '-5'],
    ['−  .5', undefined, '-.5'],
    ['–5', undefined, '-5'],
    ['3 − 5', undefined, '3 − 5'],
    ['−x', undefined, '−x'],
    ['-1,25', undefined, '-1,25'],
    ['5m', 'm', '5'],
    [' 1,25 ', undefined, '1,25'],
    [' ,5 ', undefined, ',5'],
    [' 1,2,3 ', undefined, ' 1,2,3 '],
    [' x1,5 ', undefined, ' x1,5 '],
    [' 1,5x ', undefined, ' 1,5x '],
    [' x,5 ', undefined, ' x,5 '],
    [' 1, ', undefined, ' 1, '],
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
