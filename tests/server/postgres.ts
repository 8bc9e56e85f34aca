import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this run; undefined where none is installed. */
    postgresUrl: string | undefined;
  }
}

const PROGRAMS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

let stop = () => {};

/** Starts a PostgreSQL server of its own in a temporary directory, for all tests of the run. */
export async function setup(project: TestProject): Promise<void> {
  const programs = process.env.TEST_POSTGRES === 'pglite' ? undefined : findPrograms();
  const url = programs && (await startServer(programs));
  project.provide('postgresUrl', url);
}

export function teardown(): void {
  stop();
}

async function startServer(programs: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'q-system-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: directory, stdio: 'pipe' });

  const port = await freePort();
  // Nothing of a test run needs to outlive a power cut.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory, ...settings.flatMap((one) => ['-c', one])],
    { ...user, cwd: directory, stdio: 'ignore' },
  );
  stop = () => end(server, directory);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await answer(url);
  return url;
}

function end(server: ChildProcess, directory: string): void {
  server.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  // An immediate shutdown: the data go anyway.
  server.kill('SIGQUIT');
}

async function answer(url: string): Promise<void> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const findId = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: findId('-u', name), gid: findId('-g', name) };
    } catch {
      // No such user on this machine; the next one will do.
    }
  }
  return undefined;
}

function findPrograms(): string | undefined {
  const versions = list(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(PROGRAMS, version, 'bin')),
  ];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
