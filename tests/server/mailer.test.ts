import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { createMailer, getOutbox, getPublicUrl } from '#server/accounts/mailer.ts';

const MESSAGE = { to: 'ada@example.com', subject: 'Set a new password', text: 'Set it here.' };

test.each([
  [{ host: '127.0.0.1' }, 'http://127.0.0.1:8080'],
  [{ host: '::1' }, 'http://[::1]:8080'],
  [{ host: '0.0.0.0', publicUrl: 'https://planning.example.com' }, 'https://planning.example.com'],
  [{ host: '0.0.0.0', publicUrl: 'https://example.com/planning/' }, 'https://example.com/planning'],
])('links in messages of a server on %j start with %s', (config, start) => {
  expect(getPublicUrl({ port: 8080, ...config })).toBe(start);
});

it('without a mail server, each message is a file that only the server can read', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'q-system-mail-')), 'not', 'yet');
  const send = createMailer({ dataDir, host: '127.0.0.1', port: 8080, publicUrl: 'https://planning.example.com' });
  await send(MESSAGE);
  await send(MESSAGE);
  const files = await readdir(getOutbox(dataDir));
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.txt$/), expect.stringMatching(/\.txt$/)]);
  const file = join(dataDir, 'outbox', String(files[0]));
  expect(await readFile(file, 'utf8')).toBe(
    'From: Q-System <no-reply@planning.example.com>\nTo: ada@example.com\nSubject: Set a new password\n\nSet it here.\n',
  );
  expect([(await stat(file)).mode & 0o777, (await stat(join(dataDir, 'outbox'))).mode & 0o777]).toEqual([0o600, 0o700]);
  await rm(dataDir, { recursive: true });
});

it('with a mail server, a message is sent to it', async () => {
  const mailServer = await startMailServer();
  const dataDir = join(tmpdir(), 'q-system-no-outbox');
  await createMailer({ smtpUrl: mailServer.url, dataDir, host: '127.0.0.1', port: 8080 })(MESSAGE);
  const expected = [
    'MAIL FROM:<no-reply@127.0.0.1>',
    'RCPT TO:<ada@example.com>',
    'From: "Q-System" <no-reply@127.0.0.1>',
    'To: ada@example.com',
    'Subject: Set a new password',
    'Set it here.',
  ];
  expect(mailServer.lines().filter((line) => expected.includes(line))).toEqual(expected);
  await mailServer.stop();
});

/** A mail server that accepts everything; returns the lines that it was sent. */
async function startMailServer() {
  let received = '';
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(EHLO|MAIL|RCPT|QUIT)/.test(text) || text.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines: () => received.split('\r\n'),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
