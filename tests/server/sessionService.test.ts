import { hash } from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createSessionService } from '#server/accounts/sessionService.ts';
import { createTokens } from '#server/accounts/tokens.ts';
import { countInMemory } from './countInMemory.ts';
import { SQLITE } from './engines.ts';
import { PASSWORD, shareTestServer } from './TestServer.ts';

const WRONG = { reason: 'unauthorized', message: 'Invalid credentials' };
const LOG_IN = { reason: 'unauthorized', message: 'Please log in again' };
const TOO_MANY = { reason: 'tooManyAttempts' };

const { server } = shareTestServer(SQLITE);
const background = { run: () => {}, settle: async () => {} };
const from = (address: string, userAgent = 'Firefox') => ({ address, userAgent });

/** The places where users have signed in. */
let places: string[];
let sessions: ReturnType<typeof createSessionService>;
beforeEach(() => {
  const { store } = server;
  places = [];
  const signInPlaces: typeof store.signInPlaces = {
    ...store.signInPlaces,
    note: async (known) => {
      places.push(known.place);
      await store.signInPlaces.note(known);
    },
  };
  const tokens = createTokens({ jwt: server.app.jwt, store });
  sessions = createSessionService({
    store: { ...store, signInPlaces, attempts: countInMemory() },
    tokens,
    background,
  });
});

// Comparing with this hash takes no time.
let cheap: string;
beforeAll(async () => {
  cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
});

let users = 0;
async function createUser() {
  users += 1;
  const email = `sailor${users}@example.com`;
  const { id } = await server.store.users.create({ username: 'sailor', email, password_hash: cheap });
  return { id, email };
}
const signIn = (email: string, device = from('192.0.2.1')) =>
  sessions.signIn({ username: email, password: PASSWORD }, device);
const guess = (email: string, device = from('192.0.2.1')) =>
  sessions.signIn({ username: email, password: 'Guess7777' }, device).catch((error: unknown) => error);
async function guessTimes(count: number, email: string, device = from('192.0.2.1')) {
  for (let done = 0; done < count; done++) expect(await guess(email, device)).toMatchObject(WRONG);
}
const events = async (userId: string) =>
  (await server.store.audit.list({ userId, limit: 9 })).map(({ event, session_id, address }) => ({
    ...{ event, session_id, address },
  }));

describe('a sign-in', () => {
  it('answers with tokens and the address of the account, and is in its activity', async () => {
    const { id, email } = await createUser();
    expect(await signIn(email.toUpperCase(), from('192.0.2.9'))).toEqual({
      username: email,
      access: expect.any(String),
      refresh: expect.any(String),
    });
    const [session] = await sessions.list(id);
    expect(session).toMatchObject({ address: '192.0.2.9', user_agent: 'Firefox' });
    expect(await events(id)).toEqual([{ event: 'signed_in', session_id: session?.id, address: '192.0.2.9' }]);
  });

  it('may fail ten times for one account at one network, in any browser, and other accounts may go on', async () => {
    const [one, other] = [await createUser(), await createUser()];
    await guessTimes(9, one.email);
    await guessTimes(1, ` ${one.email.toUpperCase()}`, from('192.0.2.1', 'Safari'));
    expect(await guess(one.email)).toMatchObject(TOO_MANY);
    await expect(signIn(one.email, from('192.0.2.1', 'Chrome'))).rejects.toMatchObject(TOO_MANY);
    await guessTimes(1, other.email);
    expect(await signIn(one.email, from('192.0.2.2'))).toMatchObject({ username: one.email });
  });

  it('counts failures alone', async () => {
    const { email } = await createUser();
    await guessTimes(9, email);
    for (let done = 0; done < 12; done++) await signIn(email);
    await guessTimes(9, email);
  });

  it('may fail ten times in a browser that the account knows, whatever others have tried', async () => {
    const { email } = await createUser();
    await signIn(email);
    await guessTimes(10, email, from('192.0.2.1', 'Safari'));
    expect(await guess(email, from('192.0.2.1', 'Safari'))).toMatchObject(TOO_MANY);
    await guessTimes(10, email);
    expect(await guess(email)).toMatchObject(TOO_MANY);
    expect(await signIn(email, from('192.0.2.2'))).toMatchObject({ username: email });
  });

  it('may fail a hundred times from one network, whichever accounts are tried', async () => {
    for (let done = 0; done < 10; done++) await guessTimes(10, (await createUser()).email, from('2001:db8::1'));
    const { email } = await createUser();
    expect(await guess(email, from('2001:db8::2'))).toMatchObject(TOO_MANY);
    await guessTimes(1, email, from('2001:db8:0:1::1'));
  });

  it('may fail a hundred times for one account from anywhere, and still works in a known browser', async () => {
    const { email } = await createUser();
    await signIn(email);
    for (let network = 1; network <= 10; network++) await guessTimes(10, email, from(`198.51.100.${network}`));
    expect(await guess(email, from('198.51.100.99'))).toMatchObject(TOO_MANY);
    expect(await signIn(email)).toMatchObject({ username: email });
  });

  it('remembers network and browser in a form that does not reveal them', async () => {
    const { email } = await createUser();
    const devices = [from('2001:db8::1'), from('2001:db8::2'), from('2001:db9::1'), from('2001:db8::1', 'Safari')];
    for (const device of devices) await signIn(email, device);
    for (const place of places) expect(place).toMatch(/^[0-9a-f]{32}$/);
    expect(places[1]).toBe(places[0]);
    expect(new Set(places).size).toBe(3);
  });
});

