import { beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#server/accounts/createPost.ts';
import { hashLinkToken } from '#server/accounts/linkToken.ts';
import type { Message } from '#server/accounts/mailer.ts';
import { readRegistration, requestRegistration, resendRegistration } from '#server/accounts/registration.ts';
import { countInMemory } from './countInMemory.ts';
import { shareStore } from './shareStore.ts';

const HOUR = 3600_000;
const { store, createOwner } = shareStore([]);
let sent: Message[];
let registering: Parameters<typeof requestRegistration>[0];
let running: Promise<unknown>[];
beforeEach(() => {
  [sent, running] = [[], []];
  const config = { smtpUrl: 'smtp://mail.example.com', publicUrl: 'https://isle.example.com', host: '', port: 8000 };
  const background = { run: (work: Promise<unknown>) => void running.push(work), settle: async () => {} };
  const attempts = { attempts: countInMemory() };
  const mailer = async (message: Message) => void sent.push(message);
  registering = { store, post: createPost({ config, store: attempts, background, mailer }) };
});
const account = (email: string) => ({ username: 'ida', email, password_hash: '$hash', first_name: 'Ida' });
const request = async (email: string) => {
  await requestRegistration(registering, account(email));
  await Promise.all(running);
};
const resend = async (email: string) => {
  await resendRegistration(registering, email);
  await Promise.all(running);
};
const find = (email: string, ahead = 0) =>
  store.emailLinks.findRegistration({ email, now: new Date(Date.now() + ahead).toISOString() });
const tokenIn = (message: Message | undefined) => /#token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';

describe('a registration that waits for its address', () => {
  it('is stored with a link that works for a day, and without the link itself', async () => {
    await request('ida@example.com');
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ida@example.com', 'Confirm your email address']]);
    const waiting = await find('IDA@example.com', 24 * HOUR - 60_000);
    expect(waiting).toMatchObject({ email: 'ida@example.com', purpose: 'registration', user_id: null });
    expect(waiting?.token_hash).toBe(hashLinkToken(tokenIn(sent[0])));
    expect(readRegistration(waiting?.registration ?? null)).toEqual(account('ida@example.com'));
    expect(await find('ida@example.com', 24 * HOUR)).toBeUndefined();
  });

  it('writes to the owner of an address that has an account, with no link to confirm it', async () => {
    const { email } = await createOwner();
    await request(email);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'You already have an account']]);
    expect(tokenIn(sent[0])).toBe('');
  });

  it('is sent again with another link, and the former one is gone', async () => {
    await request('ada@example.com');
    await resend('ada@example.com');
    const [first, second] = sent.map(tokenIn);
    expect(sent).toHaveLength(2);
    expect(second).not.toBe(first);
    expect((await find('ada@example.com'))?.token_hash).toBe(hashLinkToken(second ?? ''));
    const now = new Date().toISOString();
    const taken = { tokenHash: hashLinkToken(first ?? ''), purposes: ['registration' as const], now };
    expect(await store.emailLinks.take(taken)).toBeUndefined();
  });

  it('that no one has asked for is not sent again', async () => {
    await resend('eve@example.com');
    expect([sent, running]).toEqual([[], []]);
  });

  it('cannot be read where nothing is stored', async () => {
    expect(() => readRegistration(null)).toThrow(SyntaxError);
  });
});
