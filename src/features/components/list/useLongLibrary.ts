import { useCallback, useMemo } from 'react';
import { useComponentCounts } from '#api/useComponentCounts.ts';
import { type ComponentListItem, type ComponentQuery, componentPagesKey, readComponents } from '#api/useComponents.ts';
import { isKnown } from '#library/getKindLook.ts';
import { useLongList } from '#library/useLongList.ts';
import type { Listing } from '#model/Listing.ts';
import { countCategories, filterAndSort, type ListFilters, OTHER_KINDS, type SortKey } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';

/** A library of which only the visible rows are loaded. */
export function useLongLibrary(
  { templates, listing }: { templates: boolean; listing: Listing<ComponentListItem> },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data: kindCounts } = useComponentCounts({ templates });
  const createRead = useCallback(
    (wanted: ListFilters & { favourites: boolean }) => {
      const query = toQuery(wanted, kindCounts);
      return query && createPagedRead(templates, query);
    },
    [templates, kindCounts],
  );
  const { settled, view, isLoading, error, retry, gaps, selection, ...list } = useLongList({
    ...{ listing, filters, change, createRead },
    select: filterAndSort,
  });
  const counts = useMemo(() => kindCounts && countCategories(kindCounts), [kindCounts]);
  return {
    list: { ...list, settled },
    total: listing.total,
    all: undefined,
    ...{ view, counts, isLoading, error, retry, gaps, selection },
  };
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
): ComponentQuery | undefined {
  const subclass = category === OTHER_KINDS ? kindCounts && findOthers(kindCounts) : category;
  if (category !== undefined && subclass === undefined) return undefined;
  return {
    sort: `${sortOrder === 'desc' ? '-' : ''}${SORTS[sortBy]}`,
    ...(search.trim() === '' ? {} : { search }),
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
