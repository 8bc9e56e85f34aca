import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Api } from './Api.ts';
import { copySources } from './copySources.ts';

/** `npm run dev` on a copy of the project, whose schema files a test may edit. */
export interface DevServer {
  url: string;
  /** The folder of the copy. */
  folder: string;
  /** Returns everything that the server has printed. */
  output: () => string;
  /** Stops the server and deletes the copy. */
  remove: () => Promise<void>;
}

/** Starts a development server on a free port, whose demo account gets the password. */
export async function startDev(demoPassword: string): Promise<DevServer> {
  // Inside the project, so that the installed packages are found.
  await mkdir('test-results', { recursive: true });
  const folder = await mkdtemp(resolve('test-results/dev-'));
  await copySources(folder);
  const env = {
    ...process.env,
    ...{ DATA_DIR: join(folder, 'data'), DEMO: '1', DEMO_PASSWORD: demoPassword, FORCE_COLOR: '0', NO_COLOR: '1' },
  };
  const child = spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
        const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0];
        if (address) done(address);
      });
    child.once('exit', (code) => fail(new Error(`The development server ended with ${code}: ${printed}`)));
  });
  await (await Api.signIn(url, { email: 'demo@example.com', password: demoPassword })).noteTourSeen();
  return {
    url,
    folder,
    output: () => printed,
    remove: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
