import { useEffect } from 'react';
import { type Cache, type Middleware, SWRConfig, unstable_serialize } from 'swr';

const KEPT_MS = 5 * 60_000;
const SWEEP_MS = 15_000;

/** How many hooks show the data of each cache key. */
const users = new Map<string, number>();

/** When cached data were last shown, or first found without being shown. */
const usedAt = new Map<string, number>();

/** Counts the hooks that show cached data, so that unused data can be dropped. */
export const countUsers: Middleware = (useNext) =>
  function useCounted(key, fetcher, config) {
    const id = unstable_serialize(key);
    useEffect(() => {
      if (id === '') return;
      users.set(id, (users.get(id) ?? 0) + 1);
      return () => {
        const left = (users.get(id) ?? 1) - 1;
        if (left > 0) users.set(id, left);
        else users.delete(id);
        usedAt.set(id, Date.now());
      };
    }, [id]);
    return useNext(key, fetcher, config);
  };

/** Drops cached data that have not been shown for five minutes; returns a function that stops it. */
export function dropUnusedReads(cache: Cache = SWRConfig.defaultValue.cache): () => void {
  const sweep = () => {
    const now = Date.now();
    for (const id of [...cache.keys()]) {
      if (users.has(id)) continue;
      const since = usedAt.get(id) ?? now;
      usedAt.set(id, since);
      if (now - since < KEPT_MS) continue;
      cache.delete(id);
      usedAt.delete(id);
    }
  };
  const timer = setInterval(sweep, SWEEP_MS);
  return () => clearInterval(timer);
}
