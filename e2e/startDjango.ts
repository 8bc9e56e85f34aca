import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

// Debian's packages are installed for Debian's own interpreter.
const PYTHON = '/usr/bin/python3';
const NEEDED = 'import django, rest_framework, rest_framework_simplejwt';

/** Returns why the Django server can't be started here; undefined if it can. */
export function djangoProblem(): string | undefined {
  if (existsSync(PYTHON) && spawnSync(PYTHON, ['-c', NEEDED]).status === 0) return undefined;
  return 'Needs Debian packages: apt-get install python3-djangorestframework python3-djangorestframework-simplejwt';
}

/** Starts a stock Django REST framework that answers the component calls and serves the built app. */
export async function startDjango(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'q-system-django-'));
  const args = ['e2e/foreign/django_server.py', 'tests/model/django-metadata', 'dist/client'];
  const child = spawn(PYTHON, [...args, join(directory, 'store.sqlite3')], { stdio: ['ignore', 'pipe', 'ignore'] });
  return {
    url: `http://127.0.0.1:${await readPort(child.stdout)}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the port that the server prints once it listens. */
async function readPort(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('The Django server ended before it listened');
}
