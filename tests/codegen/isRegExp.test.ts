import { expect, it } from 'vitest';
import { isRegExp } from '#codegen/isRegExp.ts';

it.each(['', '^[A-Z]{2}$', '^\\p{L}+$', 'a\\.b'])('%j is a pattern', (pattern) => {
  expect(isRegExp(pattern)).toBe(true);
});

it.each(['[a', '(', 'a{2', '\\-', '\\_'])(
  '%j is no pattern, as it is unfinished or escapes what needs no escape',
  (pattern) => {
    expect(isRegExp(pattern)).toBe(false);
  },
);
