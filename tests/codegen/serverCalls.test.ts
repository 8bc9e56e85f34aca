import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, connectServer, parseJson } from '#codegen/serverCalls.ts';

const SIGN_IN = 'Set API_TOKEN, or API_EMAIL and API_PASSWORD, to sign in to the server';
const ANN = { API_EMAIL: 'ann@example.com', API_PASSWORD: 'correct-horse-1' };

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = { status?: number; body?: string; headers?: Record<string, string> };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server on a free port, which answers each request alike. */
async function serve({ status = 200, body = '{}', headers = {} }: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    const { method, url, headers: sent } = request;
    asked.push({ method, url, headers: sent, body: await text(request) });
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked };
}

describe('the address of the API', () => {
  it.each([
    ['http://q', 'http://q/api/v2'],
    ['http://q//', 'http://q/api/v2'],
    ['http://q/api/v2', 'http://q/api/v2'],
    ['http://q/api/v2//', 'http://q/api/v2'],
    ['http://q/api/v2/old', 'http://q/api/v2/old/api/v2'],
    ['http://q//old', 'http://q//old/api/v2'],
  ])('of %s is %s', async (url, base) => {
    expect((await connectServer(url, {})).base).toBe(base);
  });
});

describe('a sign-in', () => {
  it('is not tried without an account', async () => {
    const { url, asked } = await serve({ body: 'x' });
    const { base, get } = await connectServer(url, { API_EMAIL: '', API_PASSWORD: '' });
    expect(await get(`${base}/kinds`)).toEqual({ status: 200, text: 'x' });
    expect(asked).toMatchObject([
      { method: 'GET', url: '/api/v2/kinds', headers: { accept: 'application/json, */*;q=0.5' } },
    ]);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('is not needed with a token', async () => {
    const { url, asked } = await serve({});
    const { base, get } = await connectServer(url, { API_TOKEN: 'let-me-in', ...ANN });
    await get(`${base}/kinds`);
    expect(asked).toMatchObject([{ url: '/api/v2/kinds', headers: { authorization: 'Bearer let-me-in' } }]);
  });

  it.each([200, 299])('gives a token, with status %i', async (status) => {
    const { url, asked } = await serve({ status, body: '{"access":"granted"}' });
    const { base, get } = await connectServer(url, ANN);
    await get(`${base}/kinds`);
    expect(asked).toMatchObject([
      { method: 'POST', url: '/api/v2/token/pair', headers: { 'content-type': 'application/json' } },
      { method: 'GET', url: '/api/v2/kinds', headers: { authorization: 'Bearer granted' } },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ username: ANN.API_EMAIL, password: ANN.API_PASSWORD });
  });

  it.each<[title: string, answer: Answer, said: string]>([
    ['is refused', { status: 401 }, 'refused to sign ann@example.com in: 401'],
    ['is moved', { status: 300, body: '{"access":"granted"}' }, 'refused to sign ann@example.com in: 300'],
    ['gives no token', { body: '{"token":"x"}' }, 'answered the sign-in without an access token'],
    ['gives a list', { body: '["access"]' }, 'answered the sign-in without an access token'],
    ['gives a number as token', { body: '{"access":5}' }, 'answered the sign-in without an access token'],
    ['gives a page', { body: '<html>' }, 'answered the sign-in without an access token'],
  ])('that %s is reported', async (_title, answer, said) => {
    const { url } = await serve(answer);
    await expect(connectServer(url, ANN)).rejects.toThrow(`${url}/api/v2 ${said}`);
  });

  it.each([
    [{ API_EMAIL: 'ann@example.com' }, `API_PASSWORD is missing. ${SIGN_IN}`],
    [{ API_PASSWORD: 'x' }, `API_EMAIL is missing. ${SIGN_IN}`],
  ])('with %j alone is not tried', async (env, message) => {
    await expect(connectServer('http://q', env)).rejects.toThrow(new Error(message));
  });
});

describe('an answer that requires a sign-in', () => {
  it.each([401, 403])('has the status %i', async (status) => {
    const anyone = await connectServer('http://q', {});
    expect(anyone.refusal({ status, text: '' })).toBe(`http://q/api/v2 requires a sign-in (${status}). ${SIGN_IN}`);
    const ann = await connectServer('http://q', { API_TOKEN: 'x' });
    expect(ann.refusal({ status, text: '' })).toBe(
      `http://q/api/v2 does not accept the token that was sent with the request (${status})`,
    );
  });

  it.each([200, 400, 402, 404, 500])('does not have the status %i', async (status) => {
    expect((await connectServer('http://q', {})).refusal({ status, text: '' })).toBeUndefined();
  });
});

describe('an answer', () => {
  it('has its status and text', async () => {
    const { url } = await serve({ status: 500, body: 'Größe' });
    expect(await ask(url)).toStrictEqual({ status: 500, text: 'Größe' });
  });

  it('may be empty', async () => {
    const { url } = await serve({ status: 204, body: '' });
    expect(await ask(url)).toStrictEqual({ status: 204, text: '' });
  });

  it.each<[link: string, next: string | undefined]>([
    ['<http://q/2>; rel="next"', 'http://q/2'],
    ['<http://q/2>;rel=next', 'http://q/2'],
    ['<http://q/2>;  rel=next', 'http://q/2'],
    ['<http://q/0>; rel="prev", <http://q/2>; rel="next"', 'http://q/2'],
    ['<>; rel="next"', ''],
    ['<http://q/0>; rel="prev"', undefined],
    ['<http://q/0>; rel="xnext"', undefined],
  ])('with the link %s has the next page %s', async (link, next) => {
    const { url } = await serve({ headers: { link } });
    expect(await ask(url)).toStrictEqual({ status: 200, text: '{}', ...(next === undefined ? {} : { next }) });
  });

  it('of 50 MB is read, and no longer one', async () => {
    const { url } = await serve({ body: 'x'.repeat(50_000_000) });
    expect((await ask(url)).text).toHaveLength(50_000_000);
    server?.close();
    const { url: longer } = await serve({ body: 'x'.repeat(50_000_001) });
    await expect(ask(longer)).rejects.toThrow(`${longer} does not answer: its response is longer than 50 MB`);
  });

  it('that does not come is reported with its reason', async () => {
    const { url } = await serve({});
    await new Promise((closed) => server?.close(closed));
    await expect(ask(url)).rejects.toThrow(`${url} does not answer: connect ECONNREFUSED`);
    await expect(ask('http://q', { method: 'TRACE' })).rejects.toThrow(
      "http://q does not answer: 'TRACE' HTTP method is unsupported.",
    );
  });
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['<html>', '<html>'],
  ['', ''],
])('the JSON %j is read as %j', (written, value) => {
  expect(parseJson(written)).toEqual(value);
});
