import { expect, it } from 'vitest';
import { inputLimits } from '#codegen/inputLimits.ts';

it('the limits admit any file that is written by hand, but no flood', () => {
  expect(inputLimits).toEqual({ bytes: 2_000_000, nesting: 64, nodes: 200_000, fields: 2000, points: 1000 });
});
