import { describe, expect, it } from 'vitest';
import { findManyWays, isTooLargeToSearch } from '#codegen/findManyWays.ts';

describe('a regular expression that can match in many ways', () => {
  it.each([
    // Repetitions of repetitions.
    ...['(a*)*', '(a+)+', '(?:a*?)*', '(?:(?:x+)+)+', '(?:a*b*)*', '(?:b?c?)*', '(?:(?:a|b)*c?)*', '(?:\\w+\\s?)*'],
    // Alternatives that begin alike.
    ...['(a|a)*', '(a|ab|b)*', '(?:a|ab|bc|c)*', '(?:a|aa)+', '(?:a|(?:b|a))*', '(?:b|a{0}b)*', '(?:ab?b?)*'],
    // Characters that overlap.
    ...['(?:[ab]|[bc])*', '(?:\\w|\\d)*', '(?:.*,)*', '(?:\\p{L}|\\p{Lu})*', '(?:.|\\u{1F600})*'],
    // Counted parts.
    ...['(?:a+){10}', '(?:a{1,2}){10}', '(?:.*,){12}', '(?:a?){10}', '(?:a?){20}', '(?:a|b?){10}', '(?:a|b|){12}'],
    ...['(?:a{1,2})+', '(?:a{2,3})+', '(?:a{2}|a{3})+', '(?:a{1,3}a)+', '(?:(?:a?){2,3}b)+', '(?:(?:ab){3}|ababab)*'],
    ...['(?:(?:ab?){1,3}b)+', '(?:(?:a|b){12}c?)*', '(?:a{3}|a{3,4}){10}', '(?:(?:a?){2}b)+'],
  ])('%s is found', (pattern) => {
    expect(findManyWays(pattern)).toBe(pattern);
    expect(findManyWays(`x${pattern}y`)).toBe(pattern);
    expect(isTooLargeToSearch(pattern)).toBe(false);
  });

  it.each([
    ['(?=(a+)+)b', '(a+)+'],
    ['(?!(?:a|a)*)x', '(?:a|a)*'],
    ['(?<=(a+)+)b', '(a+)+'],
    ['(?=(?=(b|b)+))', '(b|b)+'],
    ['(?=x|(b|b)+)', '(b|b)+'],
    ['(?=a)(b+)+', '(b+)+'],
    ['^(?:x*)*$', '(?:x*)*'],
    ['x(?:yx)*(?:z|z)+', '(?:z|z)+'],
    ['(?:(?:a+)+b|(?:c|c)+)', '(?:a+)+'],
    ['(?:a?){12}(?=(b+)+)', '(b+)+'],
    ['(?:a?){12}(?:b?){13}', '(?:a?){12}'],
    ['(b+)+(?:a?){12}', '(?:a?){12}'],
    ['(?:x(?:b|b)+y)*', '(?:x(?:b|b)+y)*'],
  ])('%s is found by its part %s', (pattern, part) => {
    expect(findManyWays(pattern)).toBe(part);
  });
});

it.each([
  ...['', 'a', 'a*', 'a*a*', '(a|b)*', '(a|ab)*', '(?:ab|a)+b', '[ab]*[bc]*', '(?:[ab]|[cd])*', '(?:\\w|\\s)*'],
  ...['(?:\\w+\\s)*', '(?=a)b', '(?:^a|b)*', '\\b(?:a|\\b)*', '(a)\\1*', '(?:(a)\\1)*', '(?:(?:a|b)*c)*', '(?:a*b)*'],
  ...[
    '(?:(?:a|b)+c+)*',
    '(?:a(?:b|c)*b)*',
    '(?:|)*',
    '(?:a|b|)*',
    '(?:a||b)*',
    '(a?)*',
    '(a?)+',
    '(?:){10}',
    '(?:a+)?',
  ],
  ...['a{10}', '(?:a+){9}', '(?:a+){2,9}', '(?:a?){9}', '(a?){9,}', '(?:a?){3,30}', '(?:a{2})+', '(?:a{3}){12}'],
  ...['(?:[^,]*,){12}', '(?:.*,){3}', '(?:a{3,5}b){12}', '(?:a|b){12}', '(?:a{5})*', '(?:a{0}b)*', '\\p{L}*\\p{Lu}*'],
  // What leads from one repeated part to another is passed once.
  ...['a*(?:x?|y?)b*', '(?:a+b)*(?:x?|y?)(?:c+d)*', '(?:ax?|b)*(?:|y?)c+'],
  // The optional repetitions of a counted part follow one another.
  ...['(?:\\d{1,3}\\.)+\\d', '(?:a{0,3}b){12}', '(?:a{1,3}b)+', '(?:a{1,2}b)+', '(?:(?:a?){0,3}b)+'],
  ...['(?:(?:ab?){1,3}c)+', '(?:(?:a|b){1,3}c)+', '(?:a{2,9}b)*', '(?:a{0,9}b)*'],
])('%s can match in few ways', (pattern) => {
  expect(findManyWays(pattern)).toBeUndefined();
  expect(isTooLargeToSearch(pattern)).toBe(false);
});

describe('a large expression', () => {
  const different = (count: number) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, index) => 0x4e00 + index));

  it('is searched up to 50 positions in repeated parts', () => {
    expect(findManyWays(`(?:${different(48)}|b|b)*`)).toHaveLength(57);
    expect(findManyWays(`(?:${different(49)}|b|b)*`)).toBeUndefined();
    expect(isTooLargeToSearch(`(?:${different(50)})*`)).toBe(false);
    expect(isTooLargeToSearch(`(?:${different(51)})*`)).toBe(true);
    expect(isTooLargeToSearch(different(51))).toBe(false);
    expect(isTooLargeToSearch(`(?:${different(51)}){9}`)).toBe(false);
    expect(isTooLargeToSearch(`(?=(?:${different(51)})*)`)).toBe(true);
    expect(isTooLargeToSearch(`(?!b|(?:${different(51)})*)`)).toBe(true);
    expect(isTooLargeToSearch(`(?=(?:${different(50)})*)`)).toBe(false);
  });

  it('writes out a counted part up to three times, unless it already has more than 1000 positions', () => {
    expect(isTooLargeToSearch(`(?:${different(17)}){2,}`)).toBe(false);
    expect(isTooLargeToSearch(`(?:${different(17)}){3,}`)).toBe(true);
    expect(isTooLargeToSearch(`(?:${different(16)}){4,}`)).toBe(false);
    expect(isTooLargeToSearch(`${different(1000)}(?:${different(17)}){3,}`)).toBe(true);
    expect(isTooLargeToSearch(`${different(1001)}(?:${different(17)}){3,}`)).toBe(false);
  });

  it('is judged by its empty repetitions alone', () => {
    expect(findManyWays(`(?:${different(51)})*(?:a?){10}`)).toBe('(?:a?){10}');
  });
});
