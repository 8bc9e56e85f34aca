import { expect, it } from 'vitest';
import { runMutations } from './mutations/runMutations.ts';

it('every file with random edits is refused or gives a form that works', async () => {
  const judged = await runMutations({ from: 0, count: 30 });
  expect(judged.filter((line) => line.includes('FAILED'))).toEqual([]);
  expect(judged).toHaveLength(30);
  expect(judged.some((line) => line.endsWith('works'))).toBe(true);
});
