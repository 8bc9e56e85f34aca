import { useCallback, useMemo } from 'react';
import { useComponentCounts } from '#api/useComponentCounts.ts';
import { type ComponentListItem, type ComponentQuery, componentPagesKey, readComponents } from '#api/useComponents.ts';
import { asksForValues } from '#api/useFoundValues.ts';
import { useSearchedValues } from '#api/useSearchedValues.ts';
import { isKnown } from '#library/getKindLook.ts';
import { useLongList } from '#library/useLongList.ts';
import type { Listing } from '#model/Listing.ts';
import { readSearch } from '#model/searchTerms.ts';
import { countCategories, filterAndSort, type ListFilters, OTHER_KINDS, type SortKey } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';

/** A library of which only the visible rows are loaded. */
export function useLongLibrary(
  { templates, listing }: { templates: boolean; listing: Listing<ComponentListItem> },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data: kindCounts } = useComponentCounts({ templates });
  // Names and kinds are found at once; values take longer, and are shown once they are found.
  const deep = toQuery(filters, kindCounts, { inValues: true });
  const inValues = useSearchedValues(templates, deep?.find === undefined ? undefined : deep);
  const searched = inValues.isDone ? filters.search : undefined;
  const createRead = useCallback(
    (wanted: ListFilters & { favourites: boolean }) => {
      const query = toQuery(wanted, kindCounts, { inValues: wanted.search === searched || hasPhrase(wanted.search) });
      return query && createPagedRead(templates, query);
    },
    [templates, kindCounts, searched],
  );
  const { settled, view, isLoading, error, retry, gaps, selection, ...list } = useLongList({
    ...{ listing, filters, change, createRead },
    select: selectKnown,
  });
  const counts = useMemo(() => kindCounts && countCategories(kindCounts), [kindCounts]);
  return {
    list: { ...list, settled },
    total: listing.total,
    all: undefined,
    isSearching: asksForValues(settled.search) && settled.search !== searched && !inValues.error,
    error: error ?? inValues.error,
    retry: () => {
      if (inValues.error) inValues.retry();
      if (error) retry();
    },
    ...{ view, counts, isLoading, gaps, selection },
  };
}

/** Only values say what a number with its unit is in. */
function hasPhrase(search: string): boolean {
  return readSearch(search).some(({ phrase }) => phrase);
}

function selectKnown(items: readonly ComponentListItem[], filters: ListFilters): ComponentListItem[] {
  return filterAndSort(items, filters);
}

const STALE_MS = 5 * 60_000;

function createPagedRead(templates: boolean, query: ComponentQuery) {
  return {
    key: componentPagesKey(templates, query),
    readPart: (range: Parameters<typeof readComponents>[2]) => readComponents(templates, query, range),
    staleAfter: STALE_MS,
  };
}

/** How the server is asked for what the filters leave; undefined while it isn't known which kinds this build does not know. */
export function toQuery(
  { search, favourites = false, category, sortBy, sortOrder }: ListFilters & { favourites?: boolean },
  kindCounts: ReadonlyMap<string, number> | undefined,
  { inValues }: { inValues: boolean },
): ComponentQuery | undefined {
  const subclass = category === OTHER_KINDS ? kindCounts && findOthers(kindCounts) : category;
  if (category !== undefined && subclass === undefined) return undefined;
  return {
    sort: `${sortOrder === 'desc' ? '-' : ''}${SORTS[sortBy]}`,
    ...(search.trim() === '' ? {} : inValues && asksForValues(search) ? { find: search } : { words: search }),
    ...(favourites ? { favourites } : {}),
    ...(subclass === undefined ? {} : { subclass }),
  };
}

const SORTS = {
  name: 'name',
  subclass: 'subclass',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<SortKey, string>;

function findOthers(kindCounts: ReadonlyMap<string, number>): string {
  return [...kindCounts.keys()].filter((subclass) => !isKnown(subclass)).join(',');
}
