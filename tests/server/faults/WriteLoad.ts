import { setTimeout } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { changeAccount } from './changeAccount.ts';
import { changeLibrary } from './changeLibrary.ts';
import { type Entry, findFeedFaults } from './findFeedFaults.ts';
import { DEMO, type ServerProcess } from './ServerProcess.ts';
import { type Body, type Call, type Entries, type Fact, type Found, NONE, type Turn } from './Turn.ts';

const LONGEST_WAIT_MS = 300_000;
const LONGEST_MAIL_MS = 20_000;
/** Shorter than the five minutes for which a token is valid. */
const SIGN_IN_EVERY_MS = 120_000;
const WRITES_NOTHING = new Set(['verifyToken', 'chat']);

const WRITES = Object.entries(operations).flatMap(([id, operation]) =>
  operation.method === 'GET' || WRITES_NOTHING.has(id) ? [] : [operation],
);

/** A call that was not acknowledged: its write may have happened or not. */
class Unacknowledged extends Error {}

/** A call that changes the state of one fact or of several at once. */
interface Write {
  changes: ReadonlyMap<Fact, { from: string; to: string }>;
  entries: Entries;
  begun: number;
  ended?: { at: number; id: string };
}

export interface Verdict {
  acknowledged: number;
  /** Records that hold neither what was acknowledged nor what was asked for, and what is wrong with the feed. */
  lost: string[];
}

/** Writers that make every kind of write without a pause, and know what must be found afterwards. */
export class WriteLoad {
  acknowledged = 0;
  /** Calls that got another answer than the one expected, by status; those of a server that ends are not counted. */
  readonly refusals = new Map<number, number>();
  /** Prefix of its records, so that several loads can share a store. */
  readonly #name = Math.random().toString(36).slice(2, 8);
  #facts: Fact[] = [];
  readonly #servers: readonly ServerProcess[];
  /** The calls of the contract that have not been made yet. */
  readonly #unmade = new Set(WRITES);
  #writes: Write[] = [];
  #feed: Entry[] = [];
  #cursor = '';
  #isRunning = false;
  #access = '';
  #signedIn = Number.NEGATIVE_INFINITY;
  #round = 0;
  #writers: Promise<void>[] = [];
  /** The error that ended a writer too early. */
  #failure: unknown;

  constructor(servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }

