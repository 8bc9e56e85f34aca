import { expect, test } from 'vitest';
import { groupAllDigits, groupDigits } from '#model/groupDigits.ts';

test.each<[text: string, grouped: string | undefined]>([
  ['12500', '12\u202f500'],
  ['-12500', '-12\u202f500'],
  ['123456', '123\u202f456'],
  ['1234567', '1\u202f234\u202f567'],
  ['12500.5', '12\u202f500.5'],
  ['-1234567.12345', '-1\u202f234\u202f567.12345'],
  ['1234', undefined],
  ['1234.56789', undefined],
  ['', undefined],
  ['12500.', undefined],
  ['.12500', undefined],
  ['+12500', undefined],
  ['--12500', undefined],
  ['a12500', undefined],
  ['12500 kW', undefined],
  ['12500.5x', undefined],
  ['12500,5', undefined],
  ['12500.5.5', undefined],
  ['1e12500', undefined],
])('the digits of %j alone', (text, grouped) => {
  expect(groupDigits(text)).toBe(grouped);
});

test.each<[text: string, grouped: string]>([
  ['at most 12500 kW', 'at most 12\u202f500 kW'],
  ['12500', '12\u202f500'],
  ['-12500 to 1234567.25', '-12\u202f500 to 1\u202f234\u202f567.25'],
  ['(12500)', '(12\u202f500)'],
  ['up to 12500.', 'up to 12\u202f500.'],
  ['1234 of 9999.5', '1234 of 9999.5'],
  ['0.12345', '0.12345'],
  ['A12345', 'A12345'],
  ['Ä12345', 'Ä12345'],
  ['12345kW', '12345kW'],
  ['12345 kW', '12\u202f345 kW'],
  ['', ''],
])('the digits of each number of %j', (text, grouped) => {
  expect(groupAllDigits(text)).toBe(grouped);
});
