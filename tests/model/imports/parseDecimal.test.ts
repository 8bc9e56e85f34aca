import { describe, expect, it } from 'vitest';
import type { DecimalMark } from '#model/imports/ImportMapping.ts';
import { isOneGroup, parseAnyDecimal, parseDecimal } from '#model/imports/parseDecimal.ts';

const MARKS: DecimalMark[] = ['.', ',', 'either', '1,234.5', '1.234,5'];

/** What a text is in each notation, in the order of MARKS; undefined where it is not a number. */
type Read = (string | undefined)[];

const same = (text: string): Read => MARKS.map(() => text);
const NONE: Read = MARKS.map(() => undefined);

describe('the number of a cell, by the notation of its column', () => {
  it.each<[string, Read]>([
    ['42', same('42')],
    [' 42\t', same('42')],
    ['-7', same('-7')],
    ['−7', same('-7')],
    ['+7', same('7')],
    ['007', same('007')],
    ['5e3', same('5e3')],
    ['5E+03', same('5E+03')],
    ['5e-13', same('5e-13')],
    ['12.5', ['12.5', undefined, '12.5', '12.5', undefined]],
    ['12.5e10', ['12.5e10', undefined, '12.5e10', '12.5e10', undefined]],
    ['3.', ['3.', undefined, '3.', '3.', undefined]],
    ['.25', ['.25', undefined, '.25', '.25', undefined]],
    ['12,5', [undefined, '12.5', '12.5', undefined, '12.5']],
    ['-,25', [undefined, '-.25', '-.25', undefined, '-.25']],
    ['9,200', [undefined, '9.200', undefined, '9200', '9.200']],
    ['9.200', ['9.200', undefined, undefined, '9.200', '9200']],
    ['0,200', [undefined, '0.200', '0.200', undefined, '0.200']],
    ['+99,200', [undefined, '99.200', undefined, '99200', '99.200']],
    ['-999.200', ['-999.200', undefined, undefined, '-999.200', '-999200']],
    ['1,500,000', [undefined, undefined, undefined, '1500000', undefined]],
    ['1.500.000', [undefined, undefined, undefined, undefined, '1500000']],
    ['1,500.25', [undefined, undefined, undefined, '1500.25', undefined]],
    ['-1.500,25', [undefined, undefined, undefined, undefined, '-1500.25']],
    ['1,500.', NONE],
    ['1.500,', NONE],
    ['1500,000.5', NONE],
    ['1500.000,5', NONE],
    ['0,500.5', NONE],
    ['0.500,5', NONE],
    ['1,50,000', NONE],
    ['1.50.000', NONE],
    ['1,500.5.5', NONE],
    ['1.500,5,5', NONE],
    ['x1,500.5', NONE],
    ['x1.500,5', NONE],
    ['1,500.5x', NONE],
    ['1.500,5x', NONE],
    ['', NONE],
    ['.', NONE],
    ['-', NONE],
    ['e5', NONE],
    ['5e', NONE],
    ['5e1.5', NONE],
    ['5 000', same('5000')],
    ['-12 345 678', same('-12345678')],
    ['1\u00A0234.5', ['1234.5', undefined, '1234.5', '1234.5', undefined]],
    ['12\u2009345,6', [undefined, '12345.6', '12345.6', undefined, '12345.6']],
    ['1\u202F234,567', [undefined, '1234.567', '1234.567', undefined, '1234.567']],
    ["1'234.5", ['1234.5', undefined, '1234.5', '1234.5', undefined]],
    ['1’234', same('1234')],
    ["1'234 567", NONE],
    ['0 123', NONE],
    ['1234 567', NONE],
    ['12 34', NONE],
    ['3 4 5', NONE],
    ['12 kW', NONE],
    ['~12', NONE],
    ['--12', NONE],
    ['0x12', NONE],
    ['Infinity', NONE],
    ['1e400', NONE],
  ])('%j', (text, read) => {
    expect(MARKS.map((mark) => parseDecimal(text, mark))).toEqual(read);
  });
});

it.each<[string, string | undefined]>([
  ['9,200', '9.200'],
  ['9.200', '9.200'],
  ['12,5', '12.5'],
  ['1,500.25', '1500.25'],
  ['1.500,25', '1500.25'],
  ['25 m/s', undefined],
  ['', undefined],
])('the heading %j has the first number that a notation finds', (text, read) => {
  expect(parseAnyDecimal(text)).toBe(read);
});

it.each([
  ['9,200', true],
  ['9.200', true],
  [' −999,200 ', true],
  ['+12.345', true],
  ['0.200', false],
  ['1234.500', false],
  ['9.2000', false],
  ['9.20', false],
  ['1.200.300', false],
  ['x9.200', false],
  ['9.200x', false],
  ['9200', false],
  ['9 200', false],
])('%j may be thousands: %s', (text, isGroup) => {
  expect(isOneGroup(text)).toBe(isGroup);
});
