import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { PASSWORD, shareTestServer } from './TestServer.ts';

describe.each(engines)('attacks on $engine', (engine) => {
  const { server, user } = shareTestServer(engine, { TRUST_PROXY: '127.0.0.1' });

  it('by guesses from everywhere still let honest users sign in, and say when to try again', {
    timeout: 60_000,
  }, async () => {
    const flood = Array.from({ length: 300 }, (_, n) => {
      const credentials = { username: `many${n}@example.com`, password: PASSWORD };
      return server.anonymous.post('/token/pair', credentials, { 'x-forwarded-for': `198.51.${n % 3}.7` });
    });
    const credentials = { username: user.email, password: PASSWORD };
    const honest = await server.anonymous.post('/token/pair', credentials, { 'x-forwarded-for': '203.0.113.3' });
    expect(honest.status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 401);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect([429, 503]).toContain(status);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('by a body that arrives a byte a second end after half a minute', { timeout: 60_000 }, async () => {
    const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const answers: string[] = [];
    socket.on('data', (data) => answers.push(String(data)));
    const head = [
      'POST /api/v2/token/pair HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Content-Length: 99',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    const begun = Date.now();
    const drip = setInterval(() => socket.write(' '), 1000);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
    expect(answers.join('')).toMatch(/^HTTP\/1.1 408 /);
    expect(Date.now() - begun).toBeLessThan(33_000);
  });
});
