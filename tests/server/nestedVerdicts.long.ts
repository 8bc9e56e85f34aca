import { expect, it } from 'vitest';
import { walkNestedVerdicts } from './nestedVerdictWalk.ts';

it('of 100,000 records with objects, variants and tables, form and server accept the same', () => {
  expect(walkNestedVerdicts({ records: 100_000, seed: Date.now() })).toBeGreaterThan(10_000);
}, 3_600_000);
