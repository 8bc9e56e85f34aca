import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findFreePort } from './findFreePort.ts';

const PROGRAMS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

/** A PostgreSQL server in a temporary directory. */
export interface PostgresCluster {
  url: string;
  /** Ends it at once, as a crash does, and waits for its end. */
  crash: () => Promise<void>;
  /** Starts it again after a crash. */
  start: () => Promise<void>;
  /** Ends it at once; its directory is removed as soon as it has ended. */
  remove: () => void;
}

/** Starts a PostgreSQL server with these settings; undefined if PostgreSQL is not installed. */
export async function startPostgres(settings: readonly string[]): Promise<PostgresCluster | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'q-system-postgres-'));
  const user = findOrdinaryUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: directory, stdio: 'pipe' });
  const port = await findFreePort();
  const address = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', directory];
  const args = [...address, ...settings.flatMap((one) => ['-c', one])];

  let server: ChildProcess;
  const start = async () => {
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
    const started = spawn(join(programs, 'postgres'), args, { ...user, cwd: directory, stdio });
    server = started;
    await waitUntilReady(started);
  };
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    async crash() {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    },
    remove() {
      const removeDirectory = () => rmSync(directory, { recursive: true, force: true });
      if (server.exitCode !== null) return removeDirectory();
      server.once('exit', removeDirectory);
      // An immediate shutdown, since the data is removed anyway.
      server.kill('SIGQUIT');
    },
  };
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
export function findOrdinaryUser(): { uid: number; gid: number } | undefined {
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
