import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, readToken, startMailbox } from '../../e2e/startMailbox.ts';
import { engines } from './engines.ts';
import { PASSWORD, startTestServer, type TestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const CONFIRM = 'Confirm your email address';
const CONFIRM_FIRST = { message: 'Confirm your email address first. We sent a message to it.', status: 403 };

describe.each(engines)('a registration where mail is sent, on $engine', (engine) => {
  let mailbox: Mailbox;
  let server: TestServer;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startTestServer(engine, { SMTP_URL: mailbox.url });
  });
  afterAll(async () => {
    await server.stop();
    await mailbox.stop();
  });

  const register = (email: string, password = PASSWORD) =>
    server.anonymous.post('/account/register/', {
      ...{ username: 'ada_planner', email, firstName: 'Ada', password, confirmPassword: password },
    });
  const signIn = (username: string, password = PASSWORD) =>
    server.anonymous.post('/token/pair', { username, password });
  const confirm = (token: string) => server.anonymous.post('/account/confirm-email/', { token });

  it('waits until its address is confirmed, which a sign-in with the right password says', async () => {
    const email = 'ada@example.com';
    const { status, body } = await register(email);
    expect([status, body]).toEqual([
      201,
      {
        ...{ username: 'ada_planner', email, pendingEmail: email, firstName: 'Ada', lastName: '' },
        ...{ phone: '', company: '', position: '' },
      },
    ]);
    expect(await signIn('ADA@example.com')).toMatchObject({ status: 403, body: CONFIRM_FIRST });
    expect((await signIn(email, 'Windmill9')).body.message).toBe('Invalid credentials');
    expect((await confirm(readToken(await mailbox.arrived(email, CONFIRM)))).body).toEqual({ email });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'Windmill9')).status).toBe(401);
  });

  it('does not reveal who has an account, not even by a sign-in afterwards', async () => {
    const { email } = await server.newUser();
    const [known, unknown] = [await register(email, 'Watermill8'), await register('new@example.com', 'Watermill8')];
    const unnamed = ({ body }: typeof known) => ({ ...body, email: '', pendingEmail: '' });
    expect([known.status, unnamed(known)]).toEqual([unknown.status, unnamed(unknown)]);
    for (const address of [email, 'new@example.com']) {
      expect(await signIn(address, 'Watermill8')).toMatchObject({ status: 403, body: CONFIRM_FIRST });
      expect((await signIn(address, 'Watermill9')).status).toBe(401);
    }
    const { text } = await mailbox.arrived(email, 'You already have an account');
    expect(text).not.toContain('#token=');
    // The owner's password still works.
    expect((await signIn(email)).status).toBe(200);
  });

  it('can have its message sent again, without revealing whether it is pending', async () => {
    const resend = (email: string) => server.anonymous.post('/account/register/resend/', { email });
    await register('ida@example.com');
    const first = readToken(await mailbox.arrived('ida@example.com', CONFIRM));
    const [waiting, none] = [await resend('ida@example.com'), await resend('nobody@example.com')];
    expect([waiting.status, waiting.body]).toEqual([none.status, none.body]);
    const second = readToken(await mailbox.arrived('ida@example.com', CONFIRM, 2));
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });

  it('is over after 24 hours, and the address is free', async () => {
    await register('late@example.com');
    const token = readToken(await mailbox.arrived('late@example.com', CONFIRM));
    await withMovedClock(25 * 3600_000, async () => {
      expect((await confirm(token)).status).toBe(400);
      expect((await signIn('late@example.com')).status).toBe(401);
      await server.store.purge(new Date());
    });
    expect((await confirm(token)).status).toBe(400);
  });

  it('of one address by two people belongs to the one who follows the link', async () => {
    const email = 'shared@example.com';
    await register(email, 'Watermill8');
    const first = readToken(await mailbox.arrived(email, CONFIRM));
    await register(email, 'Sawmill99');
    expect((await confirm(first)).status).toBe(200);
    expect([(await signIn(email, 'Watermill8')).status, (await signIn(email, 'Sawmill99')).status]).toEqual([200, 401]);
  });

  it('sends ten messages to one address in five minutes, from any requester', async () => {
    const email = 'flooded@example.com';
    for (let asked = 0; asked < 12; asked++) expect((await register(email)).status).toBe(201);
    const toFlooded = () => mailbox.messages().filter(({ to }) => to === email).length;
    await expect.poll(toFlooded).toBe(10);
    // Messages after the limit would come before this one.
    await register('after@example.com');
    await mailbox.arrived('after@example.com', CONFIRM);
    expect(toFlooded()).toBe(10);
  });

  it.each([
    ['Password1', 'This password is too common. Choose another one.'],
    ['Ada_planner1', 'The password must differ from your username and email address'],
  ])('is refused with the password %s', async (password, message) => {
    const answer = await server.anonymous.post('/account/register/', {
      ...{ username: 'ada_planner1', email: 'weak@example.com', password, confirmPassword: password },
    });
    expect([answer.status, answer.body.errors]).toEqual([400, { password: [message] }]);
    expect(JSON.stringify(answer.body)).not.toContain(password);
  });
});
