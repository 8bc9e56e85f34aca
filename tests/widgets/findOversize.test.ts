import { expect, it } from 'vitest';
import { findOversize } from '#widgets/findOversize.ts';

it.each(['\t', '\n', ';'])('a text of 150,000 cells is read, and no larger one: cells end with %j', (separator) => {
  expect(findOversize(`1${separator}`.repeat(149_999))).toBeUndefined();
  expect(findOversize(`1${separator}`.repeat(150_000))).toBe('the clipboard has more than 150,000 cells');
});

it('cells end with several separators in one text', () => {
  expect(findOversize('1\t2;3\n'.repeat(50_001))).toBe('the clipboard has more than 150,000 cells');
});

it('a long text of few cells is not too large', () => {
  expect(findOversize('1,2 '.repeat(200_000))).toBeUndefined();
});
