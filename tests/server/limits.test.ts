import { afterEach, describe, expect, it, vi } from 'vitest';
import { toNetwork } from '#server/accounts/toNetwork.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { openStore } from '#server/store/Store.ts';
import { eventually } from '../fixtures/eventually.ts';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, type SignedIn, shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const HOUR_MS = 3600_000;

describe.each(engines)('limits on $engine', (engine) => {
  const { server } = shareTestServer(engine, { TRUST_PROXY: '127.0.0.1' });
  afterEach(() => void vi.restoreAllMocks());

  let networks = 0;
  /** An address that no other test uses. */
  const newAddress = () => {
    networks += 1;
    return `10.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
  };
  const from = (address: string, agent = 'Firefox') => ({ 'x-forwarded-for': address, 'user-agent': agent });
  const signIn = (email: string, password: string, headers: Record<string, string>) =>
    server.anonymous.post('/token/pair', { username: email, password }, headers);
  const guess = async (email: string, times: number, headers: () => Record<string, string>) => {
    const answers = [];
    for (let count = 0; count < times; count += 1) answers.push(await signIn(email, `Guess${count}`, headers()));
    return answers.map(({ status }) => status);
  };
  const refresh = ({ refresh }: { refresh: string }, headers: Record<string, string>) =>
    server.anonymous.post('/token/refresh', { refresh }, headers);
  const spoil = ({ refresh }: SignedIn) => refresh.replace(/[^.]+$/, 'c3BvaWxlZA');

  it('refuse forged refresh tokens without reading the store, but not other people of the network', async () => {
    const office = from(newAddress());
    const user = await server.newUser();
    const junk = { refresh: spoil(user) };
    const lookups = vi.spyOn(server.store.sessions, 'byId');
    const counts = vi.spyOn(server.store.attempts, 'count');
    const answers = [];
    for (let count = 0; count < 120; count += 1) answers.push(await refresh(junk, office));
    expect(answers.map(({ status }) => status)).toEqual([...Array(100).fill(401), ...Array(20).fill(429)]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(200);
    for (const spy of [lookups, counts]) expect(spy).not.toHaveBeenCalled();

    expect((await refresh(user, office)).status).toBe(200);
    expect((await refresh(junk, from(newAddress()))).status).toBe(401);
    await withMovedClock(6 * 60_000, async () => expect((await refresh(junk, office)).status).toBe(401));
  });

  it('refuse tokens of sessions that have ended, however many there are, and write nothing', async () => {
    const office = from(newAddress());
    const [user, ended] = [await server.newUser(), await server.newUser()];
    await server.anonymous.post('/account/logout/', { refresh: ended.refresh });
    const writes = vi.spyOn(server.store.sessions, 'rotate');
    for (let count = 0; count < 120; count += 1) expect((await refresh(ended, office)).status).toBe(401);
    expect(writes).not.toHaveBeenCalled();
    expect((await refresh(user, office)).status).toBe(200);
  });

  it('let the owner sign in where he did before, while strangers guess from elsewhere', async () => {
    const [home, stranger] = [from(newAddress()), from(newAddress())];
    const { email } = await server.newUser();
    await signIn(email, PASSWORD, home);
    expect(await guess(email, 12, () => stranger)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn(email, PASSWORD, stranger)).status).toBe(429);
    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect((await signIn(email, PASSWORD, from(newAddress()))).status).toBe(200);
  });

  it('let the owner sign in with his own browser, while another one in the same network guesses', async () => {
    const office = newAddress();
    const { email } = await server.newUser();
    await signIn(email, PASSWORD, from(office));
    await guess(email, 11, () => from(office, 'curl'));
    expect((await signIn(email, PASSWORD, from(office, 'curl'))).status).toBe(429);
    expect((await signIn(email, PASSWORD, from(office))).status).toBe(200);
    expect(await guess(email, 11, () => from(office))).toEqual([...Array(10).fill(401), 429]);
  });

  it('slow down guessing from everywhere, but neither the owner where he was before nor his sessions', async () => {
    const home = from(newAddress());
    const { email } = await server.newUser();
    const { body: session } = await signIn(email, PASSWORD, home);
    const statuses = await guess(email, 101, () => from(newAddress()));
    expect(statuses).toEqual([...Array(100).fill(401), 429]);
    const elsewhere = await signIn(email, PASSWORD, from(newAddress()));
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(200);

    expect((await signIn(email, PASSWORD, home)).status).toBe(200);
    expect((await createCaller(server.app, session.access).get('/components/')).status).toBe(200);
    expect((await refresh(session, home)).status).toBe(200);
    await withMovedClock(6 * 60_000, async () => {
      expect((await signIn(email, PASSWORD, from(newAddress()))).status).toBe(200);
    });
  });

  it('refuse no one who knows the password, however many sign in at once', async () => {
    const office = from(newAddress());
    const { email } = await server.newUser();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(email, PASSWORD, office)));
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  it('keep someone with a token from guessing the password, but not its owner from changing it', async () => {
    const user = await server.newUser();
    const change = { currentPassword: PASSWORD, newPassword: 'Windmill8', confirmPassword: 'Windmill8' };
    const guessed = { ...change, currentPassword: 'Guess123' };
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await user.post('/account/change-password/', guessed)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const owner = await server.signIn(user.email);
    expect((await owner.post('/account/change-password/', change)).status).toBe(200);
  });

  it('count a network once, whatever address of it a guesser takes', async () => {
    const { email } = await server.newUser();
    let host = 0;
    const next = () => {
      host += 1;
      return from(`2001:db8:7:8::${host.toString(16)}`);
    };
    expect(await guess(email, 11, next)).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(email, PASSWORD, from('2001:db8:7:9::1'))).status).toBe(200);
  });

  it('refuse further attempts with a single read', async () => {
    const stranger = from(newAddress());
    const { email } = await server.newUser();
    await guess(email, 10, () => stranger);
    const [taken, sought] = [vi.spyOn(server.store.attempts, 'uncount'), vi.spyOn(server.store.users, 'byEmail')];
    expect(await guess(email, 20, () => stranger)).toEqual(Array(20).fill(429));
    expect(taken).not.toHaveBeenCalled();
    expect(sought).not.toHaveBeenCalled();
  });

  it('hold for attempts that are made at once', async () => {
    const stranger = from(newAddress());
    const { email } = await server.newUser();
    const guesses = Array.from({ length: 20 }, (_, n) => signIn(email, `Guess${n}`, stranger));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  it('are shared by all processes of one store', async () => {
    const stranger = newAddress();
    const { email } = await server.newUser();
    await guess(email, 10, () => from(stranger));
    const limit = { key: `sign-in ${stranger} ${email}`, max: 10 };
    const db = openDatabase(server.config);
    const read = () => db.selectFrom('attempts').select('count').where('key', '=', limit.key).execute();
    await eventually(async () => expect(await read()).toEqual([{ count: 10 }]));
    await db.destroy();
    const second = await openStore(server.config);
    expect(await second.attempts.count([limit])).toMatchObject([{ key: limit.key, count: 10 }]);
    await second.close();
  });

  it('have expired where they began while the clock was hours ahead', async () => {
    const stranger = from(newAddress());
    const { email } = await server.newUser();
    await withMovedClock(5 * HOUR_MS, async () => {
      expect(await guess(email, 11, () => stranger)).toEqual([...Array(10).fill(401), 429]);
    });
    expect(await guess(email, 11, () => stranger)).toEqual([...Array(10).fill(401), 429]);
    await withMovedClock(-5 * HOUR_MS, async () => {
      expect((await signIn(email, PASSWORD, stranger)).status).toBe(200);
    });
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
