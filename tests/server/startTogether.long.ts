import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/store/openDatabase.ts';
import { migrate } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';

const run = promisify(execFile);
const PROCESSES = 4;
const ROUNDS = 3;
const HOUR_MS = 3_600_000;

describe.each(engines)('processes that start together on $engine', (engine) => {
  it.each([undefined, '2026-01-first-tables'])(
    'bring its tables up to date once, from %s',
    async (level) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { config, remove } = await emptyConfig(engine);
        if (level) {
          const db = openDatabase(config);
          await migrate(db, level);
          await db.destroy();
        }
        const env = { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
        const ended = await Promise.all(
          Array.from({ length: PROCESSES }, () => run(process.execPath, ['dist/server/user.js', 'list'], { env })),
        );
        expect(new Set(ended.map(({ stdout, stderr }) => stdout + stderr))).toEqual(new Set(['No accounts\n']));
        await remove();
      }
    },
    HOUR_MS,
  );
});
