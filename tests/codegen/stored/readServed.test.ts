import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectServer } from '#codegen/serverCalls.ts';
import { readServed } from '#codegen/stored/readServed.ts';

const row = (id: string) => ({ id, subclass: 'wind', name: id });
/** What the server answers by address: lists in pages of both manners, and two components. */
const ANSWERS: Record<string, { body: unknown; link?: string }> = {
  '/api/v2/components/?limit=500': { body: [row('a')], link: '</api/v2/components/?limit=500&cursor=x>; rel="next"' },
  '/api/v2/components/?limit=500&cursor=x': { body: [row('b')] },
  '/api/v2/components/?templates=true&limit=500': {
    body: { results: [row('c')], next: 'http://inside.example/api/v2/components/?templates=true&page=2' },
  },
  '/api/v2/components/?templates=true&page=2': { body: { results: [row('d')], next: null } },
  '/api/v2/components/wind/a/': { body: { name: 'A', kind_version: 2 } },
  '/api/v2/components/wind/b/': { body: { name: 'B' } },
  '/api/v2/components/wind/c/': { body: { name: 'C' } },
  '/api/v2/components/wind/d/': { body: { name: 'D' } },
};

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer(({ url: address = '', headers }, response) => {
    const answer = ANSWERS[address];
    if (headers.authorization !== 'Bearer key') response.statusCode = 401;
    else if (!answer) response.statusCode = 404;
    if (answer?.link) response.setHeader('link', answer.link);
    response.end(JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has such an address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

async function readAll(token: string): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of readServed(await connectServer(url, { API_TOKEN: token }))) lines.push(JSON.parse(line));
  return lines;
}

describe('the components that a server has', () => {
  it('are read from all pages of its lists, templates included, whatever the name of the server', async () => {
    const one = (id: string, kindVersion: number, fields: object) => ({
      ...{ id, subclass: 'wind', kindVersion, isDeleted: false },
      fields,
    });
    expect(await readAll('key')).toEqual([
      one('a', 2, { name: 'A', kind_version: 2 }),
      one('b', 1, { name: 'B' }),
      one('c', 1, { name: 'C' }),
      one('d', 1, { name: 'D' }),
    ]);
  });

  it('are not read without a sign-in', async () => {
    await expect(readAll('other')).rejects.toThrow(/does not accept the token/);
  });
});
