import { expect, it } from 'vitest';
import { walkNestedDraft } from './nestedWalk.ts';

it('a nested draft equals a plain mirror of it after each of 50,000 random steps', { timeout: 900_000 }, () => {
  for (let seed = 100; seed < 110; seed += 1) {
    const counts = walkNestedDraft({ steps: 5000, seed });
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(20);
  }
});
