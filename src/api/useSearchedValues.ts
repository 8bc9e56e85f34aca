import type { ApiError } from './ApiError.ts';
import { useRead } from './swr.ts';
import { type ComponentQuery, readComponents } from './useComponents.ts';

const STALE_MS = 5 * 60_000;

/**
 * Has the server search the values of a long list, and returns whether it is done; the server keeps the result for the
 * list's pages.
 */
export function useSearchedValues(
  templates: boolean,
  query: ComponentQuery | undefined,
): { isDone: boolean; error: ApiError | undefined; retry: () => void } {
  const { data, error, mutate } = useRead({
    key: query && ['components/searched', templates, JSON.stringify(query)],
    read: async () => (await readComponents(templates, query ?? {}, { limit: 1 })).total ?? 0,
    staleAfter: STALE_MS,
  });
  return { isDone: data !== undefined, error, retry: () => void mutate() };
}
