import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SQLITE } from './engines.ts';
import { startTestServer, type TestServer } from './TestServer.ts';

describe('answers of a server that others reach', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(SQLITE, { HOST: '0.0.0.0' });
  });
  afterAll(() => server.stop());
  const ask = (method: 'GET' | 'TRACE' | 'OPTIONS', url: string, headers: Record<string, string> = {}) =>
    // The types of `inject` leave TRACE out, which Node's server passes on like any other.
    server.app.inject({ method: method as 'GET', url, headers });

  it.each(['/api/v2/health/', '/api/v2/components/', '/api/v2/nothing/', '/api/v2/docs/static/index.html'])(
    'tell browsers to use TLS, to guess no type, and to keep addresses to themselves: %s',
    async (url) => {
      const { headers } = await ask('GET', url);
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  it.each(['/api/v2/health/', '/api/v2/nothing/'])('name the character set of JSON: %s', async (url) => {
    expect((await ask('GET', url)).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('allow no other origin, asked beforehand or not', async () => {
    const origin = 'https://elsewhere.example';
    const asked = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' };
    for (const answer of [
      await ask('OPTIONS', '/api/v2/components/', asked),
      await ask('GET', '/api/v2/health/', { origin }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect((await ask('OPTIONS', '/api/v2/components/', asked)).statusCode).toBe(404);
  });

  it('repeat no request, list no folder and show no file of the source', async () => {
    expect((await ask('TRACE', '/api/v2/health/')).statusCode).toBeGreaterThanOrEqual(400);
    // Where the app is built, an address that is not a file shows the app.
    for (const url of ['/assets/', '/.git/config', '/.env', '/api/v2/docs/static/']) {
      expect((await ask('GET', url)).body, url).not.toMatch(/<ul|\[core\]|SMTP_URL/);
    }
  });

  it('refuse a parameter that is given twice', async () => {
    const user = await server.newUser();
    expect((await user.get('/components/?name=a&name=b')).status).toBe(400);
    expect((await user.get('/account/activity/?limit=1&limit=2')).status).toBe(400);
  });
});
