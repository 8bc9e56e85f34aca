import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { installPackage } from './systemPackages.ts';

// Debian's packages are installed for Debian's own interpreter.
const PYTHON = '/usr/bin/python3';
const NEEDED = 'import django, rest_framework, rest_framework_simplejwt';

const SIMPLE_JWT = 'python3-djangorestframework-simplejwt';
const INSTALLED = ['/usr/lib/python3/dist-packages/rest_framework_simplejwt/__init__.py'];

/** Installs a stock Django REST framework if it is missing. */
function ensureDjango(): void {
  const isThere = () => existsSync(PYTHON) && spawnSync(PYTHON, ['-c', NEEDED]).status === 0;
  if (isThere()) return;
  installPackage({ 'apt-get': [SIMPLE_JWT] }, INSTALLED);
  if (!isThere()) throw new Error(`Django could not be installed. On Debian: apt-get install ${SIMPLE_JWT}`);
}

/** Starts a stock Django REST framework that answers the component calls and serves the built app. */
export async function startDjango(): Promise<{ url: string; stop: () => Promise<void> }> {
  ensureDjango();
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
