import { afterAll, beforeAll, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { startTestServer, type TestServer } from './TestServer.ts';
import { walkVerdicts } from './verdictWalk.ts';

const RECORDS = 3000;

let server: TestServer;
beforeAll(async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine');
  server = await startTestServer(engine);
});
afterAll(() => server.stop());

it(`form and server judge ${RECORDS} random records alike, and what is sent is what is stored`, {
  timeout: 60_000,
}, async () => {
  for await (const { record, client, server: said, changed } of walkVerdicts(server, { records: RECORDS, seed: 1 })) {
    expect(said, record).toEqual(client);
    expect(changed, record).toEqual([]);
  }
});
