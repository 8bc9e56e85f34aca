import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Debian's own interpreter is the one that Debian's packages are for.
const PYTHON = '/usr/bin/python3';
const START_LIMIT_MS = 60_000;
const NEEDED = 'import django, rest_framework, rest_framework_simplejwt';

/** Why the Django server can't be started here; undefined where it can. */
export function djangoProblem(): string | undefined {
  if (existsSync(PYTHON) && spawnSync(PYTHON, ['-c', NEEDED]).status === 0) return undefined;
  return 'Needs Debian packages: apt-get install python3-djangorestframework python3-djangorestframework-simplejwt';
}

/** Starts a stock Django REST framework behind the component calls, which serves the built app as well. */
export async function startDjango(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'q-system-django-'));
  const port = await freePort();
  const args = ['e2e/foreign/django_server.py', 'tests/model/django-metadata', 'dist/client', String(port)];
  const child = spawn(PYTHON, [...args, join(directory, 'store.sqlite3')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const isUp = await fetch(`${url}/api/v2/health/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The Django server did not start: ${child.exitCode ?? 'no answer'}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
