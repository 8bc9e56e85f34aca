import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { Failure } from '#server/Failure.ts';
import type { AttemptCounter, AttemptLimit } from '#server/store/attemptCounter.ts';

/** Counts one attempt at each limit; throws a failure with the time to wait if any is used up. */
export async function countAttempt(attempts: AttemptCounter, limits: readonly AttemptLimit[]): Promise<void> {
  const used = await attempts.count(limits);
  if (used.length > 0) throw tooMany(Math.max(...used.map(({ windowEndsAt }) => Date.parse(windowEndsAt))));
}

/**
 * Runs a call under limits that only failed calls use up; successes, and failures because the server is unavailable,
 * are not counted.
 */
export async function limitFailures<T>(
  attempts: AttemptCounter,
  limits: readonly AttemptLimit[],
  call: () => Promise<T>,
): Promise<T> {
  await countAttempt(attempts, limits);
  const uncount = () => attempts.uncount(limits.map(({ key }) => key));
  try {
    const result = await call();
    uncount();
    return result;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unavailable') uncount();
    throw error;
  }
}

/** Returns the failure for too many attempts in a window that ends at this time (ms since 1970). */
export function tooMany(windowEndsAt: number): Failure {
  const seconds = Math.min(Math.max(1, Math.ceil((windowEndsAt - Date.now()) / 1000)), ATTEMPT_LIMITS.windowMs / 1000);
  return new Failure('tooManyAttempts', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
