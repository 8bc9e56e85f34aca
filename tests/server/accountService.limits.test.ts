import { hash } from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createAccountService } from '#server/accounts/accountService.ts';
import { createPost } from '#server/accounts/createPost.ts';
import { createLinkToken } from '#server/accounts/linkToken.ts';
import type { Message } from '#server/accounts/mailer.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { countInMemory } from './countInMemory.ts';
import { SQLITE } from './engines.ts';
import { PASSWORD, shareTestServer } from './TestServer.ts';

const TOO_MANY = { reason: 'tooManyAttempts' };
const NOT_VALID = {
  faults: [
    {
      field: 'token',
      message: 'This reset link is not valid. It may have expired or been used already. Please request a new one.',
    },
  ],
};
const LOG_IN = { reason: 'unauthorized', message: 'Please log in again' };

const { server } = shareTestServer(SQLITE);
let sent: Message[];
let accounts: ReturnType<typeof createAccountService>;
/** The service of a server that sends mail, or writes it for its operator alone. */
function create(smtpUrl?: string) {
  const store = { ...server.store, attempts: countInMemory() };
  const config = { smtpUrl, publicUrl: 'https://isle.example.com', host: '127.0.0.1', port: 8000 };
  const background = { run: () => {}, settle: async () => {} };
  const post = createPost({ config, store, background, mailer: async (message) => void sent.push(message) });
  const tokens = createTokens({ jwt: server.app.jwt, store });
  return createAccountService({ config: { allowRegistration: true }, store, tokens, post });
}
beforeEach(() => {
  sent = [];
  accounts = create();
});
// Comparing with this hash takes no time.
let cheap: string;
beforeAll(async () => {
  cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
});

let users = 0;
const createAddress = () => `skipper${++users}@example.com`;
const createUser = () =>
  server.store.users.create({ username: 'skipper', email: createAddress(), password_hash: cheap });
const from = (address: string) => ({ address, userAgent: 'Firefox' });
const own = (userId: string) => ({ userId, sessionId: 'session', ...from('192.0.2.1') });
const events = async (userId: string) =>
  (await server.store.audit.list({ userId, limit: 9 })).map(({ event, subject, session_id, address }) => ({
    ...{ event, subject, session_id, address },
  }));
const subjects = () => sent.map(({ to, subject }) => `${to}: ${subject}`);

describe('a registration', () => {
  it('without mail creates the account at once, which its activity lists', async () => {
    const email = createAddress();
    const profile = await accounts.register({ username: 'ida', email, password: PASSWORD }, from('192.0.2.1'));
    expect(profile).toMatchObject({ user: { username: 'ida', email, first_name: '', phone: '', company: '' } });
    expect(profile.pendingEmail).toBeUndefined();
    const user = await server.store.users.byEmail(email);
    expect(await events(user?.id ?? '')).toEqual([
      { event: 'account_created', subject: email, session_id: '', address: '192.0.2.1' },
    ]);
    expect(sent).toEqual([]);
  });

  it('with mail waits for the confirmation of the address, with an empty profile', async () => {
    accounts = create('smtp://mail.example.com');
    const email = createAddress();
    const names = { firstName: ' Ida ', lastName: ' Lind ' };
    const profile = await accounts.register({ username: 'ida', email, password: PASSWORD, ...names }, from('b'));
    expect(profile).toMatchObject({
      pendingEmail: email,
      user: { username: 'ida', email, first_name: 'Ida', last_name: 'Lind', phone: '', company: '', position: '' },
    });
    expect(await server.store.users.byEmail(email)).toBeUndefined();
    await expect.poll(subjects).toEqual([`${email}: Confirm your email address`]);
  });

  it('is refused without a secure password, before any account is made', async () => {
    const email = createAddress();
    await expect(accounts.register({ username: 'ida', email, password: 'ida' }, from('c'))).rejects.toMatchObject({
      faults: [expect.objectContaining({ field: 'password' })],
    });
    expect(await server.store.users.byEmail(email)).toBeUndefined();
  });

  it('may be tried fifty times from one network', async () => {
    for (let done = 0; done < 50; done++) await accounts.countRegistration('d');
    await expect(accounts.countRegistration('d')).rejects.toMatchObject(TOO_MANY);
    const account = { username: 'ida', email: createAddress(), password: PASSWORD };
    await expect(accounts.register(account, from('d'))).rejects.toMatchObject(TOO_MANY);
    await accounts.countRegistration('e');
  });

  it('counts an IPv6 network as one', async () => {
    for (let done = 0; done < 50; done++) await accounts.countRegistration('2001:db8:0:0::/64');
    const account = { username: 'ida', email: createAddress(), password: PASSWORD };
    await expect(accounts.register(account, from('2001:db8::7'))).rejects.toMatchObject(TOO_MANY);
  });
});

