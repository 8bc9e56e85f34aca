import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRecord } from '../fixtures/anyRecord.ts';
import { judge, walkNestedVerdicts } from './nestedVerdictWalk.ts';

describe('a random record with objects, variants and tables', () => {
  it('is good or bad to the form and to the server alike, with the same messages at the same places', () => {
    expect(walkNestedVerdicts({ records: 300, seed: 11 })).toBeGreaterThan(30);
  });

  it('is judged by the server without a server error, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(anyRecord, fc.object({ maxDepth: 4 })), anyRecord, (sent, before) => {
        judge(sent);
        const { stored } = judge({ ...before, name: 'Depot' });
        judge({ ...sent, name: 'Depot' }, stored ?? { ...before, name: 'Depot' });
      }),
      { numRuns: 200, seed: 12 },
    );
  });
});
