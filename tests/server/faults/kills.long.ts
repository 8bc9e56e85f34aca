import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/store/openDatabase.ts';
import { type Engine, emptyConfig, SQLITE } from '../engines.ts';
import { startPostgres } from '../PostgresCluster.ts';
import { reportRecoveries } from './reportRecoveries.ts';
import { startProcess } from './ServerProcess.ts';
import { WriteLoad } from './WriteLoad.ts';

const KILLS = Number(process.env.KILLS ?? 40);
const WRITERS = 6;
const MOST_WRITES = 150;
const HOUR_MS = 3_600_000;

describe.each(['SQLite', 'PostgreSQL'])('a server on %s that is killed under load', (name) => {
  it(
    `${KILLS} times keeps every acknowledged write, none by halves, and a feed of them in their order`,
    async ({ skip }) => {
      // Nothing may be kept in memory that a crash would take.
      const cluster = name === 'PostgreSQL' ? await startPostgres([]) : undefined;
      if (name === 'PostgreSQL' && !cluster) skip('PostgreSQL is not installed');
      onTestFinished(() => cluster?.remove());
      const { config, remove } = await emptyConfig(name === 'SQLite' ? SQLITE : onCluster(cluster?.url));
      const server = await startProcess({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl });
      const load = new WriteLoad([server]);
      await load.signIn();
      const recoveries: number[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        load.start(WRITERS);
        await load.waitForWrites(1 + Math.floor(MOST_WRITES * Math.random()));
        await server.kill();
        await load.stop();
        recoveries.push(await server.start());
        expect((await load.verify()).lost).toEqual([]);
        load.forget();
      }
      load.start(WRITERS);
      await load.waitForEveryCall();
      await load.stop();
      expect((await load.verify()).lost).toEqual([]);
      expect(Object.fromEntries(load.refusals)).toEqual({});
      expect(await server.stop()).toBe(0);
      expect(server.log()).not.toContain(' at ');
      if (!config.databaseUrl) {
        const db = openDatabase(config);
        expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
        expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
        await db.destroy();
      }
      await remove();
      reportRecoveries(`kill -9 on ${name}`, recoveries, load.acknowledged);
    },
    HOUR_MS,
  );
});

function onCluster(databaseUrl: string | undefined): Engine {
  const place = async () => ({ ...(await SQLITE.place()), databaseUrl });
  return { engine: 'PostgreSQL', place };
}
