import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { Failure } from '#server/Failure.ts';
import type { AttemptCounter, AttemptLimit } from '#server/store/attemptCounter.ts';
import type { AttemptCount } from '#server/store/attemptRepository.ts';
import { CallsUnderWay } from './CallsUnderWay.ts';

/** Counts one attempt at each limit; throws a failure with the time to wait if any is used up. */
export async function countAttempt(attempts: AttemptCounter, limits: readonly AttemptLimit[]): Promise<void> {
  const used = await attempts.count(limits);
  if (used.length > 0) throw tooMany(findEnd(used));
}

function findEnd(used: readonly AttemptCount[]): number {
  return Math.max(...used.map(({ windowEndsAt }) => Date.parse(windowEndsAt)));
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
  const keys = limits.map(({ key }) => key);
  await countWhenKnown(attempts, limits);
  const uncount = () => attempts.uncount(keys);
  try {
    const result = await call();
    uncount();
    return result;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unavailable') uncount();
    throw error;
  } finally {
    findUnderWay(attempts).end(keys);
  }
}

/**
 * Counts one attempt at each limit, as `countAttempt` does; while calls are under way without which none would be used
 * up, waits for them, as they may succeed.
 */
async function countWhenKnown(attempts: AttemptCounter, limits: readonly AttemptLimit[]): Promise<void> {
  const underWay = findUnderWay(attempts);
  const keys = limits.map(({ key }) => key);
  const most = new Map(limits.map(({ key, max }) => [key, max]));
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { ended } = underWay;
    const used = await attempts.count(limits);
    if (used.length === 0) return underWay.begin(keys);
    const isUnknown = used.every(({ key, count }) => count - underWay.count(key) < (most.get(key) ?? 0));
    // What has ended while the counts were read may be in them.
    const isOld = underWay.ended !== ended;
    if (Date.now() > until || underWay.isCrowded || !(isUnknown || isOld)) throw tooMany(findEnd(used));
    if (!isOld) await underWay.next();
  }
}

/** How long a call waits for others under the same limit. */
const LONGEST_WAIT_MS = 5000;

const COUNTERS = new WeakMap<AttemptCounter, CallsUnderWay>();

function findUnderWay(attempts: AttemptCounter): CallsUnderWay {
  const known = COUNTERS.get(attempts) ?? new CallsUnderWay();
  COUNTERS.set(attempts, known);
  return known;
}

/** Returns the failure for too many attempts in a window that ends at this time (ms since 1970). */
export function tooMany(windowEndsAt: number): Failure {
  const seconds = Math.min(Math.max(1, Math.ceil((windowEndsAt - Date.now()) / 1000)), ATTEMPT_LIMITS.windowMs / 1000);
  return new Failure('tooManyAttempts', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
