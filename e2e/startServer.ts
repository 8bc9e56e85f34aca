import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from './Api.ts';

/** Errors that the browser reports while the server stops (503 on open connections) and after it has stopped. */
export const SERVER_AWAY =
  /net::ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)|status of 503/;

/** The built server; a test may stop it and start it again on the same store and address. */
export interface Server {
  url: string;
  /** Holds the store and the outbox. */
  dataDir: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Returns everything that the server has printed. */
  output: () => string;
  /** Stops the server and deletes its store. */
  remove: () => Promise<void>;
}

/**
 * Starts the built server of a folder on a new store and a free port; the demo account gets the password, `settings` go
 * to its environment.
 */
export async function startServer(
  demoPassword: string,
  settings: Record<string, string> = {},
  folder = '.',
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'q-system-'));
  let child: ChildProcess | undefined;
  let port = '0';
  let printed = '';

  async function start(): Promise<string> {
    const own = { DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', DEMO_PASSWORD: demoPassword };
    const env = { ...process.env, ...own, ...settings };
    const started = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const begin = printed.length;
    started.stderr.on('data', (chunk) => {
      printed += chunk;
      process.stderr.write(chunk);
    });
    const url = await new Promise<string>((resolve, reject) => {
      started.stdout.on('data', (chunk) => {
        printed += chunk;
        const address = /http:\/\/[\w.]+:\d+/.exec(printed.slice(begin))?.[0];
        if (address) resolve(address);
      });
      started.once('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it listened: ${printed.slice(begin)}`)),
      );
    });
    // A restarted server uses the port that its clients know.
    port = new URL(url).port;
    return url;
  }

  async function stop(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  const url = await start();
  await (await Api.signIn(url, { email: 'demo@example.com', password: demoPassword })).noteTourSeen();
  return {
    url,
    dataDir,
    stop,
    start: async () => void (await start()),
    output: () => printed,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
