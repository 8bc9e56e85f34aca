import { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

const STALE_MS = 5 * 60_000;

interface UsualQuery {
  /** Undefined while nothing is requested. */
  subclass: string | undefined;
  /** The currency of amounts of money; empty if the kind has none. */
  currency: string;
}

/** Reads the usual ranges of a kind's numbers; a server without this call is not asked again. */
export function useUsualValues({ subclass, currency }: UsualQuery) {
  return useRead({
    key: subclass === undefined ? undefined : ['usual-values', subclass, currency],
    read: () => readUsualValues(subclass ?? '', currency),
    staleAfter: STALE_MS,
    retries: 0,
  });
}

async function readUsualValues(subclass: string, currency: string) {
  const params = { path: { subclass }, query: currency === '' ? {} : { currency } };
  const call = client.GET('/components/usual/{subclass}/', { params });
  return unwrap(call).catch((error: unknown) => {
    // Only a lost session, or connection, is worth another try.
    if (error instanceof ApiError && (error.status === 401 || error.isCutOff)) throw error;
    return [];
  });
}
