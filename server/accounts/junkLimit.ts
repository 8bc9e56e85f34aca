import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import { tooMany } from './limitAttempts.ts';

const MOST_KEYS = 10_000;

/**
 * Counts calls that are rejected without reading the store, by the caller's network and in memory alone. Throws a
 * failure with the time to wait once there were more than `max` in five minutes.
 */
export function createJunkLimit({ max }: { max: number }): (network: string) => void {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (network) => {
    const now = Date.now();
    const known = windows.get(network);
    const isOver = !known || known.endsAt <= now || known.endsAt > now + ATTEMPT_LIMITS.windowMs;
    const { count, endsAt } = isOver ? { count: 0, endsAt: now + ATTEMPT_LIMITS.windowMs } : known;
    // The oldest entry is dropped first, so that many networks can't fill the memory.
    windows.delete(network);
    windows.set(network, { count: count + 1, endsAt });
    if (windows.size > MOST_KEYS) windows.delete(windows.keys().next().value ?? '');
    if (count >= max) throw tooMany(endsAt);
  };
}
