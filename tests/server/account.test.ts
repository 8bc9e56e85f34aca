import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPost } from '#server/accounts/createPost.ts';
import { sendPasswordReset } from '#server/accounts/passwordReset.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, shareTestServer, startTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

describe.each(engines)('accounts on $engine', (engine) => {
  const { server } = shareTestServer(engine, { PUBLIC_URL: 'https://planning.example.com/' });

  const registration = {
    username: 'ada_planner',
    email: 'ada@example.com',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
  };
  const signIn = (username: string, password: string) => server.anonymous.post('/token/pair', { username, password });

  it('can be registered, and sign in at once', async () => {
    const { status, body } = await server.anonymous.post('/account/register/', registration);
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: 'ada_planner', email: 'ada@example.com', firstName: 'Ada', lastName: '' });
    const tokens = (await signIn('ada@example.com', PASSWORD)).body;
    expect((await createCaller(server.app, tokens.access).get('/account/profile/')).body).toEqual(body);
    const again = await server.anonymous.post('/account/register/', { ...registration, email: 'ADA@example.com' });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['email']]);
  });

  const NEW_PASSWORD = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
  it.each([
    ['no name', { username: '' }, 'username', 'This field is required'],
    ['a short name', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a long name', { username: 'x'.repeat(51) }, 'username', 'Username must be 50 characters or less'],
    [
      'a name with other characters',
      { username: 'ada planner' },
      'username',
      'Username can only contain letters, numbers, and underscores',
    ],
    ['no address', { email: '' }, 'email', 'This field is required'],
    ['a bad address', { email: 'ada' }, 'email', 'Please enter a valid email address'],
    [
      'a short password',
      { password: 'Wind7', confirmPassword: 'Wind7' },
      'password',
      'Password must be at least 8 characters',
    ],
    ['a password without a digit', { password: 'Windmills', confirmPassword: 'Windmills' }, 'password', NEW_PASSWORD],
    [
      'a password without an upper-case letter',
      { password: 'windmill7', confirmPassword: 'windmill7' },
      'password',
      NEW_PASSWORD,
    ],
    [
      'a password without a lower-case letter',
      { password: 'WINDMILL7', confirmPassword: 'WINDMILL7' },
      'password',
      NEW_PASSWORD,
    ],
    ['a password that is not repeated', { confirmPassword: 'Windmill8' }, 'confirmPassword', "Passwords don't match"],
    ['no repeated password', { confirmPassword: '' }, 'confirmPassword', 'This field is required'],
    ['a long first name', { firstName: 'x'.repeat(51) }, 'firstName', 'First name must be less than 50 characters'],
    ['a long last name', { lastName: 'x'.repeat(51) }, 'lastName', 'Last name must be less than 50 characters'],
  ])("are not registered with %s, in the form's words", async (_what, change, field, message) => {
    const sent = { ...registration, email: 'new@example.com', ...change };
    const { status, body } = await server.anonymous.post('/account/register/', sent);
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect(JSON.stringify(body)).not.toContain(sent.password);
    expect((await signIn('new@example.com', PASSWORD)).status).not.toBe(200);
  });

  it('get every mistake of a form at once', async () => {
    const wrong = {
      username: 'a',
      email: 'ada',
      password: 'short',
      confirmPassword: 'other',
      firstName: 'x'.repeat(51),
    };
    expect((await server.anonymous.post('/account/register/', wrong)).body.errors).toEqual({
      username: ['Username must be at least 3 characters'],
      email: ['Please enter a valid email address'],
      password: ['Password must be at least 8 characters'],
      confirmPassword: ["Passwords don't match"],
      firstName: ['First name must be less than 50 characters'],
    });
    const reset = { token: '', password: 'windmills', confirmPassword: 'Windmills' };
    expect((await server.anonymous.post('/account/reset-password/', reset)).body.errors).toEqual({
      token: ['This field is required'],
      password: [NEW_PASSWORD],
      confirmPassword: ["Passwords don't match"],
    });
    const user = await server.newUser();
    const change = { currentPassword: '', newPassword: 'windmills', confirmPassword: 'Windmills' };
    const answer = await user.post('/account/change-password/', change);
    expect(answer.body.errors).toEqual({
      currentPassword: ['This field is required'],
      newPassword: [NEW_PASSWORD],
      confirmPassword: ["Passwords don't match"],
    });
    expect(JSON.stringify(answer.body)).not.toContain('indmills');
  });

  it('differ by ß and ss in their addresses, and not by capitals', async () => {
    const address = (email: string) => server.anonymous.post('/account/register/', { ...registration, email });
    expect((await address('straße@example.com')).status).toBe(201);
    expect((await address('STRASSE@example.com')).status).toBe(201);
    expect((await address('Strasse@Example.com')).status).toBe(400);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 403],
    [{ HOST: '0.0.0.0', ALLOW_REGISTRATION: '1' }, 201],
    [{ HOST: '127.0.0.1', ALLOW_REGISTRATION: '0' }, 403],
  ] as const)('are registered as %j allows it', async (env, status) => {
    const other = await startTestServer(engine, env);
    expect((await other.anonymous.get('/account/register/')).body).toEqual({ open: status === 201 });
    expect((await other.anonymous.post('/account/register/', registration)).status).toBe(status);
    await other.stop();
  });

  it('have a profile that can be changed', async () => {
    const user = await server.newUser();
    const profile = (await user.get('/account/profile/')).body;
    const change = { ...profile, firstName: 'Ida', phone: '+4915112345678', company: 'Island Power' };
    expect(await user.put('/account/profile/', change)).toMatchObject({ status: 200, body: change });
    // A field that an older client leaves out keeps its value.
    expect((await user.put('/account/profile/', { email: user.email })).body).toEqual(change);
    expect((await user.put('/account/profile/', { email: user.email, company: '' })).body.company).toBe('');
    const nameless = await user.put('/account/profile/', { firstName: 'Ida' });
    expect([nameless.status, nameless.body.errors]).toEqual([400, { email: ['This field is required'] }]);
    const other = await server.newUser();
    for (const [field, value, message] of [
      ['phone', '0123', 'Please enter a valid phone number'],
      ['company', 'x'.repeat(101), 'Company name must be less than 100 characters'],
      ['position', 'x'.repeat(101), 'Position must be less than 100 characters'],
      ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
      ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
      ['email', 'ida', 'Please enter a valid email address'],
    ] as const) {
      const answer = await user.put('/account/profile/', { email: user.email, [field]: value });
      expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
    }
    const taken = await user.put('/account/profile/', { email: other.email, currentPassword: PASSWORD });
    expect([taken.status, taken.body.errors]).toEqual([
      400,
      { email: ['There is already an account with this address'] },
    ]);
  });

  it("keep their address where the reset links to it can't be removed", async () => {
    const broken = await startTestServer(engine);
    const user = await broken.newUser();
    const db = openDatabase(broken.config);
    await db.schema.dropTable('password_resets').execute();
    await db.destroy();
    const change = { email: 'other@example.com', currentPassword: PASSWORD };
    expect((await user.put('/account/profile/', change)).status).toBe(500);
    expect((await user.get('/account/profile/')).body.email).toBe(user.email);
    await broken.stop();
  });

  it('end their other sessions when the password changes', async () => {
    const user = await server.newUser();
    const elsewhere = await server.signIn(user.email);
    const change = { currentPassword: PASSWORD, newPassword: 'Windmill8', confirmPassword: 'Windmill8' };
    const wrong = await user.post('/account/change-password/', { ...change, currentPassword: 'Windmill9' });
    expect([wrong.status, wrong.body.details]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'The current password is wrong' }],
    ]);
    const weak = await user.post('/account/change-password/', {
      ...change,
      newPassword: 'windmills',
      confirmPassword: 'windmills',
    });
    expect(weak.body.errors).toEqual({ newPassword: [NEW_PASSWORD] });
    const differing = await user.post('/account/change-password/', { ...change, confirmPassword: 'Windmill9' });
    expect(differing.body.errors).toEqual({ confirmPassword: ["Passwords don't match"] });
    // A refused change ends no session.
    expect((await elsewhere.get('/account/profile/')).status).toBe(200);

    const { status, body } = await user.post('/account/change-password/', change);
    expect(status).toBe(200);
    expect(body.username).toBe(user.email);
    expect((await server.anonymous.post('/token/refresh', { refresh: body.refresh })).status).toBe(200);
    expect((await createCaller(server.app, body.access).get('/account/profile/')).status).toBe(200);
    expect((await elsewhere.get('/account/profile/')).status).toBe(401);
    expect((await server.anonymous.post('/token/refresh', { refresh: elsewhere.refresh })).status).toBe(401);
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(user.email, 'Windmill8')).status).toBe(200);
  });

  describe('whose password is forgotten', () => {
    const outbox = () => join(server.config.dataDir, 'outbox');
    /** Those with a link to set a new password; others come when a password or an address has changed. */
    const messages = async () => {
      const files = await readdir(outbox()).catch(() => []);
      const texts = await Promise.all(files.sort().map((file) => readFile(join(outbox(), file), 'utf8')));
      return texts.filter((text) => text.includes('/reset-password#'));
    };
    const askFor = async (email: string) => {
      const count = (await messages()).length;
      const answer = await server.anonymous.post('/account/forgot-password/', { email });
      return { answer, count, arrived: () => eventually(async () => expect(await messages()).toHaveLength(count + 1)) };
    };
    const newestMessage = async () => (await messages()).at(-1) ?? '';
    const readToken = async () => /reset-password#token=(\S+)/.exec(await newestMessage())?.[1] ?? '';
    const reset = (token: string, password = 'Windmill8') =>
      server.anonymous.post('/account/reset-password/', { token, password, confirmPassword: password });

    it('get a link that works once and ends all sessions', async () => {
      const user = await server.newUser();
      const { arrived } = await askFor(user.email.toUpperCase());
      await arrived();
      const message = await newestMessage();
      expect(message).toContain(`To: ${user.email}`);
      expect(message).toContain('https://planning.example.com/reset-password#token=');
      const token = await readToken();
      expect((await reset(token, 'short')).status).toBe(400);
      expect((await reset(token)).status).toBe(204);
      expect((await user.get('/account/profile/')).status).toBe(401);
      expect((await signIn(user.email, 'Windmill8')).status).toBe(200);
      const again = await reset(token, 'Windmill9');
      expect([again.status, again.body.details[0].field]).toEqual([400, 'token']);
    });

    it('get a link that works once even when it is used twice at the same time', async () => {
      const user = await server.newUser();
      await (await askFor(user.email)).arrived();
      const token = await readToken();
      const answers = await Promise.all([reset(token), reset(token, 'Windmill9'), reset(token, 'Windmill0')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    });

    it('get a link that is unreadable in the store', async () => {
      const user = await server.newUser();
      await (await askFor(user.email)).arrived();
      const token = await readToken();
      const now = new Date().toISOString();
      expect(await server.store.passwordResets.take({ tokenHash: token, now })).toBeUndefined();
      expect((await reset(token)).status).toBe(204);
    });

    it('get a link that a newer password or another address invalidates', async () => {
      const user = await server.newUser();
      await (await askFor(user.email)).arrived();
      const first = await readToken();
      const moved = { email: `other.${user.email}`, currentPassword: PASSWORD };
      expect((await user.put('/account/profile/', moved)).body.email).toBe(moved.email);
      expect((await reset(first)).status).toBe(400);
      await (await askFor(moved.email)).arrived();
      const second = await readToken();
      const change = { currentPassword: PASSWORD, newPassword: 'Windmill8', confirmPassword: 'Windmill8' };
      expect((await user.post('/account/change-password/', change)).status).toBe(200);
      expect((await reset(second)).status).toBe(400);
    });

    it('get a link that is valid for 30 minutes', async () => {
      const user = await server.newUser();
      await (await askFor(user.email)).arrived();
      const token = await readToken();
      const late = await withMovedClock(31 * 60_000, () => reset(token));
      expect([late.status, late.body.errors]).toEqual([
        400,
        {
          token: ['This reset link is not valid. It may have expired or been used already. Please request a new one.'],
        },
      ]);
    });

    it('get the same answer as an address without an account', async () => {
      const user = await server.newUser();
      const known = await askFor(user.email);
      await known.arrived();
      const unknown = await askFor('nobody@example.com');
      expect(unknown.answer.status).toBe(202);
      expect(unknown.answer.body).toEqual(known.answer.body);
      // The answer does not wait for the message, so its outcome is tested separately.
      const sent: Promise<unknown>[] = [];
      const background = { run: (work: Promise<unknown>) => void sent.push(work), settle: async () => {} };
      const post = createPost({ ...server, background, mailer: async () => {} });
      await sendPasswordReset({ ...server, post }, 'nobody@example.com');
      expect(sent).toEqual([]);
      expect(await messages()).toHaveLength(known.count + 1);
    });
  });
});
