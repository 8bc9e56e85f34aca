import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { securityHeaders } from '#server/http/securityHeaders.ts';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, shareTestServer } from './TestServer.ts';

/** The address under which a person who signs in through these headers is seen. */
async function findAddress(server: ReturnType<typeof shareTestServer>['server'], forwarded: string) {
  const { email } = await server.newUser();
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await server.anonymous.post('/token/pair', { username: email, password: PASSWORD }, headers);
  const sessions = await createCaller(server.app, body.access).get('/account/sessions/');
  return sessions.body.find(({ is_current: isCurrent }: { is_current: boolean }) => isCurrent).address;
}

describe.each(engines.slice(0, 1))('behind no proxy that is trusted', (engine) => {
  const { server } = shareTestServer(engine);

  it('a forwarded address is not trusted', async () => {
    expect(await findAddress(server, '203.0.113.9')).toBe('127.0.0.1');
  });
});

describe.each(engines.slice(0, 1))('behind a proxy that is trusted by its address', (engine) => {
  const { server } = shareTestServer(engine, { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:DB8::1]:4711', '2001:db8::1'],
    ['<script>', 'unknown'],
  ])('a caller behind %s comes from %s', async (forwarded, address) => {
    expect(await findAddress(server, forwarded)).toBe(address);
  });

  it('a call that bypasses the proxy is not trusted', async () => {
    const request = { method: 'POST' as const, url: '/api/v2/token/pair', remoteAddress: '192.0.2.1' };
    const { email } = await server.newUser();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answer = await server.app.inject({ ...request, headers, payload: { username: email, password: PASSWORD } });
    const { body } = await createCaller(server.app, answer.json().access).get('/account/sessions/');
    expect(body.map(({ address }: { address: string }) => address)).toContain('192.0.2.1');
  });
});

describe.each(engines.slice(0, 1))('behind two proxies that are trusted by their number', (engine) => {
  const { server } = shareTestServer(engine, { TRUST_PROXY: '2' });

  it.each([
    ['198.51.100.7, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['203.0.113.9', '203.0.113.9'],
  ])('a caller behind %s comes from %s', async (forwarded, address) => {
    expect(await findAddress(server, forwarded)).toBe(address);
  });
});

it.each([
  [{}, false],
  [{ PUBLIC_URL: 'https://planning.example.com' }, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://planning.example.com' }, false],
])('with the settings %j it is %s that browsers come back by HTTPS only', async (env, isStrict) => {
  const app = Fastify();
  await securityHeaders(app, readConfig(env));
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security'] !== undefined).toBe(isStrict);
});
