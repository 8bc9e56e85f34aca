import { setTimeout } from 'node:timers/promises';
import { subclasses } from '#generated/kinds.ts';
import { DEMO } from './ServerProcess.ts';

const [KIND] = subclasses;
/** What a record may hold besides a state: nothing, where it does not exist. */
const NONE = 'none';
const PROFILE = 'profile';
const LONGEST_WAIT_MS = 60_000;

type Body = ReturnType<typeof JSON.parse>;

/** A call that was not acknowledged: its write may have happened or not. */
class Unacknowledged extends Error {}

/** What was written to one record, as far as the server has acknowledged it. */
interface Fact {
  read: () => Promise<string>;
  /** More than one where a write was not acknowledged. */
  allowed: string[];
}

export interface Verdict {
  acknowledged: number;
  /** Records that hold neither what was acknowledged nor what was asked for. */
  lost: string[];
}

/** Writers that make every kind of write without a pause, and know what must be found afterwards. */
export class WriteLoad {
  readonly facts = new Map<string, Fact>();
  acknowledged = 0;
  /** Calls that got another answer than the one expected, with their status; those of a server that ends are not counted. */
  readonly refusals = new Map<number, number>();
  /** Of its records, so that several loads can share a store. */
  readonly #name = Math.random().toString(36).slice(2, 8);
  #isRunning = false;
  #access = '';
  #round = 0;
  #writers: Promise<void>[] = [];
  /** What ended a writer that should have gone on. */
  #failure: unknown;

  constructor(private urls: readonly string[]) {}

  async signIn(): Promise<void> {
    const { access } = await this.#send(0, 'POST', '/token/pair', DEMO);
    this.#access = access;
  }

  start(writers: number): void {
    this.#isRunning = true;
    this.#round += 1;
    this.#writers = Array.from({ length: writers }, (_, writer) => this.#write(writer));
  }

  /** Waits for the calls under way. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#writers);
    if (this.#failure) throw this.#failure;
  }

  /** Reads every record again; what is found of a write that was not acknowledged counts from now on. */
  async verify(): Promise<Verdict> {
    const lost: string[] = [];
    for (const [name, fact] of this.facts) {
      const found = await fact.read();
      if (!fact.allowed.includes(found)) lost.push(`${name}: ${found} instead of ${fact.allowed.join(' or ')}`);
      fact.allowed = [found];
    }
    return { acknowledged: this.acknowledged, lost };
  }

  /** Forgets what has been verified, so that a long run stays short. */
  forget(): void {
    for (const name of this.facts.keys()) if (name !== PROFILE) this.facts.delete(name);
  }

  /** Waits until so many more writes have been acknowledged; resolves with the milliseconds that it took. */
  async waitForWrites(count: number): Promise<number> {
    const [begin, before] = [performance.now(), this.acknowledged];
    while (this.acknowledged < before + count) {
      if (performance.now() - begin > LONGEST_WAIT_MS) throw new Error(`No ${count} writes in ${LONGEST_WAIT_MS} ms`);
      if (this.#failure) throw this.#failure;
      await setTimeout(2);
    }
    return performance.now() - begin;
  }

  async waitForRefusal(status: number): Promise<void> {
    const begin = performance.now();
    while (!this.refusals.has(status)) {
      if (performance.now() - begin > LONGEST_WAIT_MS) throw new Error(`No ${status} in ${LONGEST_WAIT_MS} ms`);
      if (this.#failure) throw this.#failure;
      await setTimeout(2);
    }
  }

  async #write(writer: number): Promise<void> {
    for (let turn = 0; this.#isRunning; turn++) {
      try {
        await this.#writeAll(writer, `${this.#name} ${this.#round}-${writer}-${turn}`);
      } catch (error) {
        if (!(error instanceof Unacknowledged)) {
          this.#failure = error;
          return;
        }
        // A server that is away is not asked again at once.
        await setTimeout(20);
      }
    }
  }

  /** Every kind of write, each on records of its own name. */
  async #writeAll(writer: number, name: string): Promise<void> {
    const components = `/components/${KIND}/`;
    const component = this.#named('component', name, (found) => this.#readComponent(`${components}${found.id}/`));
    const made = await this.#do(writer, component, '1 first', 'POST', components, { name, description: 'first' });
    const at = `${components}${made.id}/`;
    await this.#do(writer, component, '2 second', 'PUT', at, { ...strip(made), description: 'second' });
    await this.#do(writer, component, NONE, 'DELETE', at);
    await this.#do(writer, component, '2 second', 'POST', `${at}restore/`);
    const copy = this.#named('component', `${name} copy`, (found) => this.#readComponent(`${components}${found.id}/`));
    const copying = `${at}duplicate/?name=${encodeURIComponent(`${name} copy`)}`;
    await this.#do(writer, copy, '1 second', 'POST', copying);

    const project = this.#named('project', name, async (found) => found.description);
    const plan = await this.#do(writer, project, 'first', 'POST', '/projects/', { name, description: 'first' });
    await this.#do(writer, project, 'second', 'PUT', `/projects/${plan.id}/`, { name, description: 'second' });
    const assets = `/projects/${plan.id}/assets/`;
    const asset = this.#fact(`asset ${name}`, async () => {
      const rows: Body[] = (await this.#read(assets)) ?? [];
      return rows.length === 0 ? NONE : rows.map(({ count }) => count).join();
    });
    const used = await this.#do(writer, asset, '1', 'POST', assets, { component_id: made.id, count: 1 });
    await this.#do(writer, asset, '7', 'PUT', `${assets}${used.id}/`, { count: 7 });
    await this.#do(writer, asset, NONE, 'DELETE', `${assets}${used.id}/`);
    await this.#do(writer, asset, '7', 'POST', `${assets}${used.id}/restore/`);

