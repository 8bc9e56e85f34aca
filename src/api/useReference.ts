import type { components, operations } from '#generated/api.ts';
import type { PageRange, Part } from '#model/Pages.ts';
import { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { readPart } from './readListing.ts';
import { type ReadKey, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';
import { useReferenceSets } from './useReferenceSets.ts';

export type ReferenceEntry = components['schemas']['ReferenceEntry'];

/** A row of a list, identified by its key. */
export type ReferenceItem = components['schemas']['ReferenceListItem'] & { id: string };

export type ReferenceQuery = Pick<
  NonNullable<operations['listReferenceEntries']['parameters']['query']>,
  'search' | 'filter' | 'fields' | 'sort'
>;

const RESOURCE = 'reference';
const STALE_MS = 5 * 60_000;

/** Reads a set with the ranges of its numbers. */
export function useReferenceSet(name: string | undefined) {
  return useRead({
    key: name === undefined ? undefined : [`${RESOURCE}/set`, name],
    read: () => unwrap(client.GET('/reference/{set}/', { params: { path: { set: name ?? '' } } })),
    staleAfter: STALE_MS,
  });
}

/** Identifies an entry. */
export interface EntryAddress {
  set: string;
  key: string;
}

/**
 * Reads some entries with all their fields, in the order of their addresses; undefined for one that no longer exists.
 */
export function useReferenceEntries(addresses: readonly EntryAddress[]) {
  return useRead({
    key:
      addresses.length === 0 ? undefined : [`${RESOURCE}/entries`, ...addresses.flatMap(({ set, key }) => [set, key])],
    read: () => Promise.all(addresses.map(findReferenceEntry)),
    staleAfter: STALE_MS,
  });
}

interface FoundEntries {
  data: (EntryAddress & { name: string })[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
  isLoading: boolean;
  /** Whether loading has ended: all matches are loaded, or can't be read. */
  isSettled: boolean;
}

/** Reads the first entries of a kind that match a search, from each set. */
export function useFoundEntries({ subclass, search }: { subclass: string; search: string }): FoundEntries {
  const { data: sets, error: setsError, mutate: readSetsAgain } = useReferenceSets();
  const names = (sets ?? []).filter((set) => set.subclass === subclass).map(({ name }) => name);
  const query = search.trim() === '' ? {} : { search };
  const { data, error, isLoading, mutate } = useRead({
    key: names.length === 0 ? undefined : [`${RESOURCE}/found`, subclass, search.trim(), ...names],
    read: async () => {
      const parts = await Promise.all(names.map((name) => readReferenceItems(name, query, { limit: MOST_FOUND })));
      return parts.flatMap(({ rows }, index) => rows.map(({ key, name }) => ({ set: names[index] ?? '', key, name })));
    },
    staleAfter: STALE_MS,
  });
  const isAsked = sets !== undefined && names.length > 0;
  return {
    ...{ data, isLoading, error: setsError ?? error },
    isSettled: isAsked ? (data ?? error) !== undefined : (sets ?? setsError) !== undefined,
    retry: () => void (setsError ? readSetsAgain() : mutate()),
  };
}

const MOST_FOUND = 100;

/** Reads an entry with all its fields; throws an ApiError of status 404 if the set does not have it. */
export function readReferenceEntry({ set, key }: EntryAddress): Promise<ReferenceEntry> {
  return unwrap(client.GET('/reference/{set}/entries/{entry}/', { params: { path: { set, entry: key } } }));
}

/** Reads some rows of the list of a set's entries. */
export async function readReferenceItems(
  set: string,
  query: ReferenceQuery,
  { offset, limit, cursor }: Partial<PageRange> & { limit: number },
): Promise<Part<ReferenceItem>> {
  const place = cursor === undefined ? { offset: offset ?? 0, count: true } : { cursor };
  const params = { path: { set }, query: { ...query, limit, ...place } };
  const part = await readPart(client.GET('/reference/{set}/entries/', { params }));
  return { ...part, rows: part.rows.map((item) => ({ ...item, id: item.key })) };
}

export function referencePagesKey(set: string, query: ReferenceQuery): ReadKey {
  return [`${RESOURCE}/pages`, set, JSON.stringify(query)];
}

/** Reads an entry; undefined if the set does not have it, or no longer has it. */
function findReferenceEntry(address: EntryAddress): Promise<ReferenceEntry | undefined> {
  return readReferenceEntry(address).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
}
