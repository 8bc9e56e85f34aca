import { Failure } from '#server/Failure.ts';
import type { AttemptRepository } from '#server/store/attemptRepository.ts';

const WINDOW_MS = 5 * 60 * 1000;

export interface AttemptLimit {
  key: string;
  /** In five minutes. */
  max: number;
}

/** Counts one attempt at each limit; throws a failure with the time to wait where one is used up. */
export async function countAttempt(attempts: AttemptRepository, limits: readonly AttemptLimit[]): Promise<void> {
  for (const { key, max } of limits) {
    const { count, windowEndsAt } = await attempts.count({ key, windowMs: WINDOW_MS });
    if (count > max) throw tooMany(windowEndsAt);
  }
}

/** Runs a call under limits that only failed calls use up. */
export async function limitFailures<T>(
  attempts: AttemptRepository,
  limits: readonly AttemptLimit[],
  call: () => Promise<T>,
): Promise<T> {
  await countAttempt(attempts, limits);
  const result = await call();
  for (const { key } of limits) await attempts.uncount(key);
  return result;
}

function tooMany(windowEndsAt: string): Failure {
  const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - Date.now()) / 1000));
  return new Failure('tooManyAttempts', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
