import { Failure } from '#server/Failure.ts';
import type { AttemptCount, AttemptRepository } from '#server/store/attemptRepository.ts';

export const WINDOW_MS = 5 * 60 * 1000;

export interface AttemptLimit {
  key: string;
  /** In five minutes. */
  max: number;
}

/** Counts one attempt at each limit; throws a failure with the time to wait where one is used up. */
export async function countAttempt(attempts: AttemptRepository, limits: readonly AttemptLimit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  // Whoever goes on past a limit costs one read and no write.
  refuseUsedUp(await attempts.list(keys, WINDOW_MS), limits, ({ count }, max) => count >= max);
  try {
    refuseUsedUp(await attempts.count(keys, WINDOW_MS), limits, ({ count }, max) => count > max);
  } catch (error) {
    if (error instanceof Failure) await attempts.uncount(keys);
    throw error;
  }
}

/** Runs a call under limits that only failed calls use up, and no failure of the server itself. */
export async function limitFailures<T>(
  attempts: AttemptRepository,
  limits: readonly AttemptLimit[],
  call: () => Promise<T>,
): Promise<T> {
  await countAttempt(attempts, limits);
  const keys = limits.map(({ key }) => key);
  try {
    const result = await call();
    await attempts.uncount(keys);
    return result;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unavailable') await attempts.uncount(keys);
    throw error;
  }
}

/** The failure of too many attempts in a window that ends then. */
export function tooMany(windowEndsAt: number): Failure {
  const seconds = Math.min(Math.max(1, Math.ceil((windowEndsAt - Date.now()) / 1000)), WINDOW_MS / 1000);
  return new Failure('tooManyAttempts', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}

function refuseUsedUp(
  counts: readonly AttemptCount[],
  limits: readonly AttemptLimit[],
  isUsedUp: (count: AttemptCount, max: number) => boolean,
): void {
  const maxima = new Map(limits.map(({ key, max }) => [key, max]));
  const used = counts.filter((each) => isUsedUp(each, maxima.get(each.key) ?? 0));
  if (used.length > 0) throw tooMany(Math.max(...used.map(({ windowEndsAt }) => Date.parse(windowEndsAt))));
}
