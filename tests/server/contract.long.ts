import { expect, it } from 'vitest';
import { engines } from './engines.ts';
import { fuzzContract } from './fuzzContract.ts';

const CALLS = 200_000;
const DAY_MS = 24 * 3_600_000;

it.each(engines)(
  `the contract holds for ${CALLS} calls on $engine`,
  async (engine) => {
    const statuses = await fuzzContract(engine, CALLS);
    expect(statuses.get(201)).toBeGreaterThan(0);
  },
  DAY_MS,
);
