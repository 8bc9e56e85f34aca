import { describe, expect, it, test } from 'vitest';
import {
  codePointLength,
  hasLength,
  isAtMost,
  isBelow,
  isEmail,
  isFilled,
  isNumberList,
  isPercentageList,
  isRising,
  isSameText,
  matchesLength,
} from '#model/rules.ts';

describe('a list', () => {
  test.each<[text: string, isList: boolean, isPercentages: boolean]>([
    ['', true, true],
    ['  ', true, true],
    ['5', true, true],
    ['0, 200, 400', true, false],
    ['0,50,100', true, true],
    [' 0 ,  .5 , 1.25 ', true, true],
    ['0, 100.0001', true, false],
    ['1, 2,', false, true],
    [',', false, true],
    ['1,,2', false, true],
    ['1.', false, true],
    ['1.2.3', false, true],
    ['1 2', false, true],
    ['-1, 2', false, true],
    ['+1', false, true],
    ['1e3', false, true],
    ['1;2', false, true],
    ['1\t2', false, true],
    ['0,\t50', false, true],
    ['0,\n50', false, true],
    ['0, 50\n', false, true],
    ['\r\n', false, true],
    ['0,\u00a050', false, true],
    ['one, two', false, true],
    ['٣, ٤', false, true],
    ['NaN, Infinity', false, true],
  ])('%j', (text, isList, isPercentages) => {
    expect({ isList: isNumberList(text), isPercentages: isPercentageList(text) }).toEqual({ isList, isPercentages });
  });

  test.each([
    ['0, 1', 2, true],
    ['0', 2, false],
    ['', 1, false],
    ['0, x', 2, false],
  ])('%j has %j numbers: %j', (text, minimum, answer) => {
    expect(hasLength(text, minimum)).toBe(answer);
  });

  test.each([
    ['', true],
    ['5', true],
    ['0, 1, 2.5', true],
    ['0, 0', false],
    ['0, 2, 1', false],
  ])('%j rises: %j', (text, answer) => {
    expect(isRising(text)).toBe(answer);
  });

  test.each<[string, unknown, boolean]>([
    ['1, 2', '3, 4', true],
    ['1, 2', '3', false],
    ['', '', true],
    ['1', undefined, true],
    ['1', 7, true],
    ['-1, x', '3, 4', true],
    ['1\n2', '3, 4', true],
  ])('%j beside %j: %j', (text, other, answer) => {
    expect(matchesLength(text, other)).toBe(answer);
  });
});

test.each<[number, unknown, isBelow: boolean, isAtMost: boolean]>([
  [1, 2, true, true],
  [2, 2, false, true],
  [3, 2, false, false],
  [3, null, true, true],
  [3, undefined, true, true],
  [3, '2', true, true],
])('%j against %j', (value, other, below, atMost) => {
  expect({ below: isBelow(value, other), atMost: isAtMost(value, other) }).toEqual({ below, atMost });
});

test.each([
  ['ada@example.com', true],
  ['ada.l+wind@mail.example.co.uk', true],
  ['ada@example', false],
  ['@example.com', false],
  ['ada@', false],
  ['ada@@example.com', false],
  ['ada @example.com', false],
  ['ada@example..com', false],
  ['ada@.com', false],
  ['', false],
])('%j is an address: %j', (text, answer) => {
  expect(isEmail(text)).toBe(answer);
});

it('answers at once, however the text is made', () => {
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(isNumberList(`${'1'.repeat(100_000)}x`)).toBe(false);
});

it('sees through white space, compares texts and counts code points', () => {
  expect([isFilled('a'), isFilled(' \n\u00a0'), isFilled('')]).toEqual([true, false, false]);
  expect([isSameText('a', 'a'), isSameText('a', 'A'), isSameText('a', undefined)]).toEqual([true, false, false]);
  expect([codePointLength('abc'), codePointLength('🌬🌬'), codePointLength('')]).toEqual([3, 2, 0]);
});
