import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Kinds, loadKinds } from '#server/kinds.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { answerFaults } from './contractCheck.ts';
import type { Engine } from './engines.ts';

export const PASSWORD = 'Windmill7';

interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

/** Calls of one user; every answer is checked against the contract. */
export interface Caller {
  get: (path: string, headers?: Headers) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  put: (path: string, body: unknown, headers?: Headers) => Promise<Answer>;
  delete: (path: string, headers?: Headers) => Promise<Answer>;
}

export interface SignedIn extends Caller {
  email: string;
  access: string;
  refresh: string;
}

export interface TestServer {
  app: FastifyInstance;
  store: Store;
  kinds: Kinds;
  config: Config;
  anonymous: Caller;
  /** A new account, signed in. */
  newUser: () => Promise<SignedIn>;
  signIn: (email: string) => Promise<SignedIn>;
  stop: () => Promise<void>;
}

/** A whole server on an empty store of the engine. */
export async function startTestServer(
  { place }: Engine,
  options: { env?: Record<string, string>; kinds?: Kinds } = {},
): Promise<TestServer> {
  const { remove, dataDir, databaseUrl, databaseConnections } = await place();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: databaseConnections,
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const kinds = options.kinds ?? (await loadKinds());
  const store = await openStore(config);
  const app = await buildApp({ config, store, kinds });
  const anonymous = createCaller(app);
  let users = 0;

  async function signIn(email: string): Promise<SignedIn> {
    const { body } = await anonymous.post('/token/pair', { username: email, password: PASSWORD });
    return { ...createCaller(app, body.access), email, access: body.access, refresh: body.refresh };
  }

  return {
    app,
    store,
    kinds,
    config,
    anonymous,
    signIn,
    async newUser() {
      const username = `planner${++users}`;
      const email = `${username}@example.com`;
      await store.users.create({ username, email, password_hash: await hashPassword(PASSWORD) });
      return signIn(email);
    },
    async stop() {
      await app.close();
      await store.close();
      await remove();
    },
  };
}

export function createCaller(app: FastifyInstance, access?: string): Caller {
  const call = async (method: Method, path: string, payload?: unknown, extra: Headers = {}): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: `/api/v2${path}`,
      headers: {
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    const status = response.statusCode;
    const body = response.body === '' ? undefined : response.json();
    if (status !== 304) expect(answerFaults({ method, path, status, body }), `${method} ${path} ${status}`).toEqual([]);
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, value === undefined ? value : String(value)]),
    );
    return { status, body, headers };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