describe('a profile', () => {
  it('keeps its address without the password, whatever else is sent', async () => {
    const { id, email } = await createUser();
    const change = { email: createAddress(), firstName: 'Ida' };
    await expect(accounts.update(id, change, own(id))).rejects.toMatchObject({
      faults: [{ field: 'currentPassword', message: 'Enter your current password to change your email address' }],
    });
    await expect(accounts.update(id, { ...change, currentPassword: 'x' }, own(id))).rejects.toMatchObject({
      faults: [{ field: 'currentPassword', message: 'The current password is wrong' }],
    });
    expect((await accounts.findProfile(id)).user).toMatchObject({ email, first_name: '' });
  });

  it('changes its address with the password', async () => {
    const { id } = await createUser();
    const email = createAddress();
    const changed = await accounts.update(id, { email, currentPassword: PASSWORD, phone: '+49151' }, own(id));
    expect(changed.user).toMatchObject({ email, phone: '+49151' });
  });

  it('names the address that waits for confirmation', async () => {
    accounts = create('smtp://mail.example.com');
    const { id, email } = await createUser();
    const to = createAddress();
    const changed = await accounts.update(id, { email: to, currentPassword: PASSWORD }, own(id));
    expect(changed).toMatchObject({ user: { email }, pendingEmail: to });
    expect((await accounts.findProfile(id)).pendingEmail).toBe(to);
  });

  it('keeps what is not sent, and the phone as it is sent', async () => {
    const { id, email } = await createUser();
    await accounts.update(id, { email, phone: ' 1 ', company: 'Isle' }, own(id));
    await accounts.update(id, { email, firstName: ' Ida ' }, own(id));
    expect((await accounts.findProfile(id)).user).toMatchObject({ phone: ' 1 ', company: 'Isle', first_name: 'Ida' });
  });
});

describe('settings', () => {
  it('state whether the tour was seen', async () => {
    const { id } = await createUser();
    expect(await accounts.findSettings(id)).toEqual({ tour_seen: false });
    expect(await accounts.updateSettings(id, { tour_seen: true })).toEqual({ tour_seen: true });
    expect(await accounts.findSettings(id)).toEqual({ tour_seen: true });
    expect(await accounts.updateSettings(id, { tour_seen: false })).toEqual({ tour_seen: false });
  });

  it('of an account that was deleted are refused', async () => {
    await expect(accounts.findSettings('gone')).rejects.toMatchObject(LOG_IN);
    await expect(accounts.updateSettings('gone', { tour_seen: true })).rejects.toMatchObject(LOG_IN);
  });
});

describe('a reset of the password', () => {
  const createReset = async (userId: string) => {
    const { token, tokenHash } = createLinkToken();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await server.store.passwordResets.create({ tokenHash, userId, expiresAt });
    return token;
  };

  it('is in the activity of the account, whose owner gets a message', async () => {
    const { id, email } = await createUser();
    await accounts.resetPassword({ token: await createReset(id), password: 'Windmill8' }, from('192.0.2.1'));
    expect(await events(id)).toEqual([
      { event: 'password_reset', subject: null, session_id: '', address: '192.0.2.1' },
    ]);
    expect(subjects()).toEqual([`${email}: Your password was changed`]);
    expect(sent[0]?.text).toContain('https://isle.example.com/forgot-password');
  });

  it('needs a password that differs, and leaves the link as it is without one', async () => {
    const { id } = await createUser();
    const token = await createReset(id);
    await expect(accounts.resetPassword({ token, password: PASSWORD }, from('f'))).rejects.toMatchObject({
      faults: [{ field: 'password', message: 'The new password must differ from the current one' }],
    });
    await accounts.resetPassword({ token, password: 'Windmill8' }, from('f'));
    await expect(accounts.resetPassword({ token, password: 'Windmill9' }, from('f'))).rejects.toMatchObject(NOT_VALID);
  });

  it('happens once where the link is used twice at the same time', async () => {
    const { id } = await createUser();
    const token = await createReset(id);
    const reset = (password: string) => accounts.resetPassword({ token, password }, from('g'));
    const answers = await Promise.allSettled([reset('Windmill8'), reset('Windmill9')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: NOT_VALID });
    expect([sent.length, (await events(id)).length]).toEqual([1, 1]);
  });

  test('guesses are counted by network, and apart from requests', async () => {
    const guess = (address: string) => accounts.resetPassword({ token: 'guess', password: PASSWORD }, from(address));
    for (let done = 0; done < 20; done++) await expect(guess('2001:db8::1')).rejects.toMatchObject(NOT_VALID);
    await expect(guess('2001:db8::2')).rejects.toMatchObject(TOO_MANY);
    await expect(guess('2001:db8:0:1::1')).rejects.toMatchObject(NOT_VALID);
    await accounts.countResetRequest('2001:db8:0:0::/64');
  });
});

describe('a change of the password', () => {
  it('is in the activity of the account, begins a session and sends a message', async () => {
    const { id, email } = await createUser();
    const before = await server.store.sessions.create({
      ...{ userId: id, address: '', user_agent: '' },
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    });
    const passwords = { currentPassword: PASSWORD, newPassword: 'Windmill8' };
    expect(await accounts.changePassword(passwords, own(id))).toMatchObject({ username: email });
    expect((await events(id))[0]).toMatchObject({ event: 'password_changed', session_id: 'session' });
    expect(subjects()).toEqual([`${email}: Your password was changed`]);
    const sessions = await server.store.sessions.list(id);
    expect(sessions.map(({ address, user_agent }) => [address, user_agent])).toEqual([['192.0.2.1', 'Firefox']]);
    expect(sessions[0]?.id).not.toBe(before.id);
  });

  it('needs another password, and the current one', async () => {
    const { id } = await createUser();
    const change = (currentPassword: string, newPassword: string) =>
      accounts.changePassword({ currentPassword, newPassword }, own(id));
    await expect(change(PASSWORD, PASSWORD)).rejects.toMatchObject({
      faults: [{ field: 'newPassword', message: 'The new password must differ from the current one' }],
    });
    await expect(change('Guess7777', 'Windmill8')).rejects.toMatchObject({ faults: [{ field: 'currentPassword' }] });
    expect(await server.store.users.byId(id)).toMatchObject({ password_hash: cheap });
  });
});
