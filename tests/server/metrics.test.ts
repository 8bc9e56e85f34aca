import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { startTestServer, type TestServer } from './TestServer.ts';

const TOKEN = 'a token for Prometheus that is long';

describe.each(engines)('the metrics of a server on $engine', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('count calls by operation and status, and nothing by what callers choose', async () => {
    const user = await server.newUser();
    await user.get('/projects/');
    for (const path of ['/nothing/', '/projects/1/', '/projects/2/']) await user.get(path);
    await server.anonymous.post('/token/pair', { username: 'x@example.com', password: 'Wrong-pass-1' });
    const { body, headers } = await server.app.inject({ url: '/metrics' });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      'q_system_calls_total{operation="listProjects",status="200"} 1',
      'q_system_calls_total{operation="getProject",status="404"} 2',
      'q_system_calls_total{operation="other",status="404"} 1',
      'q_system_calls_total{operation="obtainTokenPair",status="200"} 1',
      'q_system_calls_total{operation="obtainTokenPair",status="401"} 1',
      'q_system_call_seconds_count{operation="listProjects"} 1',
    ])
      expect(body).toContain(`${line}\n`);
    for (const name of [
      'q_system_event_loop_delay_seconds{quantile="0.99"}',
      'q_system_store_connections',
      'q_system_store_connections_waiting',
      'process_resident_memory_bytes',
    ])
      expect(body).toMatch(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} [\\d.e+-]+$`, 'm'));
    expect(body).not.toMatch(/nothing|\/projects/);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not for those behind a proxy: %s',
    async (name) => {
      const response = await server.app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } });
      expect([response.statusCode, response.json().status]).toEqual([404, 404]);
    },
  );

  it('are not for other machines', async () => {
    for (const remoteAddress of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1'])
      expect((await server.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404);
    for (const remoteAddress of ['127.0.0.2', '::ffff:127.0.0.1', '::1'])
      expect((await server.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
  });
});

const [engine] = engines;

it.each([
  [{}, undefined, 404],
  [{ METRICS_TOKEN: TOKEN }, undefined, 404],
  [{ METRICS_TOKEN: TOKEN }, 'Bearer wrong', 404],
  [{}, `Bearer ${TOKEN.replaceAll(' ', '-')}`, 404],
  [{ METRICS_TOKEN: TOKEN.replaceAll(' ', '-') }, `Bearer ${TOKEN.replaceAll(' ', '-')}`, 200],
])('metrics behind a public address need the token: %j %s', async (env, authorization, status) => {
  if (!engine) throw new Error('The tests have no engine');
  const server = await startTestServer(engine, { ...env, PUBLIC_URL: 'https://planning.example.com' });
  const headers = authorization === undefined ? {} : { authorization };
  expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
  await server.stop();
});
