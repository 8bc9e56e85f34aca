import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_START_MS = 30_000;
const POLL_MS = 2;

/** A Node process that serves HTTP on a free port. */
export interface ChildServer {
  url: string;
  /** Milliseconds from spawn to the first 200. */
  startMs: number;
  /** Returns the resident memory in MB. */
  rss: () => number;
  /** Returns the highest resident memory so far, in MB. */
  peakRss: () => number;
  stop: () => Promise<void>;
}

export interface ChildServerOptions {
  args: string[];
  env?: Record<string, string>;
  /** A path that answers 200 once the server is ready. */
  health: string;
}

/** Starts Node with these arguments and PORT in the environment, and waits for the first 200. */
export async function startChild({ args, env = {}, health }: ChildServerOptions): Promise<ChildServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(`${url}${health}`, child);
  return {
    url,
    startMs: performance.now() - begin,
    rss: () => readMb(child, 'VmRSS'),
    peakRss: () => readMb(child, 'VmHWM'),
    stop: () => stopped(child),
  };
}

async function firstAnswer(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + LONGEST_START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered`);
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(POLL_MS);
  }
  child.kill();
  throw new Error(`${address} did not answer 200 within ${LONGEST_START_MS / 1000} s`);
}

function readMb({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error('Resident memory is read from /proc, which this system does not have');
  return Number(kilobytes) / 1024;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
