import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchContract, findServerContract } from '#codegen/fetchContract.ts';
import type { ServerAnswer, ServerCalls } from '#codegen/serverCalls.ts';

const CONTRACT = { openapi: '3.1.0', paths: {} };
const TEXT = JSON.stringify(CONTRACT);

/** Calls to a server that has these texts; everything else is 404. */
function callsTo(base: string, texts: Record<string, ServerAnswer | string>): ServerCalls & { asked: string[] } {
  const asked: string[] = [];
  const get = async (address: string): Promise<ServerAnswer> => {
    asked.push(address);
    const answer = texts[address] ?? { status: 404, text: TEXT };
    return typeof answer === 'string' ? { status: 200, text: answer } : answer;
  };
  return { base, get, refusal: () => undefined, asked };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a contract in a file', () => {
  it('is read as JSON or YAML', async () => {
    const [json, yaml] = [join(folder, 'c.json'), join(folder, 'c.yaml')];
    await writeFile(json, TEXT);
    await writeFile(yaml, 'openapi: 3.1.0\npaths: {}\n');
    expect(await fetchContract(json)).toEqual(CONTRACT);
    expect(await fetchContract(yaml)).toEqual(CONTRACT);
    const calls = callsTo('http://a.test/api/v2', {});
    expect(await fetchContract(json, calls)).toEqual(CONTRACT);
    expect(calls.asked).toEqual([]);
  });

  it('must be a contract', async () => {
    const file = join(folder, 'other.json');
    await writeFile(file, '{"openapi":"3.1.0"}');
    await expect(fetchContract(file)).rejects.toThrow(new Error(`${file} is a contract without paths`));
  });

  it('must exist', async () => {
    const file = join(folder, 'missing.json');
    await expect(fetchContract(file)).rejects.toThrow(
      new Error(`${file} can't be read: ENOENT: no such file or directory, open '${file}'`),
    );
  });
});

describe('a contract at an address', () => {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? 'without a token'}`);
    response.writeHead(url === '/c.json' ? 200 : 404).end(TEXT);
  });
  let origin = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The address of a server that listens on a port has this shape.
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is requested by the calls to its server', async () => {
    const calls = callsTo('http://a.test/api/v2', { 'http://a.test/c.json': TEXT });
    expect(await fetchContract('http://a.test/c.json', calls)).toEqual(CONTRACT);
    expect(calls.asked).toEqual(['http://a.test/c.json']);
  });

  it('of another server is requested without them', async () => {
    const calls = callsTo('http://127.0.0.1:1/api/v2', {});
    expect(await fetchContract(`${origin}/c.json`, calls)).toEqual(CONTRACT);
    expect(await fetchContract(`${origin}/c.json`)).toEqual(CONTRACT);
    expect(calls.asked).toEqual([]);
    expect(asked).toEqual(['/c.json without a token', '/c.json without a token']);
  });

  it('must be there', async () => {
    await expect(fetchContract(`${origin}/d.json`)).rejects.toThrow(new Error(`${origin}/d.json answered 404`));
    const calls = callsTo('http://a.test/api/v2', { 'http://a.test/e': { status: 201, text: TEXT } });
    await expect(fetchContract('http://a.test/e', calls)).rejects.toThrow(new Error('http://a.test/e answered 201'));
  });
});

describe('the contract of a server', () => {
  const BASE = 'http://a.test/api/v2';
  const PLACES = [
    ...['openapi.json', 'openapi.yaml', 'schema/?format=json', 'schema/', 'docs/json'].map((end) => `${BASE}/${end}`),
    ...['openapi.json', 'openapi.yaml', 'api/schema/?format=json', 'api/schema/', 'schema/?format=json'].map(
      (end) => `http://a.test/${end}`,
    ),
    ...['api/openapi.json', 'v3/api-docs'].map((end) => `http://a.test/${end}`),
  ];

  it.each(PLACES)('is found at %s', async (place) => {
    const calls = callsTo(BASE, { [place]: TEXT });
    expect(await findServerContract(calls)).toEqual(CONTRACT);
    expect(calls.asked).toEqual(PLACES.slice(0, PLACES.indexOf(place) + 1));
  });

  it('is not what answers with something else', async () => {
    const [first = '', second = '', third = ''] = PLACES;
    const calls = callsTo(BASE, { [first]: '<html>', [second]: { status: 500, text: TEXT }, [third]: TEXT });
    expect(await findServerContract(calls)).toEqual(CONTRACT);
    expect(calls.asked).toHaveLength(3);
  });

  it('may be missing', async () => {
    const calls = callsTo(BASE, {});
    expect(await findServerContract(calls)).toBeUndefined();
    expect(calls.asked).toEqual(PLACES);
  });

  it('is looked for below an API whose address only contains that of this API', async () => {
    const calls = callsTo('http://a.test/api/v2/sub', {});
    await findServerContract(calls);
    expect(calls.asked.slice(4, 6)).toEqual([
      ...['http://a.test/api/v2/sub/docs/json', 'http://a.test/api/v2/sub/openapi.json'],
    ]);
  });
});
