import { expect, it } from 'vitest';
import type { Engine } from './engines.ts';
import { fuzzContract } from './fuzzContract.ts';

/** FUZZ_CALLS asks for fewer. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 200_000);
const DAY_MS = 24 * 3_600_000;

/** A test of the contract for as many calls as a night allows; one engine a file, so that they run side by side. */
export function testContractLong(engine: Engine): void {
  it(
    `the contract holds for ${CALLS} calls on ${engine.engine}`,
    async () => {
      const begin = performance.now();
      const statuses = await fuzzContract(engine, CALLS);
      expect(statuses.get(201)).toBeGreaterThan(0);
      const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
      const seconds = Math.round((performance.now() - begin) / 1000);
      console.warn(`${CALLS} calls on ${engine.engine} in ${seconds} s; answers ${counts.join(', ')}`);
    },
    DAY_MS,
  );
}
