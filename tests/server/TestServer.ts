import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Kind } from '#model/Kind.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { type Kinds, loadKinds } from '#server/kinds.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { answerFaults } from './contractCheck.ts';
import { type Engine, emptyConfig } from './engines.ts';

export const PASSWORD = 'Windmill7';

/** Takes a hundredth of the time of a hash that protects a password. */
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 });

interface Answer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

/** The calls of one user; every answer is checked against the contract. */
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
  getKind: (subclass: string) => Kind;
  /** A new account, signed in. */
  newUser: () => Promise<SignedIn>;
  signIn: (email: string) => Promise<SignedIn>;
  stop: () => Promise<void>;
}

/** A server for all tests of a block, and a user who is signed in; both are filled in before the first test. */
export function shareTestServer(engine: Engine, env: Record<string, string> = {}) {
  // No test runs before the hook has filled these.
  const [server, user] = [{} as TestServer, {} as SignedIn];
  beforeAll(async () => {
    Object.assign(server, await startTestServer(engine, env));
    Object.assign(user, await server.newUser());
  });
  afterAll(() => server.stop());
  return {
    server,
    user,
    /** After a test has let the session expire. */
    signInAgain: async () => void Object.assign(user, await server.signIn(user.email)),
    /** From now on the user is another one, who owns nothing. */
    changeUser: async () => void Object.assign(user, await server.newUser()),
  };
}

/** A whole server on an empty store of the engine. */
export async function startTestServer(engine: Engine, env: Record<string, string> = {}): Promise<TestServer> {
  const { config, remove } = await emptyConfig(engine, env);
  const kinds = await loadKinds();
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
    getKind(subclass) {
      const kind = kinds.get(subclass);
      if (!kind) throw new Error(`There is no kind ${subclass}`);
      return kind;
    },
    signIn,
    async newUser() {
      const username = `planner${++users}`;
      const email = `${username}@example.com`;
      await store.users.create({ username, email, password_hash: await cheapHash });
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
    const faults = status === 304 ? [] : answerFaults({ method, path, status, body });
    // An expectation for each of many thousand calls costs a tenth of the tests.
    if (faults.length > 0) expect(faults, `${method} ${path} ${status}`).toEqual([]);
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
