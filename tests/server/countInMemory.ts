import { ATTEMPT_LIMITS } from '#server/attemptLimits.ts';
import type { AttemptCounter } from '#server/store/attemptCounter.ts';

/** A counter of attempts that begins with none and whose windows never end. */
export function countInMemory(): AttemptCounter {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    async count(limits) {
      const windowEndsAt = new Date(Date.now() + ATTEMPT_LIMITS.windowMs).toISOString();
      const all = limits.map(({ key, max }) => ({ key, max, count: counts.get(key) ?? 0 }));
      const used = all.filter(({ count, max }) => count >= max);
      if (used.length === 0) for (const { key } of limits) add(key, 1);
      return used.map(({ key, count }) => ({ key, count, windowEndsAt }));
    },
    uncount(keys) {
      for (const key of keys) add(key, -1);
    },
    purge: async () => {},
  };
}
