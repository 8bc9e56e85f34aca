import { describe, expect, it, test } from 'vitest';
import {
  COMMA_DECIMAL,
  DOT_DECIMAL,
  findMarks,
  findTwoReadings,
  NOT_AVAILABLE,
  readCell,
  withPlainMinus,
} from '#model/cellNotation.ts';

describe('a decimal comma', () => {
  test.each([
    ['1.234,5'],
    ['-1.234,5'],
    ['0,5'],
    ['0,125'],
    ['-0,125'],
    ['1234,567'],
    ['12,5', '1.234'],
    ['1.234', '1,23'],
    ['1,2345'],
    ['1.234.567'],
    ['1.234.567', '1,234'],
    ['12,5 %'],
    ['12,5%'],
    ["1'234,5"],
    ['1 234,5'],
    ['−12,5'],
    ['12,5*'],
    ['12,5 ††'],
    ['x', '12,5'],
    ['1.5', '2,5'],
  ])('is shown by %j', (...cells) => {
    expect(findMarks(cells)).toEqual({ decimal: ',', thousands: '.' });
    expect(findMarks(cells.toReversed())).toBe(COMMA_DECIMAL);
  });

  test.each([
    ['1,234.5'],
    ['1,234,567'],
    ['1,234,567', '1.234'],
    ['1,234', '0.5'],
    ['1.5'],
    ['0.125'],
    ['1.2345'],
    ['1234.567'],
    ['12.5%', '1,234'],
    ['-12.5'],
    ['12.5‡'],
  ])('is excluded by %j', (...cells) => {
    expect(findMarks(cells)).toEqual({ decimal: '.', thousands: ',' });
    expect(findMarks(cells.toReversed())).toBe(DOT_DECIMAL);
  });

  test.each([
    [],
    ['5', '12'],
    ['1,234'],
    ['-12,345', '999,999'],
    ['1.234'],
    ['12.345', '1,234'],
    ['x 12,5'],
    ['12,5 x'],
    ['--12,5'],
    ['12,5%%'],
    ['12,5****'],
    ['*12,5'],
    ['v.1,2', '3 kW'],
  ])('is left open by %j', (...cells) => {
    expect(findMarks(cells)).toBeUndefined();
  });
});

describe('a number that can be read in two ways', () => {
  test.each<[cells: string[], expected: [string, number, number]]>([
    [
      ['10', '1,234'],
      ['1,234', 1.234, 1234],
    ],
    [
      ['-90,000', '12,345'],
      ['-90,000', -90, -90000],
    ],
    [
      ['1.234', '12,345'],
      ['12,345', 12.345, 12345],
    ],
  ])('is the first with a comma of %j', (cells, [text, asDecimal, asThousands]) => {
    const reading = { text, mark: ',', asDecimal, asThousands };
    const rows = cells.map((cell) => [cell]);
    expect(findTwoReadings(rows, undefined)).toEqual({ ...reading, decimal: undefined });
    expect(findTwoReadings(rows, DOT_DECIMAL)).toEqual({ ...reading, decimal: '.' });
    expect(findTwoReadings(rows, COMMA_DECIMAL)).toEqual({ ...reading, decimal: ',' });
  });

  it('may be the first of several with a dot', () => {
    const reading = { text: '90.000', mark: '.', asDecimal: 90, asThousands: 90000 };
    expect(findTwoReadings([['3'], ['90.000', '12.345']], undefined)).toEqual({ ...reading, decimal: '.' });
    expect(findTwoReadings([['3'], ['90.000', '12.345']], COMMA_DECIMAL)).toEqual({ ...reading, decimal: ',' });
  });

  it('may be the only one with a dot, if its last decimal is a zero or its column has far greater numbers', () => {
    const find = (...rows: string[][]) => findTwoReadings(rows, undefined);
    const reading = { mark: '.', decimal: undefined };
    expect(find(['3', '90.000'], ['4', '12'])).toEqual({
      ...{ ...reading, text: '90.000', asDecimal: 90, asThousands: 90000 },
    });
    expect(find(['8', '815'], ['9', '1.183'])).toEqual({
      ...{ ...reading, text: '1.183', asDecimal: 1.183, asThousands: 1183 },
    });
    expect(find(['8', '-815'], ['9', '-1.183'])?.text).toBe('-1.183');
    expect(find(['815', '8'], ['900', '1.183'])).toBeUndefined();
    expect(find(['8', '118'], ['9', '1.183'])).toBeUndefined();
    expect(find(['1.225'])).toBeUndefined();
  });

  it('may have a unit', () => {
    expect(findTwoReadings([['1.000 kW', '2.500 kW']], undefined)?.text).toBe('1.000');
    expect(findTwoReadings([['1.000 kW', '2.5 kW']], undefined)).toBeUndefined();
    expect(findTwoReadings([['1.000 things', '2.500 things']], undefined)).toBeUndefined();
  });

  test.each([[], ['5', 'x'], ['1,234', '0,5'], ['1.234', '12.345', '0.5'], ['x 1,234']])('is not in %j', (...cells) => {
    expect(findTwoReadings([cells], undefined)).toBeUndefined();
  });
});

