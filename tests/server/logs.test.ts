import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createBackgroundLog } from '#server/http/faultLog.ts';
import { toLoggedError } from '#server/http/toLoggedError.ts';
import { loadKinds } from '#server/kinds.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';

const [engine] = engines;

describe('the log', () => {
  let app: FastifyInstance;
  let store: Store;
  let remove: () => Promise<void>;
  let lines: string[] = [];

  beforeAll(async () => {
    if (!engine) throw new Error('The tests have no engine');
    const place = await emptyConfig(engine, { LOG_LEVEL: 'warn' });
    remove = place.remove;
    store = await openStore(place.config);
    app = await buildApp({ ...{ config: place.config, store, kinds: await loadKinds() }, log: logLines() });
  });
  beforeEach(() => {
    lines = [];
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await app.close();
    await remove();
  });

  function logLines() {
    return { write: (line: string) => void lines.push(line) };
  }

  it('stays empty for any anonymous input', async () => {
    const calls = [
      { url: '/api/v2/components/' },
      { url: '/api/v2/components/', headers: { authorization: 'Bearer x.y.z' } },
      { url: '/api/v2/nothing/' },
      { url: '/api/v2/projects/%zz/' },
      { url: '/wp-admin.php' },
      { method: 'POST', url: '/api/v2/token/pair', payload: { username: 'a@example.com', password: 'x' } },
      { method: 'POST', url: '/api/v2/token/pair', payload: '{', headers: { 'content-type': 'application/json' } },
      { method: 'POST', url: '/api/v2/token/refresh', payload: { refresh: 'x'.repeat(20_000) } },
      { method: 'POST', url: '/api/v2/token/verify', payload: 'a', headers: { 'content-type': 'text/plain' } },
    ] as const;
    for (const call of calls) {
      const { statusCode, headers } = await app.inject(call);
      expect([statusCode, call.url, statusCode < 500]).toEqual([statusCode, call.url, true]);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
    }
    expect(lines).toEqual([]);
  });

  it('gives every call its own id, whatever id the caller sends', async () => {
    const headers = { 'x-request-id': 'forged' };
    const ids = [];
    for (let call = 0; call < 3; call++)
      ids.push((await app.inject({ url: '/api/v2/health/', headers })).headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('forged');
  });

  it('names a failed call by the id in its answer, and sums up equal ones', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await store.close();
    const fail = () =>
      app.inject({
        method: 'POST',
        url: '/api/v2/token/pair?secret=1',
        payload: { username: 'a@b.de', password: 'hidden' },
      });
    const answer = await fail();
    for (let call = 0; call < 49; call++) await fail();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      reqId: answer.json().request_id,
      method: 'POST',
      path: '/api/v2/token/pair',
      status: 500,
      err: { message: expect.stringMatching(/\w/), stack: expect.stringContaining(' at ') },
      msg: 'a call failed',
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ repeats: 49, path: '/api/v2/token/pair' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/secret|hidden/);
    await fail();
    expect(lines).toHaveLength(3);
  });
});

it('failures that no call waits for are summed up as well', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const error = vi.fn();
  const write = createBackgroundLog({ error } as unknown as FastifyBaseLogger);
  for (let count = 0; count < 30; count += 1) write(new Error('connect ECONNREFUSED 127.0.0.1:25'));
  write(new Error('another'));
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(error.mock.calls).toEqual([
    [{ err: new Error('connect ECONNREFUSED 127.0.0.1:25') }, 'background task failed'],
    [{ err: new Error('another') }, 'background task failed'],
    [{ err: new Error('connect ECONNREFUSED 127.0.0.1:25'), repeats: 29 }, 'background task failed'],
  ]);
});

describe('an error in the log', () => {
  it('has the causes that led to it, and nothing that was sent', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1'), { code: 'ECONNREFUSED' });
    const both = Object.assign(new AggregateError([refused], ''), { code: 'ECONNREFUSED' });
    const rejected = new Error('Already taken', {
      cause: Object.assign(new Error('duplicate key', { cause: both }), {
        code: '23505',
        detail: 'Key (email)=(a@b.de)',
      }),
    });
    const { stack, ...logged } = toLoggedError(rejected);
    expect(stack).toContain('logs.test.ts');
    expect(logged).toEqual({
      type: 'Error',
      message: 'Already taken',
      causes: [
        { type: 'Error', code: '23505', message: 'duplicate key' },
        { type: 'AggregateError', code: 'ECONNREFUSED', message: '' },
        { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED ::1' },
      ],
    });
  });

  it('is described even if it is not an Error, or is its own cause', () => {
    expect(toLoggedError('thrown')).toEqual({ type: 'string', message: 'thrown', stack: '' });
    const endless = new Error('round');
    endless.cause = endless;
    expect(toLoggedError(endless).causes?.length).toBeLessThanOrEqual(5);
  });
});
