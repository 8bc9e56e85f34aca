import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../ChildServer.ts';
import { runTsx } from '../runTsx.ts';
import type { Api } from '../servePages.ts';
import { sampleLibrary } from './sampleLibrary.ts';

const EMAIL = 'planner@example.com';
const PASSWORD = 'Bench-pass-1';
/** The most components that the contract allows in one file. */
const FILE_SIZE = 1000;
/** Shorter than the five minutes for which a token is valid. */
const RENEW_MS = 4 * 60_000;

/**
 * Starts the built server with a library of so many components and nothing else; `onStart` gets the function that stops
 * it.
 */
export async function startLibrary(count: number, onStart: (end: () => Promise<void>) => void): Promise<Api> {
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const server = await startChild({
    args: ['dist/server/main.js'],
    env: { DATA_DIR: folder, DEMO: '0', DATABASE_URL: '' },
    health: '/api/v2/health/',
  });
  const { url } = server;
  let timer: NodeJS.Timeout | undefined;
  onStart(async () => {
    clearInterval(timer);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  let token = '';
  const call = async (path: string, body: object): Promise<{ access?: string }> => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(`${url}/api/v2${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const signIn = async () => {
    token = (await call('/token/pair', { username: EMAIL, password: PASSWORD })).access ?? '';
  };
  await call('/account/register/', {
    username: 'planner',
    email: EMAIL,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await signIn();
  timer = setInterval(signIn, RENEW_MS);
  const components = sampleLibrary(count).map(({ name, subclass }) => ({ name, subclass }));
  for (let first = 0; first < count; first += FILE_SIZE) {
    const part = components.slice(first, first + FILE_SIZE);
    await call('/projects/import/', { name: `Library ${first}`, components: part, assets: [] });
  }
  return { url, token: () => token };
}
