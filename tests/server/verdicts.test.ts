import { expect, it } from 'vitest';
import { SQLITE } from './engines.ts';
import { shareTestServer } from './TestServer.ts';
import { walkVerdicts } from './verdictWalk.ts';

const RECORDS = 700;

const { server } = shareTestServer(SQLITE);

it(`form and server judge ${RECORDS} random records alike, and what is sent is what is stored`, {
  timeout: 300_000,
}, async () => {
  for await (const { record, client, server: said, changed } of walkVerdicts(server, { records: RECORDS, seed: 1 })) {
    expect(said, record).toEqual(client);
    expect(changed, record).toEqual([]);
  }
});
