import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from '#model/publishedPatterns.ts';
import {
  codePointLength,
  findRepeatedRows,
  hasLength,
  isAtMost,
  isBelow,
  isEmail,
  isFilled,
  isGiven,
  isNumberList,
  isPercentageList,
  isPlainLine,
  isRising,
  isSameText,
  isVisible,
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
    ['1, 2', ' 3 4,', true],
    [',1,,2', '3, 4', true],
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

describe('a name', () => {
  test.each<[what: string, name: string, isPlain: boolean, isVisible: boolean]>([
    ['letters', 'North Ridge 2', true, true],
    ['space around', '  North\u00a0Ridge\n', true, true],
    ['Arabic', 'محطة الرياح', true, true],
    ['Persian with a joiner', 'می\u200cخواهم', true, true],
    ['an emoji of several characters', '👩‍🔧', true, true],
    ['a mark for the direction of writing', 'A\u200f1', true, true],
    ['a tab', 'a\tb', false, true],
    ['a line break', 'a\nb', false, true],
    ['a carriage return', 'a\rb', false, true],
    ['a line separator', 'a\u2028b', false, true],
    ['a paragraph separator', 'a\u2029b', false, true],
    ['the next line of old terminals', 'a\u0085b', false, true],
    ['a bell', 'a\u0007b', false, true],
    ['text that is turned round', 'a\u202egpj.exe', false, true],
    ['an isolated direction', 'a\u2067b\u2069', false, true],
    ['half a character', 'a\ud83d', false, true],
    ['the other half', '\udf2ca', false, true],
    ['zero-width spaces', '\u200b\u200b', true, false],
    ['joiners', '\u200d \u2060', true, false],
    ['a soft hyphen', '\u00ad', true, false],
    ['a Hangul filler', '\u3164', true, false],
    ['a variation selector', '\ufe0f', true, false],
    ['a blank Braille cell', '\u2800', true, false],
    // Left to another rule.
    ['nothing', '', true, true],
    ['spaces', ' \u3000', true, true],
  ])('of %s', (_what, name, plain, visible) => {
    expect({ plain: isPlainLine(name), visible: isVisible(name) }).toEqual({ plain, visible });
  });

  it('is published by a pattern that agrees', () => {
    const pattern = new RegExp(NAME_PATTERN, 'u');
    const character = fc.oneof(
      fc.constantFrom(' ', 'a', '\n', '\u200b', '\u202e', '\u2066', '\u00ad', '\u2800', '🌬', '\u0301', '\u0085'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const names = fc.array(character, { maxLength: 6 }).map((parts) => parts.join('').trim());
    const isName = (name: string) => isFilled(name) && isVisible(name) && isPlainLine(name);
    fc.assert(
      fc.property(names, (name) => pattern.test(name) === isName(name)),
      { numRuns: 2000 },
    );
  });
});

it('is published by a pattern that agrees: a list of numbers', () => {
  const pattern = new RegExp(LIST_PATTERN, 'u');
  const lists = fc.array(fc.constantFrom('1', '0.5', '.5', '1.', ',', ' ', '-', ';'), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (parts) => pattern.test(parts.join('')) === isNumberList(parts.join(''))),
    { numRuns: 2000 },
  );
});

it('is published by a pattern that agrees: a list of percentages', () => {
  const pattern = new RegExp(PERCENTAGES_PATTERN, 'u');
  const lists = fc.array(fc.constantFrom('0', '1', '99', '100', '.0', '.5', ',', ' ', '-'), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (parts) => {
      const text = parts.join('');
      return pattern.test(text) === (isNumberList(text) && isPercentageList(text));
    }),
    { numRuns: 2000 },
  );
});

it('answers at once, however the text is made', () => {
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(isNumberList(`${'1'.repeat(100_000)}x`)).toBe(false);
  const slow = [' '.repeat(100_000), `1${' '.repeat(100_000)}`, '0'.repeat(100_000)];
  for (const published of [LIST_PATTERN, PERCENTAGES_PATTERN].map((pattern) => new RegExp(pattern, 'u'))) {
    for (const text of slow) expect(published.test(`${text}x`)).toBe(false);
  }
  expect([isVisible, isPlainLine].map((rule) => rule('\u200b '.repeat(100_000)))).toEqual([false, true]);
});

it('sees through white space, compares texts and counts code points', () => {
  expect([isFilled('a'), isFilled(' \n\u00a0'), isFilled('')]).toEqual([true, false, false]);
  expect([isSameText('a', 'a'), isSameText('a', 'A'), isSameText('a', undefined)]).toEqual([true, false, false]);
  expect([codePointLength('abc'), codePointLength('🌬🌬'), codePointLength('')]).toEqual([3, 2, 0]);
});

describe('rows that repeat earlier ones', () => {
  it.each<[title: string, rows: unknown[], columns: string[], repeated: [at: string, row: number][]]>([
    ['none', [{ a: 1 }, { a: 2 }], ['a'], []],
    [
      'each of them',
      [{ a: 1 }, { a: 1 }, { a: 1 }],
      ['a'],
      [
        ['1/a', 1],
        ['2/a', 1],
      ],
    ],
    [
      'by two columns',
      [
        { a: 1, b: 1 },
        { a: 1, b: 2 },
        { a: 1, b: 2 },
      ],
      ['a', 'b'],
      [['2/a', 2]],
    ],
    ['a number and its text', [{ a: 1 }, { a: '1' }], ['a'], []],
    ['empty cells', [{ a: '' }, { a: '' }, { a: null }, { a: null }, {}, {}], ['a'], []],
    ['what is not a row', [null, null, 3, 3], ['a'], []],
    ['a column that every object has', [{}, {}], ['constructor'], []],
    ['bare values', [3, 4, 3, null, null], [], [['2', 1]]],
  ])('%s', (_title, rows, columns, repeated) => {
    expect(findRepeatedRows(rows, columns).map(({ at, row }) => [at, row])).toEqual(repeated);
  });
});

test('a number that was left empty is not given', () => {
  expect([null, 0, ''].map(isGiven)).toEqual([false, true, true]);
});
