import { hash } from '@node-rs/argon2';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { checkCredentials } from '#server/accounts/checkCredentials.ts';
import { createBackground } from '#server/accounts/createBackground.ts';
import { shareStore } from './shareStore.ts';

const { store } = shareStore([]);
const PASSWORD = 'Windmill7';
const DEVICE = { address: '192.0.2.7', userAgent: 'Firefox' };
const WRONG = { reason: 'unauthorized', message: 'Invalid credentials' };
const UNCONFIRMED = {
  ...{ reason: 'forbidden', message: 'Confirm your email address first. We sent a message to it.' },
};

let cheap: string;
beforeAll(async () => {
  cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
});

let accounts = 0;
let email: string;
beforeEach(() => {
  accounts += 1;
  email = `sailor${accounts}@example.com`;
});

const createUser = () => store.users.create({ username: 'sailor', email, password_hash: cheap });
const register = (expiresIn = 60_000) =>
  store.emailLinks.create({
    ...{ token_hash: `token${accounts}`, purpose: 'registration', user_id: null, email },
    registration: JSON.stringify({ username: 'sailor', email, password_hash: cheap }),
    expires_at: new Date(Date.now() + expiresIn).toISOString(),
  });

async function check(password = PASSWORD, username = email) {
  const failures: unknown[] = [];
  const background = createBackground((error) => failures.push(error));
  try {
    return await checkCredentials({ store, background }, { username, password }, DEVICE);
  } finally {
    await background.settle(60_000);
    expect(failures).toEqual([]);
  }
}
const listFailures = async (userId: string) =>
  (await store.audit.list({ userId, limit: 9 })).map(({ event, address, user_agent }) => ({
    ...{ event, address, user_agent },
  }));

it('the address and the password of an account are accepted, in either case of the address', async () => {
  const { id } = await createUser();
  expect(await check()).toMatchObject({ id, email, password_hash: cheap });
  expect(await check(PASSWORD, email.toUpperCase())).toMatchObject({ id });
  expect(await listFailures(id)).toEqual([]);
});

it('another password is refused, and that is in the activity of the account', async () => {
  const { id } = await createUser();
  await expect(check('Windmill8')).rejects.toMatchObject(WRONG);
  expect(await listFailures(id)).toEqual([
    { event: 'sign_in_failed', address: DEVICE.address, user_agent: DEVICE.userAgent },
  ]);
});

it('an address without an account is refused in the same way', async () => {
  await expect(check()).rejects.toMatchObject(WRONG);
});

it('an account that waits for its confirmation is asked to confirm its address', async () => {
  await register();
  await expect(check()).rejects.toMatchObject(UNCONFIRMED);
});

it.each([
  ['with another password', 'Windmill8', 60_000],
  ['whose link has expired', PASSWORD, -1],
])('a registration %s is refused like any other address', async (_, password, expiresIn) => {
  await register(expiresIn);
  await expect(check(password)).rejects.toMatchObject(WRONG);
});

it('the password of a waiting registration does not open the account of the same address', async () => {
  const { id } = await store.users.create({ username: 'sailor', email, password_hash: 'disabled' });
  await register();
  await expect(check()).rejects.toMatchObject(UNCONFIRMED);
  expect(await listFailures(id)).toEqual([]);
  await expect(check('Windmill8')).rejects.toMatchObject(WRONG);
  expect(await listFailures(id)).toHaveLength(1);
});
