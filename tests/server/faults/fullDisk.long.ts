import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findOrdinaryUser, startPostgres } from '../PostgresCluster.ts';
import { DEMO, type ServerProcess, startProcess } from './ServerProcess.ts';
import { WriteLoad } from './WriteLoad.ts';

const SIZE_MB = 24;
const WRITERS = 4;
const HOUR_MS = 3_600_000;

/** Whether this account may mount a small disk; only root may. */
const canMount = process.getuid?.() === 0 && tryMount();

describe.runIf(canMount)('a disk that fills up under load', () => {
  let disk = '';
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'q-system-disk-'));
    mount(disk);
  });
  afterEach(() => {
    // Also where a test failed whose server still holds it.
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  });

  it(
    'loses nothing with SQLite, and people read and sign in; everything works once there is room',
    async () => {
      const server = await startProcess({ DATA_DIR: join(disk, 'data') });
      await fillUpAndMakeRoom(server, disk);
    },
    HOUR_MS,
  );

  it(
    'loses nothing with PostgreSQL, and people read and sign in; everything works once there is room',
    async ({ skip }) => {
      const cluster = await startPostgres([]);
      if (!cluster) return skip('PostgreSQL is not installed');
      onTestFinished(() => cluster.remove());
      const space = join(disk, 'space');
      mkdirSync(space);
      const user = findOrdinaryUser();
      if (user) chownSync(space, user.uid, user.gid);
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      await client.query(`create tablespace small location '${space}'`);
      await client.query('create database filled tablespace small');
      await client.end();
      const dataDir = mkdtempSync(join(tmpdir(), 'q-system-faults-'));
      const url = cluster.url.replace(/\/postgres$/, '/filled');
      await fillUpAndMakeRoom(await startProcess({ DATA_DIR: dataDir, DATABASE_URL: url }), disk);
      await cluster.crash();
      rmSync(dataDir, { recursive: true });
    },
    HOUR_MS,
  );
});

async function fillUpAndMakeRoom(server: ServerProcess, disk: string): Promise<void> {
  const load = new WriteLoad([server]);
  await load.signIn();
  load.start(WRITERS);
  await load.waitForWrites(WRITERS * 10);
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  // What is left is soon used up.
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 256 * 1024)));
  await load.waitForRefusal(507);
  await load.stop();
  expect([...load.refusals.keys()]).toEqual([507]);

  const call = (path: string, init?: RequestInit) => fetch(`${server.url}/api/v2${path}`, init);
  const json = { 'content-type': 'application/json' };
  const signIn = await call('/token/pair', { method: 'POST', headers: json, body: JSON.stringify(DEMO) });
  expect(signIn.status).toBe(200);
  const { access } = await signIn.json();
  expect((await call('/components/', { headers: { authorization: `Bearer ${access}` } })).status).toBe(200);
  expect((await load.verify()).lost).toEqual([]);
  expect(server.log()).toContain('the store failed');
  // One line at once, and one every five seconds.
  expect(server.log().split('the store failed').length).toBeLessThan(30);
  // Not even what is left at the end of a page.
  fillRest(join(disk, 'rest'));
  // What was found in the second before is returned again.
  await expect.poll(async () => (await call('/ready/')).status).toBe(503);

  for (const file of [ballast, join(disk, 'rest')]) rmSync(file);
  await load.signIn();
  load.start(WRITERS);
  await load.waitForWrites(WRITERS * 10);
  await load.stop();
  expect((await load.verify()).lost).toEqual([]);
  await expect.poll(async () => (await call('/ready/')).status, { timeout: 10_000 }).toBe(200);
  expect(await server.stop()).toBe(0);
  console.warn(`disk full: ${load.acknowledged} acknowledged writes, none lost; writing went on without a restart`);
}

function fillRest(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(1024 * 1024));
  } catch {
    // The disk is full now, as it shall be.
  }
}

function mount(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
}

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-disk-'));
  try {
    mount(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    // A container may forbid it even to root.
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
