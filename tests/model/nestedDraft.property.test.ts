import { expect, it } from 'vitest';
import { walkNestedDraft } from './nestedWalk.ts';

it.each([1, 2, 3, 4])('a nested draft equals a plain mirror of it after each of many random steps (%i)', (seed) => {
  const counts = walkNestedDraft({ steps: 300, seed });
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
});
