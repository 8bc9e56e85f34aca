import { expect, it } from 'vitest';
import { checkLowercase } from '#codegen/checkLowercase.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { reportedWords } from './reportedWords.ts';

const check = (words: FieldSchema) =>
  reportedWords((report) => checkLowercase('code', { type: 'string', 'x-lowercase': true, ...words }, report));

it.each<[title: string, words: FieldSchema]>([
  ['without values', {}],
  ['with lower-case choices', { enum: ['gas', 'oil', 5], default: 'gas' }],
  ['with a lower-case default', { default: 'gas' }],
  ['with a number as default', { default: 5 }],
  ['that keeps its capitals', { 'x-lowercase': false, enum: ['Gas'], default: 'Gas', pattern: '^[A-Z]$' }],
  ['that keeps its capitals and is a password', { 'x-lowercase': false, 'x-input': 'password' }],
  ['that is an address', { 'x-input': 'email' }],
  ['with a pattern that is not one', { pattern: '[A' }],
])('a field %s is fine', (_, words) => {
  expect(check(words)).toEqual([]);
});

it('a password is reported, and nothing else about it', () => {
  expect(check({ 'x-input': 'password', default: 'Gas' })).toEqual([
    [
      'x-lowercase',
      '"code" is a password, whose capitals would be lost, so that another one would be valid as well. Leave it out.',
    ],
  ]);
});

it('choices with capitals are reported, and their default is not', () => {
  expect(check({ enum: ['gas', 'Oil'], default: 'Oil' })).toEqual([
    [
      'enum.1',
      '"Oil" would be stored as "oil", which is not among the accepted values of "code". Write it in lower case, with its capitals in "x-labels", or remove "x-lowercase".',
    ],
  ]);
});

it('a default with capitals is reported', () => {
  expect(check({ default: 'Gas' })).toEqual([
    ['default', 'the default "Gas" of "code" has capitals, but "x-lowercase" stores none. Write it in lower case.'],
  ]);
});

it.each([
  '^[a-z]+$',
  '^[A-z]+$',
  '^[A-Z]*x$',
  '^[A-Z]?$',
  '^(?:A|b)$',
  '^(A|b)$',
  'A|b',
  '^.$',
  '^\\w$',
  '^\\d{4}$',
  '^(?:[A-Z]{0,2})$',
  '^(.)\\1$',
  '\\bx',
  '^[^a]$',
])('a text in lower case can match %s', (pattern) => {
  expect(check({ pattern })).toEqual([]);
});

it.each([
  '^[A-Z]+$',
  'A',
  '^a[A-Z]b$',
  '^(?:A|B)$',
  '^(A|B)$',
  'A|B',
  '^\\p{CWL}',
  '^(?:[A-Z]{1,2})$',
  'xÄ',
  '^([A-Z])\\1$',
])('a text in lower case cannot match %s', (pattern) => {
  expect(check({ pattern })).toEqual([
    [
      'pattern',
      `"pattern" ${JSON.stringify(pattern)} demands capitals, but "x-lowercase" stores none, so nothing could match it. Write the pattern for lower case, or remove "x-lowercase".`,
    ],
  ]);
});
