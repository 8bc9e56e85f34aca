import { describe, expect, it } from 'vitest';
import { toExact } from '#model/exactNumber.ts';
import { readSum } from '#model/readSum.ts';

describe('a sum', () => {
  it.each([
    ['9*250', '2250'],
    ['(1.2 + 3) / 4', '1.05'],
    ['1.25+1', '2.25'],
    ['.25 + .5', '0.75'],
    ['2e3', '2000'],
    ['2E+3', '2000'],
    ['2e-3', '0.002'],
    ['2e12', '2000000000000'],
    ['5−3', '2'],
    ['5–3', '2'],
    ['5-3-1', '1'],
    ['--3', '3'],
    ['2·3', '6'],
    ['2×3', '6'],
    ['6÷3', '2'],
    ['12/3/2', '2'],
    ['2+3*4', '14'],
    ['-2*-3', '6'],
    [' ( 7 ) ', '7'],
  ])('%s is %s', (text, value) => {
    expect(readSum(text)).toEqual(toExact(value));
  });

  it.each([
    ...['', '2x', 'x2', '2 x 3', '1.', '1..2', '2e', '2e1234', '(2', '2)', '()', '2+', '*2', '2 3', '+2'],
    ...['1/0', '1/(2-2)', '2**3', '1,5'],
  ])('cannot be %j', (text) => {
    expect(readSum(text)).toBeUndefined();
  });

  it('has at most 200 parts', () => {
    const ones = (count: number) => Array.from({ length: count }, () => '1').join('+');
    expect(readSum(`-${ones(100)}`)).toEqual(toExact('98'));
    expect(readSum(ones(101))).toBeUndefined();
  });
});
