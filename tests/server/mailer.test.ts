import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { createMailer, getOutbox, getPublicUrl } from '#server/accounts/mailer.ts';
import { startMailbox } from '../../e2e/startMailbox.ts';

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
  const folder = await mkdtemp(join(tmpdir(), 'q-system-mail-'));
  const dataDir = join(folder, 'not', 'yet');
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
  await rm(folder, { recursive: true });
});

it('with a mail server, a message is sent to it', async () => {
  const mailServer = await startMailbox();
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
