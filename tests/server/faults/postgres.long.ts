import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresCluster, startPostgres } from '../PostgresCluster.ts';
import { reportRecoveries } from './reportRecoveries.ts';
import { startProcess } from './ServerProcess.ts';
import { WriteLoad } from './WriteLoad.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const WRITERS = 6;
const LOAD_MS = 400;
const HOUR_MS = 3_600_000;

describe('servers on one PostgreSQL', () => {
  let cluster: PostgresCluster | undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'q-system-faults-'));
  beforeAll(async () => {
    cluster = await startPostgres([]);
  });
  afterAll(() => {
    cluster?.remove();
    rmSync(dataDir, { recursive: true });
  });

  it(
    'answer 503 while it is away, recover once it is back, and lose nothing',
    async ({ skip }) => {
      if (!cluster) return skip('PostgreSQL is not installed');
      const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: cluster.url });
      const load = new WriteLoad([server]);
      await load.signIn();
      const recoveries: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        load.start(WRITERS);
        await setTimeout(LOAD_MS);
        await cluster.crash();
        await setTimeout(LOAD_MS);
        await cluster.start();
        recoveries.push(await load.waitForWrites(1));
        await load.stop();
        expect((await load.verify()).lost).toEqual([]);
        load.forget();
      }
      expect([...load.refusals.keys()]).toEqual([503]);
      expect(await server.stop()).toBe(0);
      reportRecoveries('PostgreSQL crashed and started', recoveries, load.acknowledged);
    },
    HOUR_MS,
  );

  it(
    'keep working when another one is killed',
    async ({ skip }) => {
      if (!cluster) return skip('PostgreSQL is not installed');
      const settings = { DATA_DIR: dataDir, DATABASE_URL: cluster.url };
      const [first, second] = await Promise.all([startProcess(settings), startProcess(settings)]);
      const both = new WriteLoad([first, second]);
      await both.signIn();
      const recoveries: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        both.start(WRITERS);
        await setTimeout(LOAD_MS);
        await second.kill();
        recoveries.push(await both.waitForWrites(WRITERS));
        await both.stop();
        expect((await both.verify()).lost).toEqual([]);
        both.forget();
        await second.start();
      }
      expect(Object.fromEntries(both.refusals)).toEqual({});
      expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
      reportRecoveries('One of two servers killed', recoveries, both.acknowledged);
    },
    HOUR_MS,
  );
});
