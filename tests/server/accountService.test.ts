import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountService } from '#server/accounts/accountService.ts';
import { createPost } from '#server/accounts/createPost.ts';
import { countAttempt, limitFailures } from '#server/accounts/limitAttempts.ts';
import type { Message } from '#server/accounts/mailer.ts';
import { sendPasswordReset } from '#server/accounts/passwordReset.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { PASSWORD, shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const TOO_MANY = { reason: 'tooManyAttempts', message: expect.stringMatching(/^Too many attempts\. Try again in/) };

describe.each(engines)('the service of accounts on $engine', (engine) => {
  const { server } = shareTestServer(engine);
  const messages: Message[] = [];
  const getPost = () => {
    const { store } = server;
    const config = { ...server.config, publicUrl: 'https://planning.example.com/' };
    const background = { run: () => {}, settle: async () => {} };
    return createPost({ config, store, background, mailer: async (message) => void messages.push(message) });
  };
  const createService = (allowRegistration: boolean) => {
    const { store } = server;
    const tokens = createTokens({ jwt: server.app.jwt, store });
    return createAccountService({ config: { allowRegistration }, store, tokens, post: getPost() });
  };
  const from = (address: string) => ({ address, userAgent: '' });
  const own = (userId: string) => ({ userId, sessionId: '', ...from('home') });
  let accounts: ReturnType<typeof createAccountService>;
  beforeEach(() => {
    accounts = createService(true);
  });

  const createUser = async () => {
    const { email } = await server.newUser();
    const user = await server.store.users.byEmail(email);
    if (!user) throw new Error('there is no user');
    return user;
  };
  const times = async (count: number, call: () => Promise<unknown>) => {
    for (let done = 0; done < count; done++) await call().catch(() => undefined);
  };

  it('registers without names, and trims those that are given', async () => {
    const nameless = { username: 'ida', email: 'ida@example.com', password: PASSWORD };
    expect(await accounts.register(nameless, from('a'))).toMatchObject({ user: { first_name: '', last_name: '' } });
    const named = { ...nameless, email: 'ada@example.com', firstName: ' Ada ', lastName: ' Lovelace ' };
    expect(await accounts.register(named, from('a'))).toMatchObject({
      user: { first_name: 'Ada', last_name: 'Lovelace' },
    });
    await expect(accounts.register(named, from('a'))).rejects.toMatchObject({
      faults: [{ field: 'email', value: 'ada@example.com', message: 'There is already an account with this address' }],
    });
  });

  it('refuses registrations where it is closed', async () => {
    const sent = { username: 'eve', email: 'eve@example.com', password: PASSWORD };
    await expect(createService(false).register(sent, from('a'))).rejects.toMatchObject({
      reason: 'forbidden',
      message: 'Registration is closed on this server',
    });
  });

  it('registers 50 accounts from one address within five minutes', async () => {
    const { email } = await createUser();
    const again = () => accounts.register({ username: 'eve', email, password: PASSWORD }, from('crowd'));
    await Promise.all(Array.from({ length: 49 }, () => again().catch(() => undefined)));
    const sent = { username: 'eve', email: 'last@example.com', password: PASSWORD };
    expect(await accounts.register(sent, from('crowd'))).toMatchObject({ user: { email: 'last@example.com' } });
    await expect(again()).rejects.toMatchObject(TOO_MANY);
    await accounts.countResetRequest('crowd');
    expect(await accounts.register({ ...sent, email: 'other@example.com' }, from('elsewhere'))).toBeDefined();
  });

  it('sends 20 resets to one address of the network within five minutes', async () => {
    await times(19, () => accounts.countResetRequest('b'));
    await accounts.countResetRequest('b');
    await expect(accounts.countResetRequest('b')).rejects.toMatchObject(TOO_MANY);
    await accounts.countResetRequest('c');
  });

  it('allows 20 guesses of reset tokens from one address, without blocking other addresses', async () => {
    const guess = () => accounts.resetPassword({ token: 'guess', password: PASSWORD }, from('d'));
    await times(19, guess);
    await expect(guess()).rejects.toMatchObject({
      faults: [
        {
          field: 'token',
          message: 'This reset link is not valid. It may have expired or been used already. Please request a new one.',
        },
      ],
    });
    await expect(guess()).rejects.toMatchObject(TOO_MANY);
    await expect(accounts.resetPassword({ token: 'guess', password: PASSWORD }, from('e'))).rejects.toHaveProperty(
      'faults',
    );
  });

  it('lets the password of one user be guessed ten times where a session is open', async () => {
    const [user, other] = [await createUser(), await createUser()];
    const guess = (id: string) =>
      accounts.changePassword({ currentPassword: 'Guess7777', newPassword: PASSWORD }, own(id));
    await times(9, () => guess(user.id));
    await expect(guess(user.id)).rejects.toMatchObject({
      faults: [{ field: 'currentPassword', message: 'The current password is wrong' }],
    });
    await expect(guess(user.id)).rejects.toMatchObject(TOO_MANY);
    await expect(guess(other.id)).rejects.toHaveProperty('faults');
  });

  it('changes the fields of a profile that are sent, trimmed', async () => {
    const { id, email } = await createUser();
    const sent = { email, firstName: ' Ida ', lastName: ' Lind ', company: ' Island ', position: ' Planner ' };
    const changed = { first_name: 'Ida', last_name: 'Lind', company: 'Island', position: 'Planner', phone: '+4915112' };
    expect(await accounts.update(id, { ...sent, phone: '+4915112' }, own(id))).toMatchObject({
      user: { email, ...changed },
    });
    expect(await accounts.update(id, { email }, own(id))).toMatchObject({ user: changed });
    expect(await accounts.update(id, { email, phone: '', company: '' }, own(id))).toMatchObject({
      user: { ...changed, phone: '', company: '' },
    });
  });

  it('refuses every call for an account that was deleted', async () => {
    const gone = { reason: 'unauthorized', message: 'Please log in again' };
    await expect(accounts.findProfile('gone')).rejects.toMatchObject(gone);
    await expect(accounts.update('gone', { email: 'gone@example.com' }, own('gone'))).rejects.toMatchObject(gone);
  });

  describe('the link of a reset', () => {
    const ask = async (email: string) => {
      const count = messages.length;
      await sendPasswordReset({ store: server.store, post: getPost() }, email);
      await eventually(() => expect(messages).toHaveLength(count + 1));
      return /#token=(\S+)/.exec(messages.at(-1)?.text ?? '')?.[1] ?? '';
    };

    it('comes with what it is for and how long it works', async () => {
      const { email } = await createUser();
      const token = await ask(email);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(messages.at(-1)).toEqual({
        to: email,
        subject: 'Set a new password',
        text: `Someone, most likely you, asked for a new password for your account. Set it here:

https://planning.example.com/reset-password#token=${token}

The link works once, within 30 minutes. If it wasn't you, you can ignore this message.`,
      });
      const db = openDatabase(server.config);
      const hashes = await db.selectFrom('password_resets').select('token_hash').execute();
      await db.destroy();
      for (const { token_hash } of hashes) expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
    });

    it('works until 30 minutes are over, and while the address stays the same', async () => {
      const { id, email } = await createUser();
      const [first, second] = [await ask(email), await ask(email)];
      await accounts.update(id, { email, firstName: 'Ida' }, own(id));
      const reset = { token: first, password: 'Windmill8' };
      await withMovedClock(29 * 60_000, () => accounts.resetPassword(reset, from('f')));
      await expect(accounts.resetPassword({ token: second, password: PASSWORD }, from('f'))).rejects.toHaveProperty(
        'faults',
      );
      const changed = await accounts.changePassword({ currentPassword: 'Windmill8', newPassword: PASSWORD }, own(id));
      expect(changed).toEqual({ username: email, access: expect.any(String), refresh: expect.any(String) });
    });
  });

  describe('a limit of attempts', () => {
    afterEach(() => void vi.useRealTimers());

    it('names the seconds to wait, and is over after five minutes', async () => {
      const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });
      const count = () => countAttempt(server.store.attempts, [{ key: 'timed', max: 1 }]);
      const start = Date.now();
      at(start);
      await count();
      await expect(count()).rejects.toMatchObject({
        reason: 'tooManyAttempts',
        message: 'Too many attempts. Try again in 300 seconds.',
        retryAfterS: 300,
      });
      vi.useRealTimers();
      // The window in the store begins when the count is written.
      const end = await findWindowEnd('timed');
      expect(end).toBeGreaterThanOrEqual(start + 300_000);
      at(end - 1999);
      await expect(count()).rejects.toMatchObject({ retryAfterS: 2 });
      at(end - 1);
      await expect(count()).rejects.toMatchObject({ retryAfterS: 1 });
      at(end);
      await count();
    });

    /** Waits until a count is stored. */
    async function findWindowEnd(key: string): Promise<number> {
      const db = openDatabase(server.config);
      const find = () => db.selectFrom('attempts').select('window_ends_at').where('key', '=', key).executeTakeFirst();
      const row = await vi.waitFor(async () => (await find()) ?? Promise.reject(new Error('not stored yet')), 20_000);
      await db.destroy();
      return Date.parse(row.window_ends_at);
    }

    it('counts failures alone, beside other limits', async () => {
      const { attempts } = server.store;
      const limits = [
        { key: 'wide', max: 9 },
        { key: 'narrow', max: 2 },
      ];
      for (const result of [1, 2, 3, 4]) {
        expect(await limitFailures(attempts, limits, async () => result)).toBe(result);
      }
      const failing = () => limitFailures(attempts, limits, () => Promise.reject(new Error('failed')));
      await expect(failing()).rejects.toThrow('failed');
      await expect(failing()).rejects.toThrow('failed');
      await expect(limitFailures(attempts, limits, async () => 5)).rejects.toMatchObject(TOO_MANY);
      await limitFailures(attempts, [{ key: 'wide', max: 4 }], async () => 6);
    });
  });
});
