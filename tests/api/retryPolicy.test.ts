import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, readErrorBody, toApiError } from '#api/ApiError.ts';
import { isRetryable, retryDelay, withRetry } from '#api/retryPolicy.ts';

const answered = (status: number) => new ApiError({ message: 'No', status });
const BUSY = answered(503);

describe('a failure worth a retry', () => {
  it.each([429, 502, 503, 504])('status %i is worth a retry', (status) => {
    expect(isRetryable(answered(status))).toBe(true);
  });

  it.each([400, 401, 403, 404, 408, 409, 412, 500, 501, 505])('status %i is not worth a retry', (status) => {
    expect(isRetryable(answered(status))).toBe(false);
  });

  it.each<[string, unknown, boolean]>([
    ['a lost connection', new TypeError('fetch failed'), true],
    ['an abort', new DOMException('', 'AbortError'), true],
    ['a time-out', new DOMException('', 'TimeoutError'), true],
    ['an answer that cannot be read', new SyntaxError('Unexpected token'), false],
    ['a bug', new Error('bug'), false],
  ])('%s: %s', (_what, thrown, isWorthIt) => {
    expect(isRetryable(toApiError(thrown))).toBe(isWorthIt);
  });

  it('is never anything but a failed call', () => {
    expect(isRetryable(new Error('bug'))).toBe(false);
  });
});

describe('the pause before a retry', () => {
  it.each([
    [1, 1000, 1000],
    [2, 1000, 2000],
    [3, 1000, 4000],
    [5, 1000, 16_000],
    [6, 1000, 30_000],
    [60, 1000, 30_000],
  ])('%i is %i ms, with backoff %i ms', (retry, plain, backoff) => {
    expect(retryDelay(retry, { backoff: false })).toBe(plain);
    expect(retryDelay(retry, { backoff: true })).toBe(backoff);
  });
});

describe('the time to wait that a response states', () => {
  const read = (value: string | null) =>
    readErrorBody({
      status: 503,
      statusText: '',
      body: undefined,
      headers: new Headers(value === null ? {} : { 'Retry-After': value }),
    }).retryAfterMs;

  it.each([
    ['120', 120_000],
    ['0', 0],
    [null, undefined],
    ['soon', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('%s', (value, milliseconds) => {
    expect(read(value)).toBe(milliseconds);
  });

  it('may be a date', () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
    expect(read('Thu, 01 Jan 2026 00:00:07 GMT')).toBe(7000);
    expect(read('Wed, 31 Dec 2025 23:59:00 GMT')).toBe(0);
    now.mockRestore();
  });
});

describe('an action under retry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Fails this many times with the error, then returns 'done'; records the time of each attempt. */
  function failing(times: number, error: unknown = BUSY) {
    const start = Date.now();
    const triedAt: number[] = [];
    const action = async () => {
      triedAt.push(Date.now() - start);
      if (triedAt.length <= times) throw error;
      return 'done';
    };
    return { action, triedAt };
  }

  it('is retried three times, a second apart', async () => {
    const { action, triedAt } = failing(9);
    const outcome = withRetry(action).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(BUSY);
    expect(triedAt).toEqual([0, 1000, 2000, 3000]);
  });

  it('with backoff waits twice as long each time', async () => {
    const { action, triedAt } = failing(9);
    const outcome = withRetry(action, { backoff: true }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(BUSY);
    expect(triedAt).toEqual([0, 1000, 3000, 7000]);
  });

  it.each([
    ['as long as the answer says', 2000, [0, 2000, 4000, 6000]],
    ['less than a second where the answer says so', 500, [0, 500, 1000, 1500]],
    ['for nothing that lasts longer than ten seconds', 10_001, [0]],
  ])('waits %s', async (_what, retryAfterMs, times) => {
    const { action, triedAt } = failing(9, new ApiError({ message: 'No', status: 503, retryAfterMs }));
    const outcome = withRetry(action, { backoff: true }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ status: 503 });
    expect(triedAt).toEqual(times);
  });

  it('ends with the first success', async () => {
    const { action, triedAt } = failing(2);
    const outcome = withRetry(action);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('done');
    expect(triedAt).toEqual([0, 1000, 2000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not retried after a refusal', async () => {
    const { action, triedAt } = failing(9, answered(400));
    await expect(withRetry(action)).rejects.toMatchObject({ status: 400 });
    expect(triedAt).toEqual([0]);
  });
});
