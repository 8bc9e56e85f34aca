import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const PASSWORD = 'Journey-pass-1';
export const EMAIL = 'demo@example.com';

/** The built server, on a store of its own; a test may stop it and start it again. */
export interface Server {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

interface WorkerFixtures {
  server: Server;
}

interface TestFixtures {
  /** Console errors, uncaught errors and policy violations of the page; a test that expects none needs do nothing. */
  complaints: string[];
  /** The page, signed in to the demo account. */
  signedIn: Page;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'q-system-'));
      const server = await startServer(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ page }, use) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    await use(page);
  },
});

async function startServer(dataDir: string): Promise<Server> {
  let child: ChildProcess | undefined;
  let port = '0';
  const start = async () => {
    const env = { ...process.env, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', DEMO_PASSWORD: PASSWORD };
    const started = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      started.stdout.on('data', (chunk) => {
        printed += chunk;
        const address = /http:\/\/\S+/.exec(printed)?.[0];
        if (address) resolve(address);
      });
      started.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened: ${printed}`)));
    });
    // A restarted server comes back where its clients know it.
    port = new URL(url).port;
    return url;
  };
  const stop = async () => {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  };
  const url = await start();
  return { url, stop, start: async () => void (await start()) };
}
