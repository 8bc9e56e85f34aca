import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { fuzzContract } from './fuzzContract.ts';

/** Enough to make every call several times; FUZZ_CALLS asks for more. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 500);
const HOUR_MS = 3_600_000;

describe.each(engines)('the contract on $engine', (engine) => {
  it(
    `holds for ${CALLS} calls that are sound, nearly sound or hostile`,
    async () => {
      const statuses = await fuzzContract(engine, CALLS);
      expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(CALLS / 10);
      for (const status of [400, 401, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    },
    HOUR_MS,
  );
});