describe('an exchange of tokens', () => {
  it('answers with a new pair', async () => {
    const { refresh } = await signIn((await createUser()).email);
    const next = await sessions.refresh(refresh, from('192.0.2.5'));
    expect(next.refresh).not.toBe(refresh);
  });

  it('is refused for tokens of others, and after a hundred of them without looking at the network’s next', async () => {
    for (let done = 0; done < 100; done++)
      await expect(sessions.refresh('a.b.c', from('192.0.2.1'))).rejects.toMatchObject(LOG_IN);
    await expect(sessions.refresh('a.b.c', from('192.0.2.1'))).rejects.toMatchObject(TOO_MANY);
    await expect(sessions.refresh('a.b.c', from('192.0.2.2'))).rejects.toMatchObject(LOG_IN);
    const { refresh } = await signIn((await createUser()).email);
    expect(await sessions.refresh(refresh, from('192.0.2.1'))).toMatchObject({ access: expect.any(String) });
  });
});

describe('the end of a session', () => {
  it('is in the activity of the account, once', async () => {
    const { id, email } = await createUser();
    const { refresh } = await signIn(email);
    const [session] = await sessions.list(id);
    for (let done = 0; done < 2; done++) await sessions.signOut(refresh, from('192.0.2.5'));
    expect(await sessions.list(id)).toEqual([]);
    const ended = { event: 'signed_out', session_id: session?.id, address: '192.0.2.5' };
    expect(await events(id)).toEqual([ended, expect.objectContaining({ event: 'signed_in' })]);
  });

  test('a token of others ends nothing', async () => {
    const { id, email } = await createUser();
    await signIn(email);
    await sessions.signOut('a.b.c', from('192.0.2.5'));
    expect([(await sessions.list(id)).length, (await events(id)).length]).toEqual([1, 1]);
  });

  it('is refused for sessions that the user does not have', async () => {
    const [one, other] = [await createUser(), await createUser()];
    await signIn(one.email);
    const [session] = await sessions.list(one.id);
    const end = (userId: string) => sessions.end({ id: session?.id ?? '', userId });
    await expect(end(other.id)).rejects.toMatchObject({ reason: 'notFound' });
    await end(one.id);
    expect(await sessions.list(one.id)).toEqual([]);
    await expect(end(one.id)).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('leaves only the own session where all others are ended', async () => {
    const [one, other] = [await createUser(), await createUser()];
    for (const { email } of [one, one, one, other]) await signIn(email);
    const [, kept] = await sessions.list(one.id);
    await sessions.endOthers({ id: kept?.id ?? '', userId: one.id });
    expect((await sessions.list(one.id)).map(({ id }) => id)).toEqual([kept?.id]);
    expect(await sessions.list(other.id)).toHaveLength(1);
  });
});
