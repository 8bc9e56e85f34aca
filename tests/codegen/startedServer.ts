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
  /** Ends it without a chance to do anything. */
  kill: () => Promise<void>;
}

/** The demo account of such a server, as `npm run codegen` takes it from the environment. */
export const DEMO = { API_EMAIL: 'demo@example.com', API_PASSWORD: 'correct-horse-1' };

/** The server of the project in this folder, started from its sources on a store that is empty at first. */
export async function startServer(folder: string, dataDir = join(folder, 'data')): Promise<StartedServer> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_PASSWORD: DEMO.API_PASSWORD,
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

  const send = async (method: string, path: string, body?: object, access?: string) => {
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
  const signIn = async (): Promise<string> => {
    const { body } = await send('POST', '/token/pair', {
      username: DEMO.API_EMAIL,
      password: DEMO.API_PASSWORD,
    });
    return body.access;
  };
  let signedIn = signIn();
  const call: StartedServer['call'] = async (method, path, body) => {
    const current = signedIn;
    const answer = await send(method, path, body, await current);
    if (answer.status !== 401) return answer;
    // An access token is valid for some minutes; of calls at the same time the first one gets the next.
    if (signedIn === current) signedIn = signIn();
    return send(method, path, body, await signedIn);
  };
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return {
    api: `${address}/api/v2`,
    token: await signedIn,
    call,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