describe('a cell', () => {
  test.each<[cell: string, marks: 'dot' | 'comma' | undefined, value: number | undefined | 'unreadable']>([
    ['', undefined, undefined],
    ['5', undefined, 5],
    ['1 234', undefined, 1234],
    ['1.5', undefined, 1.5],
    ['1,234', undefined, 'unreadable'],
    ['1,234', 'dot', 1234],
    ['-1,234,567.5', 'dot', -1234567.5],
    ['1234,567', 'dot', 'unreadable'],
    ['1,23', 'dot', 'unreadable'],
    ['1,234x', 'dot', 'unreadable'],
    ['x1,234', 'dot', 'unreadable'],
    ['1.234', 'comma', 1234],
    ['-1.234.567,5', 'comma', -1234567.5],
    ['1,5', 'comma', 1.5],
    ['1.5', 'comma', 1.5],
    ['1.234.56', 'comma', 'unreadable'],
    ['x1.234', 'comma', 'unreadable'],
    ['1.234x', 'comma', 'unreadable'],
    ['1,5,5', 'comma', 'unreadable'],
    ['−5', undefined, -5],
    ['–5', undefined, -5],
    ['5−5', undefined, 'unreadable'],
    ['5%', undefined, 5],
    ['5  %', undefined, 5],
    ['5%5', undefined, 'unreadable'],
    ['%', undefined, 'unreadable'],
    ['5*', undefined, 5],
    ['5 †‡', undefined, 5],
    ['5%***', undefined, 5],
    ['5 %*', undefined, 5],
    ['5****', undefined, 'unreadable'],
    ['5*5', undefined, 'unreadable'],
    ['*', undefined, 'unreadable'],
    ['x', undefined, 'unreadable'],
  ])('%j with a decimal %s', (cell, decimal, value) => {
    const marks = decimal === 'dot' ? DOT_DECIMAL : decimal === 'comma' ? COMMA_DECIMAL : undefined;
    expect(readCell(cell, marks)).toBe(value);
  });

  test.each(['n/a', 'N/A', 'na', 'n.a.', 'NaN', 'null', 'None'])('%j has no value', (text) => {
    expect(NOT_AVAILABLE.test(text)).toBe(true);
  });

  test.each(['', 'name', 'nano', 'xnan', 'n/a?', 'n//a', 'nullx', 'no'])('%j is a word', (text) => {
    expect(NOT_AVAILABLE.test(text)).toBe(false);
  });

  it('has a minus for a dash in front', () => {
    expect(['−5', '–5', '-5', '5−5', '—5'].map(withPlainMinus)).toEqual(['-5', '-5', '-5', '5−5', '—5']);
  });
});
