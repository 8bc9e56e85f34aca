import { expect, it } from 'vitest';
import { isUnsure } from '#model/imports/isUnsure.ts';

const TWO = [{ score: 0.5 }, { score: 0.5 }];

it.each([
  ['no column matches', 0, [], 0, true],
  ['one column hardly matches', 1, [{ score: 0.9 }], 0, true],
  ['one column matches fully', 1, [{ score: 1 }], 0, false],
  ['one column hardly matches, but the kind is sure', 2.5, [{ score: 0.9 }], 0, false],
  ['two columns hardly match', 0.9, TWO, 0, false],
  ['two columns match less than one of this kind alone', 0.89, TWO, 0, true],
  ['another kind is nearly as likely', 2, TWO, 1.61, true],
  ['another kind is less likely by a fifth', 2, TWO, 1.6, false],
  ['another kind is as likely, but the kind is sure', 2.5, TWO, 2.5, false],
  ['another kind is as likely, and the kind is not quite sure', 2.49, TWO, 2.49, true],
])('a kind is unsure or not where %s', (_, score, matches, next, is) => {
  expect(isUnsure({ score, matches }, { next })).toBe(is);
});
