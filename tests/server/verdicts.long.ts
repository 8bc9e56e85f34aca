import { afterAll, beforeAll, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { startTestServer, type TestServer } from './TestServer.ts';
import { walkVerdicts } from './verdictWalk.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RECORDS = 10_000;

let server: TestServer;
beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine');
  server = await startTestServer(engine);
});
afterAll(() => server.stop());

it.each(SEEDS)(
  `form and server judge ${RECORDS} random records alike (seed %i)`,
  { timeout: 600_000 },
  async (seed) => {
    for await (const { record, client, server: said, changed } of walkVerdicts(server, { records: RECORDS, seed })) {
      if (JSON.stringify(said) !== JSON.stringify(client)) expect(said, record).toEqual(client);
      expect(changed, record).toEqual([]);
    }
  },
);
