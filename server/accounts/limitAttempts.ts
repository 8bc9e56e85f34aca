import { Failure } from '#server/http/Failure.ts';
import type { AttemptRepository } from '#server/store/attemptRepository.ts';

const WINDOW_MS = 5 * 60 * 1000;

export interface AttemptLimit {
  key: string;
  max: number;
}

/** Runs a call unless a counter is used up (429 with Retry-After); only calls that fail use it up. */
export async function limitAttempts<T>(
  attempts: AttemptRepository,
  limits: readonly AttemptLimit[],
  call: () => Promise<T>,
): Promise<T> {
  for (const { key, max } of limits) {
    const { count, windowEndsAt } = await attempts.count({ key, windowMs: WINDOW_MS });
    if (count > max) throw tooMany(windowEndsAt);
  }
  const result = await call();
  for (const { key } of limits) await attempts.giveBack(key);
  return result;
}

function tooMany(windowEndsAt: string): Failure {
  const seconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - Date.now()) / 1000));
  return new Failure(429, `Too many attempts. Try again in ${seconds} seconds.`, { 'retry-after': String(seconds) });
}
