import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface StartedServer {
  /** Where its API is. */
  api: string;
  /** An access token of the demo account. */
  token: string;
  /** Calls as the demo account. */
  call: (
    method: string,
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;
  stop: () => Promise<void>;
}

const PASSWORD = 'correct-horse-1';

/** The server of the project in this folder, started from its sources on an empty store. */
export async function startServer(folder: string): Promise<StartedServer> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: folder, env });
  const ended = once(server, 'exit');
  let printed = '';
  const address = await new Promise<string>((found, failed) => {
    const onOutput = (chunk: Buffer) => {
      printed += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url) found(url);
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    ended.then(() => failed(new Error(`The server ended:\n${printed}`)));
  });

  let access = '';
  const call: StartedServer['call'] = async (method, path, body) => {
    const response = await fetch(`${address}/api/v2${path}`, {
      method,
      headers: {
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json() };
  };
  access = (await call('POST', '/token/pair', { username: 'demo@example.com', password: PASSWORD })).body.access;
  return {
    api: `${address}/api/v2`,
    token: access,
    call,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
