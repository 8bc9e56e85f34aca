import { expect, it } from 'vitest';
import { runMutations } from './mutations/runMutations.ts';

const BATCHES = Array.from({ length: 8 }, (_, index) => 1000 + index * 250);

it.each(BATCHES)(
  'files with random edits, 250 from seed %i, are refused or give forms that work',
  async (from) => {
    const judged = await runMutations({ from, count: 250 });
    expect(judged.filter((line) => line.includes('FAILED'))).toEqual([]);
    expect(judged).toHaveLength(250);
  },
  1_200_000,
);
