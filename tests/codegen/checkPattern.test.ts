import { expect, it } from 'vitest';
import { checkPattern } from '#codegen/checkPattern.ts';
import { reportedWords } from './reportedWords.ts';

const FIX = 'Make what repeats begin with a different character from what follows it, or begin the pattern with ^.';

/** The faults and warnings of a pattern. */
function check(pattern: string) {
  let warned: [string, string][] = [];
  const reported = reportedWords((report) => {
    warned = reportedWords((warn) => checkPattern(pattern, report, warn));
  });
  return { reported, warned };
}

it.each(['^[A-Z]{2}$', '', 'a/b', '/a', 'x'.repeat(2000), '^/a/$', '/a/-'])('%s is fine', (pattern) => {
  expect(check(pattern)).toEqual({ reported: [], warned: [] });
});

it.each([
  ['[a', '"pattern" "[a" is not a valid regular expression, so nothing could match it.'],
  [
    '/^a$/',
    '"pattern" "/^a$/" is written between slashes, which the text would then have to contain. Write it without them.',
  ],
  [
    '/^a$/gi',
    '"pattern" "/^a$/gi" is written between slashes, which the text would then have to contain. Write it without them.',
  ],
  [
    '^([a-z]+)+$',
    `"pattern" "^([a-z]+)+$" gets ever slower on long texts that don't match, as "[a-z]+" can match them in many ways. ${FIX}`,
  ],
  [
    'x'.repeat(2001),
    '"pattern" has 2001 characters; at most 2000 are allowed. For a choice between many texts, write "enum".',
  ],
])('%s is reported', (pattern, text) => {
  expect(check(pattern)).toEqual({ reported: [['pattern', text]], warned: [] });
});

it('a pattern that repeats too much to be checked is warned of', () => {
  const pattern = `^(?:${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2)},)*$`;
  expect(check(pattern)).toEqual({
    reported: [],
    warned: [
      [
        'pattern',
        `"pattern" "${pattern}" repeats too much to be checked, so it may take ever longer on long texts that don't match. Make what repeats shorter.`,
      ],
    ],
  });
});

it('a pattern that is found to be slow is not warned of as well', () => {
  const pattern = `^(?:${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2)},)*([a-z]+)+$`;
  const { reported, warned } = check(pattern);
  expect([reported.length, warned]).toEqual([1, []]);
});
