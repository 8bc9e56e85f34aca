import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/store/openDatabase.ts';
import { type Mailbox, readToken, startMailbox } from '../../e2e/startMailbox.ts';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const HOUR = 3600_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const CONFIRM = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';
const LINK_NOT_VALID = 'This link is not valid. It may have expired or been used already.';

describe.each(engines)('a change of the email address on $engine', (engine) => {
  let mailbox: Mailbox;
  let server: TestServer;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startTestServer(engine, { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://planning.example.com' });
  });
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
  });

  const signIn = async (username: string, password = PASSWORD) =>
    (await server.anonymous.post('/token/pair', { username, password })).status;
  const confirm = (token: string) => server.anonymous.post('/account/confirm-email/', { token });
  const undo = (token: string) => server.anonymous.post('/account/undo-email-change/', { token });
  const ask = (user: SignedIn, email: string) =>
    user.put('/account/profile/', { email, firstName: 'Ida', currentPassword: PASSWORD }, { 'user-agent': CHROME });
  /** Changes the address; returns the token that undoes it. */
  const change = async (user: SignedIn, { from, to }: { from: string; to: string }) => {
    expect((await ask(user, to)).status).toBe(200);
    expect((await confirm(readToken(await mailbox.arrived(to, CONFIRM)))).body).toEqual({ email: to });
    return readToken(await mailbox.arrived(from, CHANGED));
  };

  it('asks for the password, and leaves all as it is without it', async () => {
    const user = await server.newUser();
    const sent = { email: `other.${user.email}`, firstName: 'Ida' };
    for (const [password, message] of [
      [undefined, 'Enter your current password to change your email address'],
      ['Windmill9', 'The current password is wrong'],
    ] as const) {
      const answer = await user.put('/account/profile/', { ...sent, currentPassword: password });
      expect([answer.status, answer.body.errors]).toEqual([400, { currentPassword: [message] }]);
      expect(JSON.stringify(answer.body)).not.toContain('Windmill9');
    }
    const profile = (await user.get('/account/profile/')).body;
    expect(profile).toMatchObject({ email: user.email, firstName: '' });
    expect(profile).not.toHaveProperty('pendingEmail');
  });

  it('lets the password be guessed ten times', async () => {
    const user = await server.newUser();
    const guess = () => user.put('/account/profile/', { email: 'x@example.com', currentPassword: 'Guess7777' });
    for (let guesses = 0; guesses < 10; guesses++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  it('takes effect once the link to the new address is followed, and works once', async () => {
    const user = await server.newUser();
    const to = `new.${user.email}`;
    const asked = await ask(user, to);
    // All else of the profile is saved at once.
    expect(asked).toMatchObject({ status: 200, body: { email: user.email, pendingEmail: to, firstName: 'Ida' } });
    expect((await user.get('/account/profile/')).body).toEqual(asked.body);
    // A profile that was read may be sent back whole, and the change stays pending.
    expect(await user.put('/account/profile/', asked.body)).toMatchObject({ status: 200, body: asked.body });
    expect([await signIn(user.email), await signIn(to)]).toEqual([200, 401]);

    const message = await mailbox.arrived(to, CONFIRM);
    expect(message.text).toContain('https://planning.example.com/confirm-email#token=');
    const token = readToken(message);
    // One link is not good for another's purpose.
    expect((await undo(token)).body.errors).toEqual({ token: [LINK_NOT_VALID] });
    expect((await confirm(token)).body).toEqual({ email: to });
    expect((await confirm(token)).body.errors).toEqual({ token: [LINK_NOT_VALID] });
    expect([await signIn(user.email), await signIn(to)]).toEqual([401, 200]);
    expect((await user.get('/account/profile/')).body).toMatchObject({ email: to });
  });

  it('is unreadable in the store, and works for 24 hours', async () => {
    const user = await server.newUser();
    const to = `late.${user.email}`;
    await ask(user, to);
    const token = readToken(await mailbox.arrived(to, CONFIRM));
    const db = openDatabase(server.config);
    const links = await db.selectFrom('email_links').selectAll().where('email', '=', to).execute();
    await db.destroy();
    expect(JSON.stringify(links)).not.toContain(token);
    expect((await withMovedClock(25 * HOUR, () => confirm(token))).status).toBe(400);
    expect((await withMovedClock(23 * HOUR, () => confirm(token))).status).toBe(200);
  });

  it('can be requested again and cancelled', async () => {
    const user = await server.newUser();
    expect((await user.post('/account/email-change/')).status).toBe(404);
    await ask(user, `first.${user.email}`);
    const first = readToken(await mailbox.arrived(`first.${user.email}`, CONFIRM));
    const to = `second.${user.email}`;
    expect((await ask(user, to)).body.pendingEmail).toBe(to);
    const second = readToken(await mailbox.arrived(to, CONFIRM));
    expect((await user.post('/account/email-change/')).status).toBe(204);
    const third = readToken(await mailbox.arrived(to, CONFIRM, 2));
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([400, 400]);
    expect((await user.delete('/account/email-change/')).status).toBe(204);
    expect((await user.delete('/account/email-change/')).status).toBe(204);
    expect((await confirm(third)).status).toBe(400);
    expect((await user.get('/account/profile/')).body).not.toHaveProperty('pendingEmail');
  });

  it('has ten messages sent in five minutes, and beyond that changes nothing', async () => {
    const user = await server.newUser();
    for (let asked = 0; asked < 10; asked++) expect((await ask(user, `${asked}.${user.email}`)).status).toBe(200);
    const change = { email: `10.${user.email}`, firstName: 'Ina', currentPassword: PASSWORD };
    expect((await user.put('/account/profile/', change)).status).toBe(429);
    expect((await user.post('/account/email-change/')).status).toBe(429);
    const profile = (await user.get('/account/profile/')).body;
    expect(profile).toMatchObject({ firstName: 'Ida', pendingEmail: `9.${user.email}` });
  });

  it('is cancelled by a new password', async () => {
    const user = await server.newUser();
    const to = `given.up.${user.email}`;
    await ask(user, to);
    const token = readToken(await mailbox.arrived(to, CONFIRM));
    const password = { currentPassword: PASSWORD, newPassword: 'Windmill8', confirmPassword: 'Windmill8' };
    expect((await user.post('/account/change-password/', password)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
  });

  it('does not reveal who has an account, and lets the owner of the address know', async () => {
    const [user, other] = [await server.newUser(), await server.newUser()];
    const asked = await ask(user, other.email);
    expect(asked).toMatchObject({ status: 200, body: { email: user.email, pendingEmail: other.email } });
    const { text } = await mailbox.arrived(other.email, 'Your address was entered for another account');
    expect(text).not.toContain('#token=');
    expect(text).not.toContain(user.email);
  });

  it('is refused where the address has got an account by then', async () => {
    const user = await server.newUser();
    const to = `raced.${user.email}`;
    await ask(user, to);
    const token = readToken(await mailbox.arrived(to, CONFIRM));
    await server.store.users.create({ username: 'raced', email: to, password_hash: 'x' });
    const late = await confirm(token);
    expect([late.status, late.body.errors]).toEqual([
      400,
      { token: ['There is already an account with this address'] },
    ]);
    expect((await user.get('/account/profile/')).body.email).toBe(user.email);
  });

  it('is undone by the link to the former address, which ends all sessions and the password', async () => {
    const user = await server.newUser();
    const to = `thief.${user.email}`;
    const token = await change(user, { from: user.email, to });
    const { text } = await mailbox.arrived(user.email, CHANGED);
    expect(text).toContain(`Your account now has the address ${to}.`);
    expect(text).toContain('IP address: 127.0.0.1');
    // The new holder of the account changes the address again, and requests yet another.
    const second = await change(user, { from: to, to: `again.${to}` });
    await ask(user, `third.${to}`);
    const third = readToken(await mailbox.arrived(`third.${to}`, CONFIRM));

    const undone = await withMovedClock(6 * 24 * HOUR, () => undo(token));
    expect(undone).toMatchObject({ status: 200, body: { email: user.email } });
    expect((await user.get('/account/profile/')).status).toBe(401);
    expect((await server.anonymous.post('/token/refresh', { refresh: user.refresh })).status).toBe(401);
    expect([await signIn(user.email), await signIn(`again.${to}`)]).toEqual([401, 401]);
    expect([(await undo(second)).status, (await confirm(third)).status, (await undo(token)).status]).toEqual([
      400, 400, 400,
    ]);

    const reset = (password: string) =>
      withMovedClock(6 * 24 * HOUR, () =>
        server.anonymous.post('/account/reset-password/', {
          ...{ token: undone.body.token, password, confirmPassword: password },
        }),
      );
    const same = await reset(PASSWORD);
    expect(same.body.errors).toEqual({ password: ['The new password must differ from the current one'] });
    expect((await reset('Windmill8')).status).toBe(204);
    expect(await signIn(user.email, 'Windmill8')).toBe(200);
  });

  it('can be undone for seven days', async () => {
    const user = await server.newUser();
    const token = await change(user, { from: user.email, to: `kept.${user.email}` });
    const late = await withMovedClock(8 * 24 * HOUR, () => undo(token));
    expect([late.status, late.body.errors]).toEqual([400, { token: [LINK_NOT_VALID] }]);
  });

  it('lets 20 tokens be guessed from one address', async () => {
    const other = await startTestServer(engine);
    const guess = () => other.anonymous.post('/account/confirm-email/', { token: 'guess' });
    for (let guesses = 0; guesses < 20; guesses++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    await other.stop();
  });

  it('takes effect at once where no mail is sent, and both addresses get a message', async () => {
    const silent = await startTestServer(engine);
    const user = await silent.newUser();
    const to = `new.${user.email}`;
    expect((await user.put('/account/profile/', { email: to })).status).toBe(400);
    const changed = await user.put('/account/profile/', { email: to, currentPassword: PASSWORD });
    expect(changed).toMatchObject({ status: 200, body: { email: to } });
    expect(changed.body).not.toHaveProperty('pendingEmail');
    const outbox = join(silent.config.dataDir, 'outbox');
    const messages = await eventually(async () => {
      const files = await readdir(outbox);
      expect(files).toHaveLength(2);
      return Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    });
    expect(messages.filter((text) => text.includes(`To: ${to}\nSubject: This is now the address`))).toHaveLength(1);
    const undone = messages.find((text) => text.includes(`To: ${user.email}\nSubject: ${CHANGED}`)) ?? '';
    const token = /undo-email-change#token=(\S+)/.exec(undone)?.[1];
    expect((await silent.anonymous.post('/account/undo-email-change/', { token })).body.email).toBe(user.email);
    await silent.stop();
  });
});
