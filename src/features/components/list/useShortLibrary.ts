import { useCallback, useMemo } from 'react';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { asksForValues, useFoundValues } from '#api/useFoundValues.ts';
import { useReadValues, type ValuesById } from '#api/useReadValues.ts';
import { useFavouriteItems } from '#library/useFavouriteItems.ts';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { countByCategory, filterAndSort, type ListFilters, OTHER_KINDS } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';
import { useListValues } from './useListValues.ts';
import { useReadSearch } from './useReadSearch.ts';

const NONE: ComponentListItem[] = [];

/** A component that the server is still creating can't be selected. */
const isMade = ({ isPending }: ComponentListItem) => !isPending;

/**
 * A component list that is fully loaded: the browser searches names and kinds, and the server's matches in values are
 * added.
 */
export function useShortLibrary(
  { templates }: { templates: boolean },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data, error, mutate } = useComponents({ templates });
  const loaded = useListValues(filters);
  const { values } = loaded;
  const { category } = filters;
  const read = useReadValues({
    templates,
    subclass: category === OTHER_KINDS ? undefined : category,
    fields: values?.fields ?? NO_FIELDS,
  });
  const items = useMemo(() => withValues(data ?? NONE, values && read.values), [data, values, read.values]);
  const counts = useMemo(() => data && countByCategory(data), [data]);
  const { wanted, isWaiting } = useFavouriteItems(items, filters);
  const inValues = useFoundValues({ templates, search: filters.search });
  const { found: matches } = inValues;
  const readSearch = useReadSearch(filters.search);
  const select = useCallback(
    (all: readonly ComponentListItem[], asked: ListFilters) => {
      const search = asked.search.trim();
      // Matches of a shorter search stay until the longer one is answered, so that rows don't vanish and return.
      const holds = matches && asksForValues(search) && search.startsWith(matches.search);
      return filterAndSort(all, asked, { matches: holds ? matches.values : undefined, values, readSearch });
    },
    [matches, values, readSearch],
  );
  const list = useListView({ items: wanted, filters, change, select });
  const { settled, found, start } = list;
  const selection = useSelection({ items, found, isSelectable: isMade });
  // Rows that are filtered or sorted by values wait for them; otherwise the values of columns may arrive later.
  const isByValue = values !== undefined && (values.filters.length > 0 || values.sort !== undefined);
  const isReading = loaded.isLoading || (isByValue && !read.isRead && !read.error);
  return {
    view: [
      settled.search,
      settled.favourites,
      settled.category,
      settled.sortBy,
      settled.sortOrder,
      settled.where,
      start,
      settled.pageSize,
    ].join(),
    total: data?.length,
    isLoading: !data || isWaiting || isReading,
    isSearching: asksForValues(settled.search) && matches?.search !== settled.search.trim() && !inValues.error,
    error: error ?? loaded.error ?? read.error ?? inValues.error,
    retry: () => {
      for (const failed of [inValues, loaded, read]) if (failed.error) failed.retry();
      if (error) void mutate();
    },
    all: items,
    readFound: async () => [...found],
    isReady: data !== undefined && !isWaiting && !loaded.isLoading && (!values?.fields.length || read.isRead),
    ...{ list, counts, selection, values },
  };
}

const NO_FIELDS: readonly string[] = [];

function withValues(items: readonly ComponentListItem[], values: ValuesById | undefined): readonly ComponentListItem[] {
  if (!values) return items;
  return items.map((item) => {
    const own = values.get(item.id);
    return own ? { ...item, values: own } : item;
  });
}
