import { beforeEach, expect, it, test } from 'vitest';
import { createPost } from '#server/accounts/createPost.ts';
import type { Message } from '#server/accounts/mailer.ts';
import { Failure } from '#server/Failure.ts';
import type { AttemptCounter } from '#server/store/attemptCounter.ts';
import { countInMemory } from './countInMemory.ts';

const CONFIG = { smtpUrl: undefined, publicUrl: undefined, host: '127.0.0.1', port: 8000 };

let sent: Message[];
let running: Promise<unknown>[];
beforeEach(() => {
  sent = [];
  running = [];
});

const background = { run: (work: Promise<unknown>) => void running.push(work), settle: async () => {} };
const mailer = async (message: Message) => void sent.push(message);
const create = (attempts: AttemptCounter = countInMemory(), config: Partial<typeof CONFIG> = {}) =>
  createPost({ config: { ...CONFIG, ...config }, store: { attempts }, background, mailer });
const to = (address: string): Message => ({ to: address, subject: 'Hello', text: 'How are you?' });

async function sendTimes(count: number, send: (message: Message) => void, address = 'ida@example.com') {
  for (let done = 0; done < count; done++) send(to(address));
  await Promise.all(running);
}

it('sends a message as it is, while the caller waits for nothing', async () => {
  expect(create().send(to('ida@example.com'))).toBeUndefined();
  expect(running).toHaveLength(1);
  await Promise.all(running);
  expect(sent).toEqual([to('ida@example.com')]);
});

it('sends any number of messages to one address, where its owner is signed in', async () => {
  await sendTimes(12, create().send);
  expect(sent).toHaveLength(12);
});

it('silently drops messages requested by strangers, from the eleventh to one address on', async () => {
  const { sendForStranger } = create();
  await sendTimes(10, sendForStranger);
  expect(sent).toHaveLength(10);
  await sendTimes(2, sendForStranger);
  expect(sent).toHaveLength(10);
});

it('counts the messages of strangers by address, however that is written', async () => {
  const { sendForStranger } = create();
  await sendTimes(10, sendForStranger);
  await sendTimes(1, sendForStranger, ' IDA@Example.com');
  expect(sent).toHaveLength(10);
  await sendTimes(1, sendForStranger, 'ada@example.com');
  expect(sent.at(-1)).toEqual(to('ada@example.com'));
});

test.each([
  ['an error', new Error('no store')],
  ['a failure', new Failure('unavailable', 'no store')],
])('a message of a stranger that cannot be counted is not sent, and %s is reported', async (_, error) => {
  const attempts = { ...countInMemory(), count: () => Promise.reject(error) };
  expect(create(attempts).sendForStranger(to('ida@example.com'))).toBeUndefined();
  await expect(running[0]).rejects.toBe(error);
  expect(sent).toEqual([]);
});

it.each(['send', 'sendForStranger'] as const)('reports a mail server that fails: %s', async (name) => {
  const error = new Error('no mail');
  const post = createPost({
    ...{ config: CONFIG, store: { attempts: countInMemory() }, background },
    mailer: () => Promise.reject(error),
  });
  post[name](to('ida@example.com'));
  await expect(running[0]).rejects.toBe(error);
});

test.each([
  [undefined, false],
  ['smtp://mail.example.com', true],
])('messages reach people through a mail server: %s', (smtpUrl, reaches) => {
  const config = { ...CONFIG, smtpUrl };
  const post = createPost({ config, store: { attempts: countInMemory() }, background, mailer });
  expect([post.reachesPeople, post.publicUrl]).toEqual([reaches, 'http://127.0.0.1:8000']);
});
