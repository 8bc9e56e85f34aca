import { expect, it } from 'vitest';
import { readFlag } from '#model/imports/readFlag.ts';

it.each([
  ...['true', 'yes', 'y', '1', '1.0', ' Yes ', 'TRUE'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0', '0.0', ' No ', 'FALSE'].map((text) => [text, false] as const),
  ...['', ' ', 'maybe', '2', 'yes no', 'ja'].map((text) => [text, undefined] as const),
])('the text %j says %s', (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});
