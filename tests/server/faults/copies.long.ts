import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TABLES } from '#server/store/copyStore.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { readTables, type Sum, Sums } from '#server/store/tableRows.ts';
import { emptyConfig, POSTGRESQL, SQLITE } from '../engines.ts';
import { runCommand, toStart } from '../runCommand.ts';

const COMPONENTS = Number(process.env.ROWS ?? 20_000);
const KILLS = Number(process.env.KILLS ?? 40);

test(`a copy that is killed ${KILLS} times continues each time, and is complete in the end`, {
  timeout: 900_000,
}, async () => {
  const [from, to] = [await emptyConfig(SQLITE), await emptyConfig(POSTGRESQL)];
  const settings = { DATA_DIR: from.config.dataDir, DATABASE_URL: to.config.databaseUrl ?? '' };
  const seeded = await runCommand('seed', [String(COMPONENTS)], { DATA_DIR: from.config.dataDir });
  expect(seeded).toMatchObject({ code: 0 });

  const reached: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const copy = spawn(process.execPath, toStart('store-copy'), { env: { ...process.env, ...settings } });
    const ended = once(copy, 'exit');
    // From before it has connected to after some thousand rows.
    await setTimeout(400 + (kill % 10) * 300);
    copy.kill('SIGKILL');
    const [code] = await ended;
    if (code === 0) break;
    reached.push((await readSums(to.config)).get('components')?.rows ?? 0);
  }
  // No kill takes away what was there.
  expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  expect(reached.at(-1)).toBeGreaterThan(0);

  const last = await runCommand('store-copy', [], settings);
  if (reached.length === KILLS) {
    expect(last).toMatchObject({ code: 0, stderr: '' });
    expect(last.stdout).toMatch(/^Resumed a copy that was interrupted after \d+ rows\.\n/);
  }
  expect(await readSums(to.config)).toEqual(await readSums(from.config));
  await from.remove();
  await to.remove();
});

async function readSums(place: Parameters<typeof openDatabase>[0]): Promise<Map<string, Sum>> {
  const db = openDatabase(place);
  const sums = new Sums();
  try {
    for await (const page of readTables(db, TABLES)) sums.add(page);
  } finally {
    await db.destroy();
  }
  return sums.toMap();
}
