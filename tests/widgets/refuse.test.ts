import { expect, it } from 'vitest';
import { refuse } from '#widgets/refuse.ts';

it('a refused block leaves the points, and the reason is the last note', () => {
  const points = { x: [4, 5], y: [[100, 200]] };
  const refused = refuse(points, ['The header was left out'], 'the clipboard contains no numbers');
  expect(refused.points).toBe(points);
  expect(refused).toEqual({
    points,
    notes: ['The header was left out', 'Nothing was pasted: the clipboard contains no numbers'],
    refusal: 'the clipboard contains no numbers',
  });
});
