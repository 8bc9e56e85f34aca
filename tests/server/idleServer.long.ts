import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, POSTGRESQL, SQLITE } from './engines.ts';
import { runCommand } from './runCommand.ts';

/** After a longer rest, pools close connections. */
const REST_MS = 13_000;

it('an idle server on PostgreSQL is detected by commands that need exclusive access', async () => {
  const [from, to] = [await emptyConfig(SQLITE), await emptyConfig(POSTGRESQL)];
  await (await openStore(from.config)).close();
  const store = await openStore(to.config);
  await setTimeout(REST_MS);
  const settings = { DATA_DIR: from.config.dataDir, DATABASE_URL: to.config.databaseUrl ?? '' };
  const copied = await runCommand('store-copy', [], settings);
  expect(copied).toMatchObject({ code: 1, stderr: expect.stringContaining('Other processes are connected') });
  const name = new URL(settings.DATABASE_URL).pathname.slice(1);
  const reset = await runCommand('reset', ['--database', name, '--yes'], settings);
  expect(reset).toMatchObject({ code: 1, stderr: expect.stringContaining('Other processes are connected') });
  await store.close();
  expect(await runCommand('store-copy', [], settings)).toMatchObject({ code: 0 });
  await from.remove();
  await to.remove();
});
