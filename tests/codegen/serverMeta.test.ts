import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { compareServer } from '#codegen/compareServer.ts';
import type { Generated } from '#codegen/makeModules.ts';
import { loadKind } from '#generated/kinds.ts';
import { toMeta } from '#model/toMeta.ts';

const { definition } = await loadKind.wind();
const findPlace = (subclass: string) => ({ file: `schemas/kinds/${subclass}.json`, line: 1, column: 1 });
const made: Generated = {
  ...{ files: new Map(), problems: [], warnings: [], kinds: [] },
  ...{ definitions: [definition], findPlace },
};
const META = JSON.stringify(toMeta(definition));
const SIGN_IN = 'Set API_TOKEN, or API_EMAIL and API_PASSWORD, to sign in to the server';
const ANN = { API_EMAIL: 'ann@example.com', API_PASSWORD: 'correct-horse-1' };

type Answer = (request: IncomingMessage, body: string) => [status: number, body: string];

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a foreign server on a free port, and returns its base as messages name it. */
async function serve(answer: Answer): Promise<{ url: string; base: string }> {
  server = createServer(async (request, response) => {
    const [status, body] = answer(request, await text(request));
    response.writeHead(status, { connection: 'close' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { url, base: `${url}/api/v2` };
}

/** What `--against` prints. */
async function compared(url: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { findings } = await compareServer({ url, made, env });
  // Most of these servers publish no contract, which is a warning.
  return findings.filter(({ severity }) => !severity).map(({ message }) => message);
}

const locked: Answer = ({ url, headers }, body) => {
  if (url === '/api/v2/token/pair') {
    if (headers['content-type'] !== 'application/json') return [415, '{}'];
    const { username, password } = JSON.parse(body);
    return username === ANN.API_EMAIL && password === ANN.API_PASSWORD ? [200, '{"access":"let-me-in"}'] : [401, '{}'];
  }
  return headers.authorization === 'Bearer let-me-in' ? [200, META] : [401, '{"detail":"Who are you?"}'];
};

it.each<[string, NodeJS.ProcessEnv, (base: string) => string]>([
  ['an account', ANN, () => ''],
  ['a token', { API_TOKEN: 'let-me-in' }, () => ''],
  ['nothing', {}, (base) => `${base} requires a sign-in (401). ${SIGN_IN}`],
  ['half an account', { API_EMAIL: 'ann@example.com' }, () => `API_PASSWORD is missing. ${SIGN_IN}`],
  ['the other half', { API_PASSWORD: 'correct-horse-1' }, () => `API_EMAIL is missing. ${SIGN_IN}`],
  ['a wrong password', { ...ANN, API_PASSWORD: 'wrong' }, (base) => `${base} refused to sign ann@example.com in: 401`],
  [
    'an old token',
    { API_TOKEN: 'expired' },
    (base) => `${base} does not accept the token that was sent with the request (401)`,
  ],
])('a server that requires a sign-in is asked with %s', async (_name, env, said) => {
  const { url, base } = await serve(locked);
  expect((await compared(url, env)).join()).toBe(said(base));
});

it('a server that is open to all is asked without a sign-in', async () => {
  const { url } = await serve(({ headers }) => [headers.authorization ? 400 : 200, META]);
  expect(await compared(`${url}/api/v2/`)).toEqual([]);
});

it('a page in place of metadata is named, not thrown', async () => {
  const { url } = await serve(() => [200, '<html>Maintenance</html>']);
  expect(await compared(url)).toEqual([
    'wind: the server\'s metadata contains no readable field; it answered the text "<html>Maintenance</html>"',
  ]);
});

it.each<[string, string, (base: string) => string]>([
  ['a sign-in without a token', '{"token":"x"}', (base) => `${base} answered the sign-in without an access token`],
  ['a sign-in that is no JSON', '<html>', (base) => `${base} answered the sign-in without an access token`],
])('%s is said to be one', async (_name, body, said) => {
  const { url, base } = await serve(() => [200, body]);
  expect(await compared(url, ANN)).toEqual([said(base)]);
});

it('a server that fails or cannot be reached is reported', async () => {
  const { url, base } = await serve(() => [500, '']);
  expect(await compared(url)).toEqual([`wind: ${base} answered the request for metadata with 500`]);
  await new Promise((closed) => server?.close(closed));
  expect((await compared(url)).join()).toMatch(`${base}/components/meta/wind/ does not answer: connect ECONNREFUSED`);
});

it.each(['', '/', '//', '/api/v2', '/api/v2//'])('the address of a server may end in "%s"', async (end) => {
  const { url } = await serve((request) => [request.url === '/api/v2/components/meta/wind/' ? 200 : 400, META]);
  expect(await compared(`${url}${end}`)).toEqual([]);
});

it('a server below another path is asked there', async () => {
  const { url } = await serve((request) => [
    request.url === '/api/v2/old/api/v2/components/meta/wind/' ? 200 : 400,
    META,
  ]);
  expect(await compared(`${url}/api/v2/old`)).toEqual([]);
});

it('a server that knows nothing at all may be another one', async () => {
  const { url, base } = await serve(() => [404, '{}']);
  expect(await compared(url)).toEqual([
    `${base} knows none of the kinds and publishes no contract. Is it the address of the server?`,
  ]);
});

it('an answer without end is not read to its end', { timeout: 60_000 }, async () => {
  const { url, base } = await serve(() => [200, 'x'.repeat(60_000_000)]);
  expect(await compared(url)).toEqual([
    `${base}/components/meta/wind/ does not answer: its response is longer than 50 MB`,
  ]);
});

it('an answer of ten megabytes is read', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`f${index}`, { help: 'x'.repeat(11_000) }]),
  );
  const { url } = await serve(() => [200, JSON.stringify({ ...JSON.parse(META), fields })]);
  expect((await compared(url)).length).toBeGreaterThan(0);
});

describe('the kinds of a server', () => {
  const CONTRACT = { openapi: '3.1.0', paths: {}, components: { schemas: {} } };
  const subclass = (values: string[]) => ({ properties: { subclass: { enum: values } } });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'in its list of components',
      { '/components/': [{ subclass: 'flywheel' }, { subclass: 'wind' }, { subclass: 'flywheel' }, {}, null] },
      ['flywheel: only the server knows this kind'],
    ],
    [
      'in a page of that list',
      { '/components/': { results: [{ subclass: 'flywheel' }] } },
      ['flywheel: only the server knows this kind'],
    ],
    [
      'in its contract',
      { '/openapi.json': { ...CONTRACT, components: { schemas: { Row: subclass(['flywheel', 'wind']) } } } },
      ['flywheel: only the server knows this kind'],
    ],
    [
      'in its contract, which lacks one that has metadata',
      { '/openapi.json': { ...CONTRACT, components: { schemas: { Flywheel: subclass(['flywheel']) } } } },
      ['wind: the contract of the server does not name this kind', 'flywheel: only the server knows this kind'],
    ],
    ['in no contract that names any', { '/openapi.json': CONTRACT }, []],
  ])('are read %s', async (_where, answers, said) => {
    const { url } = await serve((request) => {
      const path = (request.url ?? '').replace('/api/v2', '');
      if (path === '/components/meta/wind/') return [200, META];
      return path in answers ? [200, JSON.stringify(answers[path])] : [404, '{}'];
    });
    expect(await compared(url)).toEqual(said);
  });
});

it('a server that forbids the question requires a sign-in', async () => {
  const { url, base } = await serve(() => [403, '{}']);
  expect(await compared(url)).toEqual([`${base} requires a sign-in (403). ${SIGN_IN}`]);
});
