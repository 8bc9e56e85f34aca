import { describe, expect, it } from 'vitest';
import {
  COMMA_DECIMAL,
  DOT_DECIMAL,
  findMarks,
  findTwoReadings,
  readCell,
  splitQuantity,
  withDot,
} from '#model/cellNotation.ts';

describe('a number and the unit behind it', () => {
  it.each([
    ['1.060 kW', '1.060', 'kW'],
    ['25,0 €/MWh', '25,0', '€/MWh'],
    ['-5°C', '-5', '°C'],
    ['+3  K', '+3', 'K'],
    ['.5 m/s', '.5', 'm/s'],
    ["1'000 kW", "1'000", 'kW'],
    ['1 000 kW', '1 000', 'kW'],
    ['95%', '95', '%'],
    ['12 N m', '12', 'N m'],
  ])('are split: %j', (cell, number, unit) => {
    expect(splitQuantity(cell)).toEqual({ number, unit });
  });

  it.each([
    '5',
    'kW',
    '5 things',
    'x5 kW',
    '*5 kW',
    '5 kW 6',
    '5 kW!',
    '1e5',
    '1e+5',
    '1E5 kW',
    '5.kW',
    '12 N m x',
    '12 Nm5',
    '',
  ])('are not in %j', (cell) => {
    expect(splitQuantity(cell)).toBeUndefined();
  });

  it('are split the same way again, also after many other units', () => {
    for (let index = 0; index < 250; index++)
      splitQuantity(`5 unknown${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`);
    expect([splitQuantity('5 kW'), splitQuantity('5 kW')]).toEqual([
      { number: '5', unit: 'kW' },
      { number: '5', unit: 'kW' },
    ]);
    expect([splitQuantity('5 things'), splitQuantity('5 things')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['1.060 kW', COMMA_DECIMAL, '1060 kW'],
    ['25,0 €/MWh', COMMA_DECIMAL, '25.0 €/MWh'],
    ['1,060 kW', DOT_DECIMAL, '1060 kW'],
    ['1 060 kW', undefined, '1060 kW'],
    ['1.060', COMMA_DECIMAL, '1060'],
    ['−5,5*', COMMA_DECIMAL, '-5.5'],
    ['net', COMMA_DECIMAL, 'net'],
  ])('%j has a decimal dot and no thousands marks', (cell, marks, text) => {
    expect(withDot(cell, marks)).toBe(text);
  });
});

describe('the mark before an exponent', () => {
  it.each(['2,600E+4', '2,600e4', '-12,600E-10', '−2,600E+4'])('is decimal in %j', (cell) => {
    expect(findMarks(['1', cell])).toBe(COMMA_DECIMAL);
    expect(findMarks([cell.replace(',', '.'), '1,234'])).toBe(DOT_DECIMAL);
  });

  it.each(['26E+4', 'x2,600E+4', '2,600E+4x', '2,600E', '2,E4', ',600E4', '2,600E+-4'])('is not in %j', (cell) => {
    expect(findMarks([cell])).toBeUndefined();
  });
});

describe('what a data sheet puts around a number', () => {
  it.each([
    '~250',
    '~ 250',
    '≈250',
    'ca. 250',
    'ca 250',
    'CA.  250',
    '250*',
    '250 **',
    '250*)',
    '250²',
    '250 ³)',
    '250¹⁾',
    '250¹',
    '250[2]',
    '250 [2]',
    '250 1)',
    '250  (1)',
    '250 %*',
    '250.',
  ])('is left out: %j', (cell) => {
    expect(readCell(cell, undefined)).toBe(250);
  });

  it('may stand before a negative number', () => {
    expect(readCell('~-5', undefined)).toBe(-5);
    expect(readCell('ca. -5', undefined)).toBe(-5);
  });

  it.each([
    'ca250',
    '~x',
    'x~250',
    'xca. 250',
    '250[12]',
    '250[x]',
    '250 x)',
    '250 12)',
    'x 1)',
    '250 1) x',
    '.',
    'x.',
    '250..',
  ])('is not %j', (cell) => {
    expect(readCell(cell, undefined)).toBe('unreadable');
  });
});

describe('thousands', () => {
  it.each([
    ['12,34,567', DOT_DECIMAL, 1234567],
    ['1,23,45,678', DOT_DECIMAL, 12345678],
    ['-12,34,567.5', DOT_DECIMAL, -1234567.5],
    ['123,456', DOT_DECIMAL, 123456],
    ['12.345.678', COMMA_DECIMAL, 12345678],
    ['-123.456,5', COMMA_DECIMAL, -123456.5],
  ])('are joined in %j', (cell, marks, value) => {
    expect(readCell(cell, marks)).toBe(value);
  });

  it.each(['12,345,67', '123,45,678', '12,3,456', '12,34,56', '12,34,567x', '1,2345', '12,34,5678'])(
    'are not in %j',
    (cell) => {
      expect(readCell(cell, DOT_DECIMAL)).toBe('unreadable');
    },
  );
});

it('a dot among far greater whole numbers of its column may separate thousands', () => {
  const find = (...rows: string[][]) => findTwoReadings(rows, undefined)?.decimal;
  expect(find(['8', '150'], ['9', '1.500'], ['9', '1.500'])).toBeUndefined();
  expect(find(['8', '149'], ['9', '1.500'], ['9', '1.500'])).toBe('.');
  expect(find(['150', '8'], ['9', '1.500'], ['9', '1.500'])).toBe('.');
  expect(
    findTwoReadings(
      [
        ['1.500', '8'],
        ['1.500', '9'],
      ],
      undefined,
    )?.text,
  ).toBe('1.500');
});
