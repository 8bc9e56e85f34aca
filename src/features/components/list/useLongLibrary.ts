import { useCallback, useMemo } from 'react';
import { useComponentCounts } from '#api/useComponentCounts.ts';
import {
  type ComponentListItem,
  type ComponentQuery,
  componentPagesKey,
  readAllComponents,
  readComponents,
} from '#api/useComponents.ts';
import { asksForValues } from '#api/useFoundValues.ts';
import { useSearchedValues } from '#api/useSearchedValues.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { useLongList } from '#library/useLongList.ts';
import type { Listing } from '#model/Listing.ts';
import { joinNames } from '#model/nameListText.ts';
import type { ReadSearch } from '#model/searchTerms.ts';
import { writeValueFilters } from '#model/valueFilterText.ts';
import type { ListValues } from './createListValues.ts';
import { countCategories, filterAndSort, isSortKey, type ListFilters, OTHER_KINDS, type SortKey } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';
import { useListValues } from './useListValues.ts';
import { useReadSearch } from './useReadSearch.ts';

/** A library that loads only its visible rows. */
export function useLongLibrary(
  { templates, listing }: { templates: boolean; listing: Listing<ComponentListItem> },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data: kindCounts } = useComponentCounts({ templates });
  const loaded = useListValues(filters);
  const { values } = loaded;
  const readSearch = useReadSearch(filters.search);
  const isUnknown = loaded.isLoading || readSearch === undefined;
  // Names and kinds are searched at once; a search through values takes longer, and its rows follow when it is done.
  const deep = isUnknown ? undefined : toQuery(filters, kindCounts, { inValues: true, values });
  const inValues = useSearchedValues(templates, deep?.find === undefined ? undefined : deep);
  const searched = inValues.isDone ? filters.search : undefined;
  const createRead = useCallback(
    (wanted: ListFilters & { favourites: boolean }) => {
      const inValues = wanted.search === searched || hasPhrase(wanted.search, readSearch);
      const query = isUnknown ? undefined : toQuery(wanted, kindCounts, { inValues, values });
      return query && createPagedRead(templates, query);
    },
    [templates, kindCounts, searched, values, isUnknown, readSearch],
  );
  const { settled, view, isLoading, error, retry, gaps, selection, ...list } = useLongList({
    ...{ listing, filters, change, createRead },
    select: useCallback(
      (items: readonly ComponentListItem[], wanted: ListFilters) =>
        filterAndSort(items, wanted, { values, readSearch }),
      [values, readSearch],
    ),
  });
  const counts = useMemo(() => kindCounts && countCategories(kindCounts), [kindCounts]);
  return {
    list: { ...list, settled },
    total: listing.total,
    all: undefined,
    isSearching: asksForValues(settled.search) && settled.search !== searched && !inValues.error,
    error: error ?? loaded.error ?? inValues.error,
    retry: () => {
      for (const failed of [inValues, loaded]) if (failed.error) failed.retry();
      if (error) retry();
    },
    readFound: () => {
      const query = toQuery(settled, kindCounts, { inValues: true, values });
      return query ? readAllComponents({ templates, ...query }) : Promise.resolve([]);
    },
    isReady: !isLoading && !isUnknown,
    ...{ view, counts, isLoading, gaps, selection, values },
  };
}

/** Returns whether the search has a number with a unit, which only a search through values can find. */
function hasPhrase(search: string, readSearch: ReadSearch | undefined): boolean {
  return readSearch?.(search).some(({ phrase }) => phrase) ?? false;
}

const STALE_MS = 5 * 60_000;

function createPagedRead(templates: boolean, query: ComponentQuery) {
  return {
    key: componentPagesKey(templates, query),
    readPart: (range: Parameters<typeof readComponents>[2]) => readComponents(templates, query, range),
    staleAfter: STALE_MS,
  };
}

/**
 * Returns the query that asks the server for the components that match the filters; undefined while the kinds of
 * `OTHER_KINDS` are unknown.
 */
export function toQuery(
  { search, favourites = false, category, sortBy, sortOrder }: ListFilters & { favourites?: boolean },
  kindCounts: ReadonlyMap<string, number> | undefined,
  { inValues, values }: { inValues: boolean; values?: ListValues | undefined },
): ComponentQuery | undefined {
  const subclass = category === OTHER_KINDS ? kindCounts && findOthers(kindCounts) : category;
  if (category !== undefined && subclass === undefined) return undefined;
  return {
    sort: `${sortOrder === 'desc' ? '-' : ''}${isSortKey(sortBy) ? SORTS[sortBy] : SORTS.name}`,
    ...(values ? toValueQuery(values) : {}),
    ...(search.trim() === '' ? {} : inValues && asksForValues(search) ? { find: search } : { words: search }),
    ...(favourites ? { favourites } : {}),
    ...(subclass === undefined ? {} : { subclass }),
  };
}

function toValueQuery({ fields, filters, sort }: ListValues): ComponentQuery {
  return {
    ...(fields.length > 0 ? { fields: joinNames(fields) } : {}),
    ...(filters.length > 0 ? { where: writeValueFilters(filters) } : {}),
    ...(sort ? { sort_field: `${sort.isDescending ? '-' : ''}${sort.field}` } : {}),
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
