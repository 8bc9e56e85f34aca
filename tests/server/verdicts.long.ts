import { expect, it } from 'vitest';
import { SQLITE } from './engines.ts';
import { shareTestServer } from './TestServer.ts';
import { walkVerdicts } from './verdictWalk.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RECORDS = 10_000;

const { server } = shareTestServer(SQLITE);

it.each(SEEDS)(
  `form and server judge ${RECORDS} random records alike (seed %i)`,
  { timeout: 3_600_000 },
  async (seed) => {
    for await (const { record, client, server: said, changed } of walkVerdicts(server, { records: RECORDS, seed })) {
      if (JSON.stringify(said) !== JSON.stringify(client)) expect(said, record).toEqual(client);
      expect(changed, record).toEqual([]);
    }
  },
);
