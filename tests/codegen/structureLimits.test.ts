import { expect, it } from 'vitest';
import { structureLimits } from '#codegen/structureLimits.ts';

it('the limits of structures leave room for a table of the most rows in each row of a hundred', () => {
  const { levels, rows, rowsInAll } = structureLimits;
  expect(levels).toBe(5);
  expect(rows * 100).toBe(rowsInAll);
});