    const whole = this.#named('project', `${name} whole`, (found) => this.#readWhole(found.id));
    await this.#do(writer, whole, WHOLE, 'POST', '/projects/import/', toImport(name));
    if (writer === 0) {
      const profile = this.#fact(PROFILE, async () => (await this.#read('/account/profile/')).company, '');
      const sent = { email: DEMO.username, firstName: '', lastName: '', phone: '', position: '', company: name };
      await this.#do(writer, profile, name, 'PUT', '/account/profile/', sent);
    }
    // Its assets go with it.
    asset.allowed = ['7', NONE];
    await this.#do(writer, project, NONE, 'DELETE', `/projects/${plan.id}/`);
    asset.allowed = [NONE];
  }

  #fact(name: string, read: () => Promise<string>, initial = NONE): Fact {
    const fact = this.facts.get(name) ?? { read, allowed: [initial] };
    this.facts.set(name, fact);
    return fact;
  }

  /** What a record of this name holds, of which there is one or none. */
  #named(what: 'component' | 'project', name: string, read: (found: Body) => Promise<string>): Fact {
    return this.#fact(`${what} ${name}`, async () => {
      const rows: Body[] = await this.#read(`/${what}s/?name=${encodeURIComponent(name)}`);
      return rows.length > 1 ? `${rows.length} of that name` : rows.length === 0 ? NONE : read(rows[0]);
    });
  }

  /** Its revision and description, and whether its history has each revision once. */
  async #readComponent(path: string): Promise<string> {
    const { description } = await this.#read(path);
    const revisions: Body[] = await this.#read(`${path}revisions/`);
    const isWhole = revisions.every(({ revision }, index) => revision === revisions.length - index);
    return isWhole ? `${revisions.length} ${description}` : `torn history ${JSON.stringify(revisions)}`;
  }

  async #readWhole(id: string): Promise<string> {
    const { components, assets } = await this.#read(`/projects/${id}/export/`);
    return `${components.length} components, ${assets.length} assets`;
  }

  async #do(writer: number, fact: Fact, state: string, method: string, path: string, body?: object): Promise<Body> {
    const before = fact.allowed;
    fact.allowed = [...before, state];
    const answer = await this.#send(writer, method, path, body);
    fact.allowed = [state];
    this.acknowledged += 1;
    return answer;
  }

  async #read(path: string): Promise<Body> {
    const response = await this.#fetch(0, 'GET', path);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`GET ${path} ${response.status} ${await response.text()}`);
    return response.json();
  }

  async #send(writer: number, method: string, path: string, body?: object): Promise<Body> {
    const response = await this.#fetch(writer, method, path, body).catch((error) => {
      throw new Unacknowledged('no answer', { cause: error });
    });
    // An answer that breaks off is none.
    const text = await response.text().catch((error) => {
      throw new Unacknowledged('half an answer', { cause: error });
    });
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    this.refusals.set(response.status, (this.refusals.get(response.status) ?? 0) + 1);
    if ([503, 507].includes(response.status)) throw new Unacknowledged(`${response.status}`);
    throw new Error(`${method} ${path} ${response.status} ${text}`);
  }

  #fetch(writer: number, method: string, path: string, body?: object): Promise<Response> {
    const url = this.urls[writer % this.urls.length];
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const headers = { ...json, ...(this.#access ? { authorization: `Bearer ${this.#access}` } : {}) };
    return fetch(`${url}/api/v2${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  }
}

const PARTS = 5;
const WHOLE = `${PARTS} components, ${PARTS} assets`;

function toImport(name: string): object {
  const names = Array.from({ length: PARTS }, (_, index) => `${name} part ${index}`);
  return {
    name: `${name} whole`,
    components: names.map((part) => ({ subclass: KIND, name: part })),
    assets: names.map((part, component) => ({ name: part, subclass: KIND, count: 1, component })),
  };
}

/** The fields that a write takes. */
function strip({
  id: _i,
  created_at: _c,
  updated_at: _u,
  revision: _r,
  is_template: _t,
  subclass: _s,
  ...fields
}: Body) {
  return fields;
}
