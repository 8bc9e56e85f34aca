import { expect, it } from 'vitest';
import { behindDash, lineDash, overlayDash } from '#widgets/lineDashes.ts';

it('lines of a contrast theme differ by their dashes; the first is solid, and the seventh again', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(lineDash)).toEqual([[], [8, 5], [2, 4], [12, 4, 2, 4], [5, 3], [14, 6], []]);
});

it.each([
  [0, false, [6, 5]],
  [1, false, [2, 4]],
  [2, false, [6, 5]],
  [0, true, [2, 4]],
  [1, true, [12, 4, 2, 4]],
])('series %i of the curve behind, in a contrast theme: %s, has the dashes %j', (curve, isForced, dash) => {
  expect(behindDash(curve, isForced)).toEqual(dash);
});

it.each([
  ['a solid line', undefined, []],
  ['long dashes', 'long', [6, 5]],
  ['short dashes', 'short', [2, 4]],
] as const)('a line of an overlay may have %s', (_, dashes, dash) => {
  expect(overlayDash(dashes)).toEqual(dash);
});
