import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { readToken, startMailbox } from '../../../e2e/startMailbox.ts';

/** The built server as a process that can be killed and started again at the same address. */
export interface ServerProcess {
  url: string;
  /** Starts it again; resolves with the milliseconds until it answers a call. */
  start: () => Promise<number>;
  /** Ends it without a chance to do anything. */
  kill: () => Promise<void>;
  /** Asks it to end; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** What it has written to its log. */
  log: () => string;
  /** The token in the newest message with this subject to an address, once so many have come; undefined before. */
  findLink: (message: { to: string; subject: string; count: number }) => string | undefined;
}

export const DEMO = { username: 'demo@example.com', password: 'Fault-suite-1' };

/** Starts the server that `npm run build` made, on the store of these settings, with its own mail server. */
export async function startProcess(settings: Record<string, string | undefined>): Promise<ServerProcess> {
  let port = '0';
  let child: ChildProcess | undefined;
  let [url, printed] = ['', ''];
  const mailbox = await startMailbox();

  async function start(): Promise<number> {
    const begin = performance.now();
    const own = { HOST: '127.0.0.1', PORT: port, DEMO_PASSWORD: DEMO.password, DATABASE_URL: '', LOG_LEVEL: 'error' };
    // Calls come as if by a proxy from many addresses, so that no limit of attempts applies.
    const env = { ...process.env, ...own, TRUST_PROXY: '127.0.0.1', SMTP_URL: mailbox.url, ...settings };
    const started = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let said = '';
    url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        said += chunk;
        printed += chunk;
        const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
        if (address) resolve(address);
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
    });
    port = new URL(url).port;
    await fetch(`${url}/api/v2/ready/`).then((response) => response.arrayBuffer());
    return performance.now() - begin;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  // A test that fails must not leave it running.
  onTestFinished(async () => {
    await end('SIGKILL');
    await mailbox.stop();
  });
  await start();
  return {
    url,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    log: () => printed,
    findLink({ to, subject, count }) {
      const found = mailbox.messages().filter((message) => message.to === to && message.subject === subject);
      const newest = found.at(-1);
      return newest && found.length >= count ? readToken(newest) : undefined;
    },
  };
}
