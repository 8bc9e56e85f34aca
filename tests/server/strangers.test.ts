import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const MEGABYTE = 1024 * 1024;

describe.each(engines.slice(0, 1))('anonymous input', (engine) => {
  const { server, user } = shareTestServer(engine);
  let port = 0;

  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => server.app.server.closeAllConnections());

  /** Sends raw text and returns what comes back until the server closes, or has answered with a whole body. */
  function send(...lines: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
        if (answer.endsWith('}')) socket.end();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  it.each([
    ['without a host', 400, ['GET /api/v2/health/ HTTP/1.1', '', '']],
    ['with an expectation', 417, ['GET /api/v2/health/ HTTP/1.1', 'Host: a', 'Expect: 200-bogus', '', '']],
    ['to a proxy', 405, ['CONNECT a:1 HTTP/1.1', 'Host: a:1', '', '']],
    ['that is unreadable', 400, ['GET /api v2 HTTP/1.1', 'Host: a', '', '']],
  ])('%s is answered with the body of an error, and an id', async (_what, status, lines) => {
    const [head = '', body = ''] = (await send(...lines)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^x-request-id: [\w-]{13}$/im);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), status });
  });

  it.each(['/api/v2/nowhere', '/', '/components'])(
    'is refused before its body arrives: POST %s, which is not in the contract',
    async (path) => {
      const answer = await send(
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${MEGABYTE / 8}`,
        '',
        '{',
      );
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
    },
  );

  it.each(['/components/wind/', '/projects/import/'])('is refused before its body arrives: POST %s', async (path) => {
    const answer = await send(
      `POST /api/v2${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${7 * MEGABYTE}`,
      '',
      '{',
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('is refused at a body that no sign-in needs', async () => {
    const body = { username: 'a'.repeat(20_000), password: 'b' };
    expect((await server.anonymous.post('/token/pair', body)).status).toBe(413);
  });

  it.each([
    ['lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, true],
    ['objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`, true],
    ['lists that never end', '['.repeat(200_000), true],
    ['lists one after the other', `[${'[],'.repeat(500)}[]]`, false],
    ['brackets in texts', JSON.stringify({ name: '[{"\\'.repeat(500) }), false],
  ])('is refused unparsed where it is nested too deeply: %s', async (_, payload, isRefused) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v2/components/wind/',
      headers: { authorization: `Bearer ${user.access}`, 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.body?.[0] === 'Lists and objects are nested too deeply').toBe(isRefused);
  });

  it.each([
    ['no call', 'nonsense\r\n\r\n', 400, 'The request could not be read'],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431, 'The headers are too large'],
  ])('gets the error body of the contract for %s', async (_, text, status, message) => {
    const answer = await send(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({ message, status });
  });
});

describe.each(engines.slice(0, 1))('a call that comes while the server stops', (engine) => {
  const { server, user } = shareTestServer(engine);

  it('is answered as the contract states', async () => {
    const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const body = JSON.stringify({ name: 'Last project' });
    const shared = ['Host: a', `Authorization: Bearer ${user.access}`];
    const post = ['POST /api/v2/projects/ HTTP/1.1', ...shared, 'Content-Type: application/json'];
    const [begun, rest] = [`${[...post, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n{`, body.slice(1)];
    const next = `${['GET /api/v2/projects/ HTTP/1.1', ...shared].join('\r\n')}\r\n\r\n`;

    const arrived = new Promise<void>((resolve) => server.app.server.once('request', () => resolve()));
    const socket = connect(port, '127.0.0.1', () => socket.write(begun));
    let answers = '';
    socket.on('data', (data) => {
      answers += data;
    });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await arrived;
    const stopped = server.app.close();
    socket.write(rest + next);
    await Promise.all([closed, stopped]);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 200']);
    expect(answers).toContain('[{');
  });
});
