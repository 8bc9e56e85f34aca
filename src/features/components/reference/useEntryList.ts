import { useCallback, useMemo } from 'react';
import { type ReferenceItem, readReferenceItems, referencePagesKey } from '#api/useReference.ts';
import type { ReferenceSet } from '#api/useReferenceSets.ts';
import { useLongList } from '#library/useLongList.ts';
import { NONE_GONE } from '#model/Listing.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import type { EntryFilters } from './useEntryFilters.ts';

interface EntryListInput {
  set: ReferenceSet;
  /** The fields whose values are loaded; the caller keeps the array stable. */
  fields: readonly string[];
  filters: EntryFilters;
  change: ChangeFilters<EntryFilters>;
}

/** The entries of a set that match the filters; loads only the visible rows. */
export function useEntryList({ set, fields, filters, change }: EntryListInput) {
  const { name, count, version } = set;
  const listing = useMemo(() => ({ whole: undefined, total: count, gone: NONE_GONE }), [count]);
  const createRead = useCallback(
    ({ search, ranges, sortBy, sortOrder }: EntryFilters) => {
      const query = {
        ...(search.trim() === '' ? {} : { search }),
        ...(ranges === '' ? {} : { filter: ranges }),
        ...(fields.length === 0 ? {} : { fields: fields.join(',') }),
        sort: sortOrder === 'desc' ? `-${sortBy}` : sortBy,
      };
      return {
        key: [...referencePagesKey(name, query), version] as const,
        readPart: (range: Parameters<typeof readReferenceItems>[2]) => readReferenceItems(name, query, range),
        staleAfter: STALE_MS,
      };
    },
    [name, version, fields],
  );
  return useLongList({ listing, filters, change, createRead, select });
}

const STALE_MS = 5 * 60_000;

/** Keeps the selection through searches: only the server knows what a search finds. */
function select(items: readonly ReferenceItem[]): ReferenceItem[] {
  return [...items];
}
