import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { against } from '#codegen/against.ts';
import { serverMeta } from '#codegen/serverMeta.ts';
import { loadKind } from '#generated/kinds.ts';
import { toMeta } from '#model/toMeta.ts';

const { definition } = await loadKind.wind();
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
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { url, base: `${url}/api/v2` };
}

/** The lines that `--against` prints, or its error. */
async function compared(url: string, env: NodeJS.ProcessEnv = {}): Promise<string[] | string> {
  try {
    return await against({ definitions: [definition], fetchMeta: await serverMeta(url, env) });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const locked: Answer = ({ url, headers }, body) => {
  if (url === '/api/v2/token/pair') {
    if (headers['content-type'] !== 'application/json') return [415, '{}'];
    const { username, password } = JSON.parse(body);
    return username === ANN.API_EMAIL && password === ANN.API_PASSWORD ? [200, '{"access":"let-me-in"}'] : [401, '{}'];
  }
  return headers.authorization === 'Bearer let-me-in' ? [200, META] : [401, '{"detail":"Who are you?"}'];
};

it.each<[string, NodeJS.ProcessEnv, (base: string) => string[] | string]>([
  ['an account', ANN, () => []],
  ['a token', { API_TOKEN: 'let-me-in' }, () => []],
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
  expect(await compared(url, env)).toEqual(said(base));
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
  expect(await compared(url, ANN)).toBe(said(base));
});

it('a server that is out of order, or not there, is said to be', async () => {
  const { url, base } = await serve(() => [500, '']);
  expect(await compared(url)).toBe(`${base} answered 500 when asked for the metadata of wind`);
  await new Promise((closed) => server?.close(closed));
  expect(await compared(url)).toMatch(`${base}/components/meta/wind/ does not answer: connect ECONNREFUSED`);
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

it('a server without the kind is said not to know it', async () => {
  const { url } = await serve(() => [404, '{}']);
  expect(await compared(url)).toEqual(['wind: the server does not know this kind']);
});

it('a server that forbids the question requires a sign-in', async () => {
  const { url, base } = await serve(() => [403, '{}']);
  expect(await compared(url)).toBe(`${base} requires a sign-in (403). ${SIGN_IN}`);
});
