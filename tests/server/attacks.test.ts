import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { PASSWORD, shareTestServer } from './TestServer.ts';

const AT_ONCE = 200;

describe.each(engines.slice(0, 1))('during an attack, an honest caller is served', (engine) => {
  const { server, user } = shareTestServer(engine, { TRUST_PROXY: '127.0.0.1' });
  const sockets: Socket[] = [];
  let port = 0;

  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => server.app.server.closeAllConnections());

  /** A connection on which these lines were sent, and everything that came back. */
  async function open(...lines: string[]): Promise<{ socket: Socket; answer: () => string }> {
    let text = '';
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.on('data', (data) => {
      text += data;
    });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.write(lines.join('\r\n'), () => resolve()));
    return { socket, answer: () => text };
  }

  const openMany = (...lines: string[]) => Promise.all(Array.from({ length: AT_ONCE }, () => open(...lines)));
  const head = (path: string, bytes: number, ...more: string[]) => [
    `POST /api/v2${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    ...more,
    '',
  ];

  /** Reads, writes and signs in, over the network. */
  async function expectServed(): Promise<void> {
    const base = `http://127.0.0.1:${port}/api/v2`;
    const headers = { authorization: `Bearer ${user.access}`, 'content-type': 'application/json', connection: 'close' };
    expect((await fetch(`${base}/components/`, { headers })).status).toBe(200);
    const body = JSON.stringify({ name: `Honest ${Math.random()}` });
    expect((await fetch(`${base}/components/wind/`, { method: 'POST', headers, body })).status).toBe(201);
    const credentials = JSON.stringify({ username: user.email, password: PASSWORD });
    const signIn = { method: 'POST', headers: { ...headers, 'x-forwarded-for': '203.0.113.1' }, body: credentials };
    expect((await fetch(`${base}/token/pair`, signIn)).status).toBe(200);
  }

  it('by bodies that never end, sent to a call that anybody may make', async () => {
    const held = await openMany(...head('/token/pair', 4000), '{');
    await expectServed();
    expect(held.every(({ socket, answer }) => !socket.destroyed && answer() === '')).toBe(true);
  });

  it('by headers that never end', async () => {
    await openMany('GET /api/v2/health/ HTTP/1.1', 'Host: localhost', 'X-Slow: a');
    await expectServed();
  });

  it('by large bodies without a token, of which none is read', async () => {
    const held = await openMany(...head('/projects/import/', 8_000_000), 'x'.repeat(1000));
    await expectServed();
    await eventually(() => expect(held.every(({ answer }) => answer().startsWith('HTTP/1.1 401 '))).toBe(true));
  });

  it('by bodies that are nested deeply', async () => {
    const body = '['.repeat(15_000);
    const held = await openMany(...head('/token/pair', body.length), body);
    await expectServed();
    await eventually(() => expect(held.every(({ answer }) => answer().startsWith('HTTP/1.1 400 '))).toBe(true));
  });

  it('by a thousand calls in one piece, whose connection is closed', async () => {
    const call = 'GET /api/v2/components/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { socket } = await open(call.repeat(1000));
    await expectServed();
    await eventually(() => expect(socket.destroyed).toBe(true));
  });

  it('by a hundred calls in one piece, which are answered', async () => {
    const call = 'GET /api/v2/components/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { answer } = await open(call.repeat(100));
    await expectServed();
    await eventually(() => expect(answer().match(/HTTP\/1.1 401 /g)).toHaveLength(100));
  });

  it('by guesses of passwords from one network, which are processed after other work', async () => {
    let done = 0;
    const flood = Array.from({ length: 40 }, async (_, n) => {
      const credentials = { username: `guessed${n}@example.com`, password: PASSWORD };
      const { status } = await server.anonymous.post('/token/pair', credentials, { 'x-forwarded-for': '198.51.100.1' });
      done += 1;
      return status;
    });
    const credentials = { username: user.email, password: PASSWORD };
    const honest = await server.anonymous.post('/token/pair', credentials, { 'x-forwarded-for': '203.0.113.2' });
    expect(honest.status).toBe(200);
    expect(done).toBeLessThan(20);
    expect(await Promise.all(flood)).toEqual(Array(40).fill(401));
  });

  describe('the import of a project', () => {
    const body = JSON.stringify({ name: 'Held', components: [], assets: [] });
    const start = (sent: string) =>
      open(...head('/projects/import/', body.length, `Authorization: Bearer ${user.access}`), sent);
    const send = () => user.post('/projects/import/', { name: `Other ${Math.random()}`, components: [], assets: [] });

    /** An import that has begun; the rest of its body has not been sent. */
    async function hold() {
      let held = await start(body.slice(0, 10));
      await eventually(async () => {
        // The server may read this head while it works on an import of the line below, and refuses it then.
        if (held.answer() !== '') held = await start(body.slice(0, 10));
        expect((await send()).status).toBe(429);
      });
      return held;
    }

    it('is refused while another one of the same user is under way, but not of other users', async () => {
      const { socket, answer } = await hold();
      const message = 'Another import of yours is under way. Try again in a few seconds.';
      expect(await send()).toMatchObject({ headers: { 'retry-after': '5' }, body: { message, status: 429 } });
      const other = await server.newUser();
      const file = { name: 'Other', components: [], assets: [] };
      expect((await other.post('/projects/import/', file)).status).toBe(201);
      await expectServed();
      socket.write(body.slice(10));
      await eventually(() => expect(answer()).toMatch(/^HTTP\/1.1 201 /));
      await eventually(async () => expect((await send()).status).toBe(201));
    });

    it('is possible again once the caller of another one has disconnected or sent an invalid project', async () => {
      const { socket } = await hold();
      socket.destroy();
      await eventually(async () => expect((await send()).status).toBe(201));
      const { answer } = await start(body.replace('components', 'component_'));
      await eventually(() => expect(answer()).toMatch(/^HTTP\/1.1 400 /));
      await eventually(async () => expect((await send()).status).toBe(201));
    });
  });
});
