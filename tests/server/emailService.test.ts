import { beforeEach, describe, expect, it, test } from 'vitest';
import { createPost } from '#server/accounts/createPost.ts';
import { createEmailService } from '#server/accounts/emailService.ts';
import { hashLinkToken } from '#server/accounts/linkToken.ts';
import type { Message } from '#server/accounts/mailer.ts';
import { requestRegistration } from '#server/accounts/registration.ts';
import { countInMemory } from './countInMemory.ts';
import { SQLITE } from './engines.ts';
import { shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const HOUR = 3600_000;
const DEVICE = { address: '192.0.2.1', userAgent: 'Firefox' };
const NOT_VALID = { field: 'token', message: 'This link is not valid. It may have expired or been used already.' };
const TAKEN = 'There is already an account with this address';

const { server } = shareTestServer(SQLITE);
let sent: Message[];
let emails: ReturnType<typeof createEmailService>;
/** Services of a server that sends mail, or writes it for its operator alone. */
function create(smtpUrl?: string) {
  const store = { ...server.store, attempts: countInMemory() };
  const config = { smtpUrl, publicUrl: 'https://isle.example.com', host: '127.0.0.1', port: 8000 };
  const background = { run: () => {}, settle: async () => {} };
  const post = createPost({ config, store, background, mailer: async (message) => void sent.push(message) });
  return { store, post, emails: createEmailService({ store, post }) };
}
beforeEach(() => {
  sent = [];
  emails = create('smtp://mail.example.com').emails;
});

let users = 0;
async function createUser() {
  users += 1;
  const email = `sailor${users}@example.com`;
  return server.store.users.create({ username: 'sailor', email, password_hash: '$not-a-password' });
}
type User = Awaited<ReturnType<typeof createUser>>;
const read = (id: string) => server.store.users.byId(id);
const findOrigin = ({ id }: User) => ({ userId: id, sessionId: 'session', ...DEVICE });
const change = (user: User, email: string, fields = {}) =>
  emails.change({ user, email, fields, origin: findOrigin(user) });
const events = async ({ id }: User) =>
  (await server.store.audit.list({ userId: id, limit: 9 })).map(({ event, subject, session_id }) => ({
    ...{ event, subject, session_id },
  }));
const subjects = () => sent.map(({ to, subject }) => `${to}: ${subject}`);
const tokenIn = (message: Message | undefined) => /#token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
/** Changes an address by following the link to the new one; returns the token that undoes it. */
async function changeAndConfirm(user: User, email: string): Promise<string> {
  await change(user, email);
  await emails.confirm(tokenIn(sent.at(-1)), DEVICE);
  return tokenIn(sent.at(-1));
}
const refusal = { faults: [NOT_VALID] };

describe('a change of address', () => {
  it('waits for the link to the new address, while the rest of the profile is saved', async () => {
    const user = await createUser();
    const email = `new.${user.email}`;
    await change(user, email, { first_name: 'Ida' });
    expect(await read(user.id)).toMatchObject({ email: user.email, first_name: 'Ida' });
    expect(await emails.findPending(user.id)).toBe(email);
    expect(subjects()).toEqual([`${email}: Confirm your new email address`]);
    expect(sent[0]?.text).toContain('https://isle.example.com/confirm-email#token=');
    const asked = { event: 'email_change_requested', subject: email, session_id: 'session' };
    expect(await events(user)).toEqual([asked]);
  });

  it('writes to the owner of an address that has an account, and reveals nothing to the caller', async () => {
    const [user, other] = [await createUser(), await createUser()];
    await change(user, other.email);
    expect(await emails.findPending(user.id)).toBe(other.email);
    expect(subjects()).toEqual([`${other.email}: Your address was entered for another account`]);
  });

  it('replaces the one that was waiting', async () => {
    const user = await createUser();
    await change(user, `first.${user.email}`);
    await change(user, `second.${user.email}`);
    expect(await emails.findPending(user.id)).toBe(`second.${user.email}`);
    await expect(emails.confirm(tokenIn(sent[0]), DEVICE)).rejects.toMatchObject(refusal);
  });

  it('may be asked for ten times, resent messages included, by each user', async () => {
    const [user, other] = [await createUser(), await createUser()];
    for (let asked = 0; asked < 9; asked++) await change(user, `${asked}.${user.email}`);
    await emails.resend(user.id);
    await expect(change(user, `10.${user.email}`)).rejects.toMatchObject({ reason: 'tooManyAttempts' });
    await expect(emails.resend(user.id)).rejects.toMatchObject({ reason: 'tooManyAttempts' });
    expect(await emails.findPending(user.id)).toBe(`8.${user.email}`);
    await change(other, `new.${other.email}`);
  });

  it('is sent again while it waits, with another link', async () => {
    const user = await createUser();
    await expect(emails.resend(user.id)).rejects.toMatchObject({ reason: 'notFound' });
    const email = `new.${user.email}`;
    await change(user, email);
    await emails.resend(user.id);
    expect(subjects()).toEqual(Array(2).fill(`${email}: Confirm your new email address`));
    await expect(emails.confirm(tokenIn(sent[0]), DEVICE)).rejects.toMatchObject(refusal);
    expect(await emails.confirm(tokenIn(sent[1]), DEVICE)).toEqual({ email });
  });

  it('is forgotten where it is cancelled, and after a day', async () => {
    const user = await createUser();
    expect(await emails.findPending(user.id)).toBeUndefined();
    await change(user, `new.${user.email}`);
    expect(await withMovedClock(24 * HOUR - 60_000, () => emails.findPending(user.id))).toBe(`new.${user.email}`);
    expect(await withMovedClock(24 * HOUR, () => emails.findPending(user.id))).toBeUndefined();
    await emails.cancel(user.id);
    expect(await emails.findPending(user.id)).toBeUndefined();
  });
});

describe('the link to a new address', () => {
  it('changes it, and the former address learns how to undo that', async () => {
    const user = await createUser();
    const email = `new.${user.email}`;
    await change(user, email);
    expect(await emails.confirm(tokenIn(sent[0]), DEVICE)).toEqual({ email });
    expect((await read(user.id))?.email).toBe(email);
    expect(await emails.findPending(user.id)).toBeUndefined();
    expect(subjects().slice(1)).toEqual([`${user.email}: Your email address was changed`]);
    expect(sent[1]?.text).toContain('IP address: 192.0.2.1');
    expect((await events(user))[0]).toEqual({ event: 'email_changed', subject: email, session_id: '' });
  });

  it('works once, for a day', async () => {
    const [user, late] = [await createUser(), await createUser()];
    await change(user, `new.${user.email}`);
    await change(late, `new.${late.email}`);
    const [token, lateToken] = sent.map(tokenIn);
    await expect(withMovedClock(24 * HOUR, () => emails.confirm(lateToken ?? '', DEVICE))).rejects.toMatchObject(
      refusal,
    );
    await withMovedClock(24 * HOUR - 60_000, () => emails.confirm(token ?? '', DEVICE));
    await expect(emails.confirm(token ?? '', DEVICE)).rejects.toMatchObject(refusal);
  });

  it('is refused where the address has got an account meanwhile', async () => {
    const [user, other] = [await createUser(), await createUser()];
    await change(user, other.email);
    await change(user, `new.${user.email}`);
    const email = `new.${user.email}`;
    await server.store.users.create({ username: 'other', email, password_hash: 'x' });
    await expect(emails.confirm(tokenIn(sent[1]), DEVICE)).rejects.toMatchObject({
      faults: [{ field: 'token', message: TAKEN }],
    });
    expect((await read(user.id))?.email).toBe(user.email);
  });

  it('may be guessed twenty times from one network', async () => {
    const guess = (address: string) => emails.confirm('guess', { address, userAgent: '' });
    for (let guessed = 0; guessed < 20; guessed++) await expect(guess('2001:db8::1')).rejects.toMatchObject(refusal);
    await expect(guess('2001:db8::2')).rejects.toMatchObject({ reason: 'tooManyAttempts' });
    await expect(guess('2001:db8:0:1::1')).rejects.toMatchObject(refusal);
  });

  it('makes links stop working that were sent to the former address for a new password', async () => {
    const user = await createUser();
    const tokenHash = `hash of ${user.id}`;
    const now = new Date().toISOString();
    const expiresAt = new Date(Date.now() + HOUR).toISOString();
    await server.store.passwordResets.create({ tokenHash, userId: user.id, expiresAt });
    await changeAndConfirm(user, `new.${user.email}`);
    expect(await server.store.passwordResets.find({ tokenHash, now })).toBeUndefined();
  });
});

describe('the link of a registration', () => {
  const register = async (email: string) => {
    const account = { username: 'ida', email, password_hash: '$hash' };
    await requestRegistration(create('smtp://mail.example.com'), account);
  };

  it('creates the account, and makes other links for the address stop working', async () => {
    const email = 'ida@example.com';
    await register(email);
    await register(email);
    // Messages of strangers are counted before they are sent.
    await new Promise(setImmediate);
    const [first, second] = sent.map(tokenIn);
    expect(await emails.confirm(second ?? '', DEVICE)).toEqual({ email });
    const user = await server.store.users.byEmail(email);
    expect(user).toMatchObject({ username: 'ida', password_hash: '$hash' });
    expect(user && (await events(user))).toEqual([{ event: 'account_created', subject: email, session_id: '' }]);
    expect(subjects()).toEqual(Array(2).fill(`${email}: Confirm your email address`));
    await expect(emails.confirm(first ?? '', DEVICE)).rejects.toMatchObject(refusal);
  });
});

describe('where no mail is sent, a change of address', () => {
  it('takes effect at once, and both addresses get a message', async () => {
    emails = create().emails;
    const user = await createUser();
    const email = `new.${user.email}`;
    await change(user, email, { first_name: 'Ida' });
    expect(await read(user.id)).toMatchObject({ email, first_name: 'Ida' });
    expect(await emails.findPending(user.id)).toBeUndefined();
    expect(subjects()).toEqual([
      `${user.email}: Your email address was changed`,
      `${email}: This is now the address of your account`,
    ]);
    expect(await events(user)).toEqual([{ event: 'email_changed', subject: email, session_id: 'session' }]);
    expect((await emails.undo(tokenIn(sent[0]), DEVICE)).email).toBe(user.email);
  });

  it('is refused where another account has the address, and no message is sent', async () => {
    emails = create().emails;
    const [user, other] = [await createUser(), await createUser()];
    await expect(change(user, other.email)).rejects.toMatchObject({
      faults: [{ field: 'email', value: other.email, message: TAKEN }],
    });
    expect(sent).toEqual([]);
  });
});

describe('the link that undoes a change of address', () => {
  it('restores the address, ends sessions and password, and lets a new one be set', async () => {
    const user = await createUser();
    const token = await changeAndConfirm(user, `thief.${user.email}`);
    const expires_at = new Date(Date.now() + HOUR).toISOString();
    await server.store.sessions.create({ userId: user.id, expires_at, address: '', user_agent: '' });
    const undone = await emails.undo(token, DEVICE);
    expect(undone).toEqual({ email: user.email, token: expect.stringMatching(/^[\w-]{43}$/) });
    const restored = await read(user.id);
    expect(restored?.email).toBe(user.email);
    expect(restored?.password_hash.startsWith('$')).toBe(false);
    expect(await server.store.sessions.list(user.id)).toEqual([]);
    expect((await events(user))[0]).toEqual({ event: 'email_change_undone', subject: user.email, session_id: '' });
    await expect(emails.undo(token, DEVICE)).rejects.toMatchObject(refusal);
  });

  it('cancels everything that was requested since', async () => {
    const user = await createUser();
    const token = await changeAndConfirm(user, `thief.${user.email}`);
    const changed = { ...user, email: `thief.${user.email}` };
    const second = await changeAndConfirm(changed, `again.${user.email}`);
    await change(changed, `third.${user.email}`);
    await emails.undo(token, DEVICE);
    expect(await emails.findPending(user.id)).toBeUndefined();
    await expect(emails.undo(second, DEVICE)).rejects.toMatchObject(refusal);
  });

  it.each([
    [7 * 24 * HOUR - 60_000, true],
    [7 * 24 * HOUR, false],
  ])('works for seven days: after %i ms', async (milliseconds, works) => {
    const user = await createUser();
    const token = await changeAndConfirm(user, `thief.${user.email}`);
    const undone = withMovedClock(milliseconds, () => emails.undo(token, DEVICE));
    if (works) expect((await undone).email).toBe(user.email);
    else await expect(undone).rejects.toMatchObject(refusal);
  });

  it('is not good for a confirmation, nor the other way round', async () => {
    const user = await createUser();
    await change(user, `thief.${user.email}`);
    const confirming = tokenIn(sent[0]);
    await expect(emails.undo(confirming, DEVICE)).rejects.toMatchObject(refusal);
    await emails.confirm(confirming, DEVICE);
    await expect(emails.confirm(tokenIn(sent.at(-1)), DEVICE)).rejects.toMatchObject(refusal);
  });

  test('of no account is not valid', async () => {
    const token_hash = hashLinkToken('orphan');
    const expires_at = new Date(Date.now() + HOUR).toISOString();
    const link = { token_hash, purpose: 'undo' as const, user_id: null, registration: null };
    await server.store.emailLinks.create({ ...link, email: 'gone@example.com', expires_at });
    await expect(emails.undo('orphan', DEVICE)).rejects.toMatchObject(refusal);
  });
});
