import { useState } from 'react';
import type { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';
import type { ComponentListItem } from './useComponents.ts';

interface Found {
  search: string;
  values: ReadonlyMap<string, NonNullable<ComponentListItem['matched']>>;
}

interface FoundValues {
  /** Keyed by component id; the previous search's result until this one is answered. */
  found: Found | undefined;
  isSearching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const STALE_MS = 60_000;
/** In characters; shorter searches are found almost everywhere. */
const SHORTEST = 2;

/** Returns whether a search looks in values as well as in names and kinds. */
export function asksForValues(search: string): boolean {
  return search.trim().length >= SHORTEST;
}

/** Reads the values in which the server finds a search, of components whose names and kinds don't contain it. */
export function useFoundValues({ templates, search }: { templates: boolean; search: string }): FoundValues {
  const wanted = search.trim();
  const { data, error, isLoading, mutate } = useRead<Found>({
    key: asksForValues(wanted) ? ['components/values', templates, wanted] : undefined,
    read: () => readFound(templates, wanted),
    staleAfter: STALE_MS,
  });
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);
  return { found: data ?? before, isSearching: isLoading, error, retry: () => void mutate() };
}

async function readFound(templates: boolean, find: string): Promise<Found> {
  const query = { ...(templates ? { templates } : {}), find };
  const items = await unwrap(client.GET('/components/', { params: { query } }));
  return {
    search: find,
    values: new Map(items.flatMap(({ id, matched }) => (matched ? [[id, matched] as const] : []))),
  };
}
