import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toStart } from './runCommand.ts';

const CHOSEN = 'chosen-password-1';

describe('what the server prints', () => {
  it('has no password that the operator has chosen, also where everything is logged', async () => {
    const { printed, code } = await runServer({ DEMO_PASSWORD: CHOSEN, LOG_LEVEL: 'trace' }, async (url) => {
      expect(await signIn(url, CHOSEN)).toBe(200);
    });
    expect(printed()).toContain('Account   demo@example.com\n');
    expect(printed()).toContain('/api/v2/token/pair');
    expect(printed()).not.toContain(CHOSEN);
    expect(code).toBe(0);
  });

  it('has the password that it made, once', async () => {
    const dataDir = createFolder();
    const password = (text: string) => /^Account {3}demo@example\.com, password (\S+)$/m.exec(text)?.[1];
    const first = await runServer({ DATA_DIR: dataDir }, async (url, printed) => {
      expect(await signIn(url, String(password(printed())))).toBe(200);
    });
    const second = await runServer({ DATA_DIR: dataDir }, async () => {});
    expect(password(first.printed())).toMatch(/^\S{8,}$/);
    expect(second.printed()).toContain('Account   demo@example.com\n');
  });
});

type Printed = () => string;

/** Starts the server with these settings, does the work once it listens, and asks it to end. */
async function runServer(settings: Record<string, string>, work: (url: string, printed: Printed) => Promise<void>) {
  const env = { ...process.env, DATA_DIR: createFolder(), DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', ...settings };
  const server = spawn(process.execPath, toStart('main'), { env });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  let text = '';
  await new Promise<void>((resolve, reject) => {
    for (const output of [server.stdout, server.stderr])
      output.on('data', (chunk) => {
        text += chunk;
        if (/^Messages /m.test(text)) resolve();
      });
    server.once('exit', () => reject(new Error(`The server ended: ${text}`)));
  });
  await work(/^Q-System {2}(\S+)$/m.exec(text)?.[1] ?? '', () => text);
  server.kill('SIGTERM');
  const [code] = await ended;
  return { printed: () => text, code };
}

async function signIn(url: string, password: string): Promise<number> {
  const { status } = await fetch(`${url}/api/v2/token/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo@example.com', password }),
  });
  return status;
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
