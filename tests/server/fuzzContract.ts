import fc from 'fast-check';
import { expect } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { operations } from '#generated/operations.ts';
import { buildApp } from '#server/app.ts';
import { anyCall, type FuzzedCall, type IdChoice } from './callArbitrary.ts';
import { answerFaults } from './contractCheck.ts';
import type { Engine } from './engines.ts';
import { createLibraryCalls, readLibrary } from './libraryCalls.ts';
import { type SignedIn, startTestServer } from './TestServer.ts';

/** Part of all names of the person whose records other users must not see or change. */
const MARK = 'Belongs to Vera';
const MOST_IDS = 400;
/** After so many calls another person makes them, since lists get longer with each. */
const CALLS_PER_PERSON = 500;
const ALLOWED = new Set([501]);
/** Lines of the log that hostile calls may cause. */
const REFUSALS = new Set(['a call asked for a record of another account', 'a call met a limit']);

/** Makes so many calls of all operations; throws for the first answer that breaks a promise, made as small as possible. */
export async function fuzzContract(engine: Engine, count: number): Promise<Map<number, number>> {
  const server = await startTestServer(engine, { LOG_LEVEL: 'warn', ALLOW_REGISTRATION: '1' });
  const lines: string[] = [];
  const { config, store, kinds } = server;
  const app = await buildApp({ config, store, kinds, log: { write: (line) => void lines.push(line) } });
  const owner = await server.newUser();
  const ids = await createOwned(owner);
  const owned = await readLibrary(owner);
  const statuses = new Map<number, number>();
  let stranger: SignedIn = await server.newUser();
  let calls = 0;

  async function check(call: FuzzedCall): Promise<void> {
    if (++calls % CALLS_PER_PERSON === 0) stranger = await server.newUser();
    const { method, path, secured } = operations[call.id];
    const url = toAddress(path, call, ids);
    const response = await app.inject({
      method,
      url: `/api/v2${url}`,
      // Failed sign-ins must not keep the test itself out.
      remoteAddress: '198.51.100.7',
      headers: {
        ...(call.isSignedIn ? { authorization: `Bearer ${stranger.access}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
    });
    const { statusCode: status, headers } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status < 500 || ALLOWED.has(status), `${status} ${response.payload}`).toBe(true);
    expect(headers['x-request-id']).toBeDefined();
    expect(lines.filter((line) => !REFUSALS.has(JSON.parse(line).msg))).toEqual([]);
    lines.length = 0;
    if (status === 304 || headers['content-encoding']) return;
    const body = response.payload === '' ? undefined : response.json();
    expect(response.payload).not.toContain(MARK);
    expect(answerFaults({ method, path: url, status, body }), `${status} ${response.payload}`).toEqual([]);
    if (status === 201 && typeof body.id === 'string' && ids.length < MOST_IDS) ids.push(body.id);
    // A call may have ended the session, as it should.
    if (status === 401 && secured && call.isSignedIn) stranger = await server.newUser();
  }

  try {
    await fc.assert(fc.asyncProperty(anyCall, check), { numRuns: count, verbose: 1 });
    // The tokens of the start may have expired since.
    expect(await readLibrary(await server.signIn(owner.email))).toEqual(owned);
  } finally {
    await app.close();
    await server.stop();
  }
  return statuses;
}

/** Fills a library and returns the ids in it. */
async function createOwned(owner: SignedIn): Promise<string[]> {
  const { createProject, createComponent, addAsset } = createLibraryCalls(owner, subclasses[0] ?? '');
  const components = await Promise.all(subclasses.map((kind) => createComponent(`${MARK}: ${kind}`, kind)));
  const project = await createProject(`${MARK}: project`, { description: MARK });
  const asset = await addAsset(project.id, components[0].id);
  return [project.id, asset.id, ...components.map(({ id }) => id)];
}

function toAddress(path: string, call: FuzzedCall, ids: readonly string[]): string {
  let next = 0;
  const place = (name: string) => (name === 'subclass' ? call.subclass : toId(call.ids[next++ % call.ids.length], ids));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(place(name)) || '-');
  const query = Object.entries(call.query).map(([name, value]) => `${name}=${encode(toText(value))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

function toId(choice: IdChoice | undefined, ids: readonly string[]): string {
  if (!choice) return '';
  return 'at' in choice ? (ids[choice.at % ids.length] ?? '') : choice.text;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function encode(text: string): string {
  // Half a surrogate pair has no encoding.
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')).replaceAll('.', '%2E');
}
