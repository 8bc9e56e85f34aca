import { expect, it } from 'vitest';
import { joinIds } from '#model/joinIds.ts';
import { toIds } from '#model/toIds.ts';

it('a table without rows has no ids', () => {
  expect(toIds('')).toEqual([]);
  expect(toIds('a1')).toEqual(['a1']);
  expect(toIds('a1 b2 c3')).toEqual(['a1', 'b2', 'c3']);
});

it('joins the ids that are there; without any the attribute is left out', () => {
  expect(joinIds('help', false, undefined, '', 'error')).toBe('help error');
  expect(joinIds('help')).toBe('help');
  expect(joinIds(false, undefined, '')).toBeUndefined();
  expect(joinIds()).toBeUndefined();
});
