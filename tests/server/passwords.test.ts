import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { expect, it, test } from 'vitest';
import { disablePassword } from '#server/accounts/newPasswords.ts';
import { createPassword, hashPassword, isPassword } from '#server/accounts/passwords.ts';

it('a password is stored as its own argon2id hash, at the cost that OWASP advises', async () => {
  const [hash, again] = await Promise.all([hashPassword('Windmill7'), hashPassword('Windmill7')]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(again).not.toBe(hash);
});

test.each([
  ['Windmill7', true],
  ['Windmill8', false],
  ['', false],
])('only the same password matches its hash: %j', async (password, matches) => {
  expect(await isPassword(password, await hashPassword('Windmill7'))).toBe(matches);
});

it('no password matches without an account', async () => {
  expect(await isPassword('Windmill7', undefined)).toBe(false);
});

it('a generated password has 16 letters and digits, of every sort that registration asks for', () => {
  const made = Array.from({ length: 200 }, createPassword);
  for (const password of made) expect(password).toMatch(/^[a-zA-Z0-9]{13}aZ7$/);
  expect(new Set(made).size).toBe(made.length);
});

it('at most two passwords are compared at once, a core is left to other calls, and 200 more wait', async () => {
  const cheap = await hash('Windmill7', { memoryCost: 8, timeCost: 1 });
  const answers = await Promise.allSettled(Array.from({ length: 210 }, () => isPassword('Windmill7', cheap)));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(210 - 200 - (availableParallelism() > 2 ? 2 : 1));
  expect(refused[0]).toMatchObject({
    reason: { reason: 'unavailable', message: 'The server is busy. Please try again.', retryAfterS: 1 },
  });
});

it('callers without a network are one crowd, whose newest is refused before those of a smaller one', async () => {
  const cheap = await hash('Windmill7', { memoryCost: 8, timeCost: 1 });
  const compare = (count: number, from: string[]) =>
    Array.from({ length: count }, () => isPassword('Windmill7', cheap, ...from));
  const [office = [], crowd = []] = await Promise.all(
    [compare(100, ['office']), [...compare(95, ['']), ...compare(15, [])]].map((all) => Promise.allSettled(all)),
  );
  const isRefused = ({ status }: PromiseSettledResult<boolean>) => status === 'rejected';
  expect(office.some(isRefused)).toBe(false);
  expect(crowd.some(isRefused)).toBe(true);
});

it('a password that was disabled matches nothing, and does not throw', async () => {
  const disabled = disablePassword(await hashPassword('Windmill7'));
  expect(await isPassword('Windmill7', disabled)).toBe(false);
});
