import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../ChildServer.ts';
import { runTsx } from '../runTsx.ts';
import type { Api } from '../servePages.ts';
import { signInDemo } from '../signInDemo.ts';
import { sampleLibrary } from './sampleLibrary.ts';

const PASSWORD = 'Bench-pass-1';
/** As many as the contract allows in one file. */
const FILE_SIZE = 1000;
/** A token is good for five minutes. */
const RENEW_MS = 4 * 60_000;

/** Starts the built server with a library of so many components and nothing else. */
export async function startLibrary(count: number): Promise<Api & { stop: () => Promise<void> }> {
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const server = await startChild({
    args: ['dist/server/main.js'],
    env: { DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD: PASSWORD, DATABASE_URL: '' },
    health: '/api/v2/health/',
  });
  const { url } = server;
  let token = await signInDemo(url, PASSWORD);
  const timer = setInterval(async () => {
    token = await signInDemo(url, PASSWORD);
  }, RENEW_MS);
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/api/v2${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const samples: { id: string; subclass: string }[] = await (await call('GET', '/components/')).json();
  for (const { subclass, id } of samples) await call('DELETE', `/components/${subclass}/${id}/`);
  const components = sampleLibrary(count).map(({ name, subclass }) => ({ name, subclass }));
  for (let first = 0; first < count; first += FILE_SIZE) {
    const part = components.slice(first, first + FILE_SIZE);
    await call('POST', '/projects/import/', { name: `Library ${first}`, components: part, assets: [] });
  }
  return {
    url,
    token: () => token,
    stop: async () => {
      clearInterval(timer);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
