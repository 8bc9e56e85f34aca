import useSWR, {
  type Middleware,
  mutate,
  SWRConfig,
  type SWRConfiguration,
  type SWRResponse,
  unload,
  unstable_serialize,
} from 'swr';
import type { ApiError } from './ApiError.ts';
import { retryDelay } from './retryPolicy.ts';
import { useHasSession, useSession } from './sessionStore.ts';
import { countUsers } from './unusedReads.ts';

export type ReadKey = readonly [resource: string, ...parts: (string | boolean)[]];

interface Read<Data> {
  /** Undefined if there is nothing to read yet. */
  key: ReadKey | undefined;
  read: () => Promise<Data>;
  /** How long the data count as fresh, in ms. */
  staleAfter?: number;
  retries?: number;
  refetchOnFocus?: boolean;
}

const DEFAULT_STALE_MS = 30_000;

/** When each key was last read, in ms since 1970; a key that isn't here is stale. */
const readAt = new Map<string, number>();

/**
 * SWR treats cached data as stale at once; with this middleware they are fresh for `ms`, on mount and on focus alike.
 */
export function staleTime(ms: number): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const id = unstable_serialize(key);
    const stamped: typeof fetcher =
      fetcher &&
      (async (arg) => {
        const data = await fetcher(arg);
        readAt.set(id, Date.now());
        return data;
      });
    const isFresh = Date.now() - (readAt.get(id) ?? 0) < ms;
    return useNext(key, stamped, { ...config, revalidateIfStale: !isFresh, focusThrottleInterval: ms });
  };
}

/** The defaults of every read. */
export const swrDefaults: SWRConfiguration = {
  // `staleTime` decides what is fresh; only calls in progress are shared.
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  errorRetryCount: 2,
  // Retrying does not sign the user in.
  shouldRetryOnError: (error: ApiError) => error.status !== 401,
  onErrorRetry: (error, _key, { errorRetryCount = 0 }, revalidate, { retryCount }) => {
    if (retryCount > errorRetryCount) return;
    setTimeout(() => void revalidate({ retryCount }), retryDelay(retryCount, { backoff: true, error }));
  },
  use: [countUsers, staleTime(DEFAULT_STALE_MS)],
};

/** Reads data of the signed-in user; sends nothing without a session, and keeps what was read in a lost session. */
export function useRead<Data>({
  key,
  read,
  staleAfter,
  retries,
  refetchOnFocus,
}: Read<Data>): SWRResponse<Data, ApiError> {
  const hasSession = useHasSession();
  return useSWR<Data, ApiError>(hasSession ? (key ?? null) : null, read, {
    isPaused: () => !useSession.getState().isAuthenticated,
    ...(staleAfter === undefined ? {} : { use: [staleTime(staleAfter)] }),
    ...(retries === undefined ? {} : { errorRetryCount: retries }),
    ...(refetchOnFocus === undefined ? {} : { revalidateOnFocus: refetchOnFocus }),
  });
}

/** Returns the data as they were read last; undefined if they have not been read, or were dropped since. */
export function getRead<Data>(key: ReadKey): Data | undefined {
  // A key only ever holds what its own read has stored.
  return SWRConfig.defaultValue.cache.get(unstable_serialize([...key]))?.data as Data | undefined;
}

/** Changes cached data; does nothing if there are none. */
export async function changeRead<Data>(key: ReadKey, change: (data: Data) => Data): Promise<void> {
  await mutate<Data>(key, (data) => data && change(data), { revalidate: false });
}

/** Changes all cached data whose keys are wanted. */
export async function changeReads<Data>(
  isWanted: (key: ReadKey) => boolean,
  change: (data: Data) => Data,
): Promise<void> {
  await mutate<Data>(
    (key: unknown) => isReadKey(key) && isWanted(key),
    (data) => data && change(data),
    { revalidate: false },
  );
}

interface AheadOfServer<Data, Result> {
  key: ReadKey;
  call: () => Promise<Result>;
  /** Returns the expected result of the call from the data that are shown. */
  expect: (shown: Data) => Data;
  /**
   * Returns the actual result from the data as they were before the call; without it the expected result stays until
   * the next read.
   */
  settle?: (stored: Data, result: Result) => Data;
}

/**
 * Updates cached data optimistically while a call is in progress; if it fails, the previous data are restored, even
 * offline.
 */
export async function changeOptimistically<Data, Result>({
  key,
  call,
  expect,
  settle,
}: AheadOfServer<Data, Result>): Promise<Result> {
  const result = call();
  await mutate<Data | undefined, Result>(key, result, {
    optimisticData: (_stored, shown) => shown && expect(shown),
    populateCache: settle ? (made, stored) => stored && settle(stored, made) : false,
    rollbackOnError: true,
    revalidate: false,
  });
  return result;
}

/** Marks reads as stale; those on the screen are repeated at once, the others when they are next shown. */
export async function refetchReads(isStale: (key: ReadKey) => boolean): Promise<void> {
  await mutate((key: unknown) => {
    if (!isReadKey(key) || !isStale(key)) return false;
    readAt.delete(unstable_serialize([...key]));
    return true;
  });
}

/** Drops cached data; those on the screen are read at once, and are missing until then. */
export async function dropReads(isStale: (key: ReadKey) => boolean): Promise<void> {
  await mutate(
    (key: unknown) => {
      if (!isReadKey(key) || !isStale(key)) return false;
      readAt.delete(unstable_serialize([...key]));
      return true;
    },
    undefined,
    { revalidate: true },
  );
}

/** Drops all cached data, so that the next screen reads them again. */
export function forgetReads(): void {
  readAt.clear();
  unload();
}

/**
 * Drops all cached data when a user signs in or out, and reads again when a lost session is back; returns a function
 * that stops it.
 */
export function dropReadsWithSession(): () => void {
  return useSession.subscribe((now, before) => {
    if (now.generation !== before.generation) {
      forgetReads();
    } else if (before.lost && now.isAuthenticated) {
      void refetchReads(() => true);
    }
  });
}

function isReadKey(key: unknown): key is ReadKey {
  return Array.isArray(key) && typeof key[0] === 'string';
}
