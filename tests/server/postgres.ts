import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './findFreePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this run; undefined where none is installed. */
    postgresUrl: string | undefined;
  }
}

const PROGRAMS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

let stop = () => {};

/** Starts a PostgreSQL server in a temporary directory, for all tests of the run. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('postgresUrl', process.env.TEST_POSTGRES === 'pglite' ? undefined : await startPostgres());
}

/** Starts a PostgreSQL server until `teardown`, and returns its URL; undefined where none is installed. */
export async function startPostgres(): Promise<string | undefined> {
  const programs = findPrograms();
  return programs && (await startServer(programs));
}

export function teardown(): void {
  stop();
}

async function startServer(programs: string): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'q-system-postgres-'));
  const user = findOrdinaryUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: directory, stdio: 'pipe' });

  const port = await findFreePort();
  // The data of a test run needs to survive no crash.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory, ...settings.flatMap((one) => ['-c', one])],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  stop = () => end(server, directory);
  await waitUntilReady(server);
  return `postgres://test@127.0.0.1:${port}/postgres`;
}

function end(server: ChildProcess, directory: string): void {
  server.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  // An immediate shutdown, since the data is removed anyway.
  server.kill('SIGQUIT');
}

/** The server's log says when it accepts connections. */
function waitUntilReady({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = '';
    const fail = () => reject(new Error(`PostgreSQL did not start: ${last}`));
    // The log is read to its end, since a full pipe would block the server.
    const log = createInterface({ input: stderr }).on('line', (line) => {
      last = line;
      if (line.includes('ready to accept connections')) resolve();
    });
    log.on('close', fail);
    setTimeout(fail, START_TIMEOUT_MS).unref();
  });
}

/** PostgreSQL refuses to run as root. */
function findOrdinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const findId = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: findId('-u', name), gid: findId('-g', name) };
    } catch {
      // This machine has no such user; try the next.
    }
  }
  return undefined;
}

function findPrograms(): string | undefined {
  const versions = listFolder(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(PROGRAMS, version, 'bin')),
  ];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

function listFolder(folder: string): string[] {
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