  /** Signs in, and begins to follow the feed the first time. */
  async signIn(): Promise<void> {
    const signedIn = performance.now();
    const { access } = await this.#send(this.#first, { method: 'POST', path: '/token/pair', body: DEMO, access: '' });
    [this.#access, this.#signedIn] = [access, signedIn];
    if (!this.#cursor) this.#cursor = (await this.#read({ path: '/changes/' })).cursor;
  }

  /** Begins to write to the library, to accounts, and to follow the feed. */
  start(writers: number): void {
    this.#isRunning = true;
    this.#round += 1;
    // Each user may have one import under way at a server.
    const toLibrary = (writer: number) => (turn: Turn) =>
      changeLibrary(turn, { imports: writer < this.#servers.length });
    this.#writers = [
      ...Array.from({ length: writers }, (_, writer) => this.#repeat(`${writer}`, toLibrary(writer))),
      ...this.#servers.map((_, index) => this.#repeat(`account${index}`, changeAccount)),
      this.#repeat('feed', () => this.#follow('&wait=1')),
    ];
  }

  /** Waits for the calls under way. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#writers);
    if (this.#failure) throw this.#failure;
  }

  /** Signs in again, reads all that was written since the last time, and compares the feed with it. */
  async verify(): Promise<Verdict> {
    await this.signIn();
    const lost: string[] = [];
    const found = new Map<Fact, Found>();
    for (const fact of this.#facts) found.set(fact, await fact.read());
    const writes = [];
    for (const write of this.#writes) {
      const states = [...write.changes].map(([fact, { from, to }]) => ({ is: found.get(fact)?.state, from, to }));
      const isDone = write.ended !== undefined || states.every(({ is, to }) => is === to);
      if (!isDone && !states.every(({ is, from }) => is === from))
        lost.push(`done by halves: ${[...write.changes.keys()].map(({ name }) => name)} ${JSON.stringify(states)}`);
      if (!isDone) continue;
      for (const [fact, { to }] of write.changes) fact.state = to;
      const [main] = write.changes.keys();
      const id = write.ended?.id ?? (main && found.get(main)?.id) ?? '';
      writes.push({ entries: await write.entries(id), begun: write.begun, ended: write.ended?.at ?? Infinity });
    }
    for (const [fact, { state }] of found) {
      if (fact.state !== state) lost.push(`${fact.name}: ${state} instead of ${fact.state}`);
    }
    while (await this.#follow(''));
    lost.push(...findFeedFaults(this.#feed, writes));
    return { acknowledged: this.acknowledged, lost };
  }

  /** Forgets what has been verified, so that a long run stays short. */
  forget(): void {
    [this.#facts, this.#writes, this.#feed] = [[], [], []];
  }

  /** Waits until every call of the contract that writes has been acknowledged. */
  async waitForEveryCall(): Promise<void> {
    await this.#wait('call of each kind', () => this.#unmade.size === 0);
  }

  /** Waits until so many more writes have been acknowledged; resolves with the milliseconds that it took. */
  async waitForWrites(count: number): Promise<number> {
    const before = this.acknowledged;
    return this.#wait(`${count} writes`, () => this.acknowledged >= before + count);
  }

  async waitForRefusal(status: number): Promise<void> {
    await this.#wait(`answer ${status}`, () => this.refusals.has(status));
  }

  async #wait(what: string, isReached: () => boolean): Promise<number> {
    const begin = performance.now();
    while (!isReached()) {
      if (this.#failure) throw this.#failure;
      if (performance.now() - begin > LONGEST_WAIT_MS) {
        const unmade = [...this.#unmade].map(({ method, path }) => `${method} ${path}`);
        throw new Error(`No ${what} in ${LONGEST_WAIT_MS} ms; not made: ${unmade.join(', ')}`);
      }
      await setTimeout(2);
    }
    return performance.now() - begin;
  }

  async #repeat(writer: string, make: (turn: Turn) => Promise<unknown>): Promise<void> {
    const server = this.#servers[Number(writer.replaceAll(/\D/g, '')) % this.#servers.length] ?? this.#first;
    for (let turn = 0; this.#isRunning; turn++) {
      try {
        await make(this.#createTurn(server, `${this.#name} ${this.#round}-${writer}-${turn}`));
      } catch (error) {
        if (!(error instanceof Unacknowledged)) {
          this.#failure = error;
          return;
        }
        // An unavailable server is not retried at once.
        await setTimeout(20);
      }
    }
  }

  #createTurn(server: ServerProcess, name: string): Turn {
    return {
      name,
      server,
      send: (call) => this.#send(server, call),
      write: (states, call, entries = () => []) => this.#write(server, { states, call, entries }),
      read: (call) => this.#read(call),
      readStatus: async (call) => {
        const response = await this.#fetch(this.#first, call);
        await response.arrayBuffer();
        return response.status;
      },
      fact: (what, read, state = NONE) => {
        const fact = { name: what, read, state };
        this.#facts.push(fact);
        return fact;
      },
      readLink: async (to, subject, count = 1) => {
        const begin = performance.now();
        for (;;) {
          const link = server.findLink({ to, subject, count });
          if (link) return link;
          // The message of a call that a crash followed may never be sent.
          await this.#send(server, { method: 'GET', path: '/health/' });
          if (performance.now() - begin > LONGEST_MAIL_MS) throw new Unacknowledged(`no message ${subject}`);
          await setTimeout(5);
        }
      },
    };
  }

  async #write(
    server: ServerProcess,
    { states, call, entries }: { states: readonly (readonly [Fact, string])[]; call: Call; entries: Entries },
  ): Promise<Body> {
    const changes = new Map(states.map(([fact, to]) => [fact, { from: fact.state, to }]));
    const write: Write = { changes, entries, begun: performance.now() };
    this.#writes.push(write);
    const answer = await this.#send(server, call);
    write.ended = { at: performance.now(), id: answer?.id };
    for (const [fact, to] of states) fact.state = to;
    this.acknowledged += 1;
    return answer;
  }

  /** Reads on in the feed; resolves with whether there is more. */
  async #follow(wait: string): Promise<boolean> {
    const path = `/changes/?since=${this.#cursor}${wait}`;
    const { changes, cursor, more, reset } = await this.#send(this.#first, { method: 'GET', path });
    if (reset) throw new Error(`The feed does not know ${this.#cursor}`);
    this.#feed.push(...changes.map(({ what, action, id }: Body) => `${what} ${action} ${id}`));
    this.#cursor = cursor;
    return more;
  }

  async #read({ path, access }: Pick<Call, 'path' | 'access'>): Promise<Body> {
    const response = await this.#fetch(this.#first, { method: 'GET', path, access });
    const text = await response.text();
    if ([401, 404].includes(response.status)) return undefined;
    if (!response.ok) throw new Error(`GET ${path} ${response.status} ${text}`);
    return JSON.parse(text);
  }

  async #send(server: ServerProcess, call: Call): Promise<Body> {
    const response = await this.#fetch(server, call).catch((error) => {
      throw new Unacknowledged('no answer', { cause: error });
    });
    // A truncated answer does not count.
    const text = await response.text().catch((error) => {
      throw new Unacknowledged('half an answer', { cause: error });
    });
    if (response.ok) {
      for (const kind of this.#unmade) if (isOfKind(kind, call)) this.#unmade.delete(kind);
      return text === '' ? undefined : JSON.parse(text);
    }
    this.refusals.set(response.status, (this.refusals.get(response.status) ?? 0) + 1);
    if ([503, 507].includes(response.status)) throw new Unacknowledged(`${response.status}`);
    throw new Error(`${call.method} ${call.path} ${response.status} ${text}`);
  }

  async #fetch(server: ServerProcess, { method, path, body, ...call }: Call): Promise<Response> {
    // On a busy machine, a round takes longer than a token is valid.
    if (call.access === undefined && performance.now() - this.#signedIn > SIGN_IN_EVERY_MS) await this.signIn();
    const { access = this.#access } = call;
    const headers = {
      // Many people, so that no limit of attempts applies.
      'x-forwarded-for': `10.${random()}.${random()}.${random()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    };
    return fetch(`${server.url}/api/v2${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  }

  get #first(): ServerProcess {
    const [server] = this.#servers;
    if (!server) throw new Error('There is no server');
    return server;
  }
}

/** A query may follow the path. */
function isOfKind({ method, path }: { method: string; path: string }, call: Call): boolean {
  const [address = ''] = call.path.split('?');
  return call.method === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address);
}

function random(): number {
  return Math.floor(Math.random() * 256);
}
