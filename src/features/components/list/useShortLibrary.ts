import { useCallback, useMemo } from 'react';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { asksForValues, useFoundValues } from '#api/useFoundValues.ts';
import { useFavouriteItems } from '#library/useFavouriteItems.ts';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { countByCategory, filterAndSort, type ListFilters } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';

const NONE: ComponentListItem[] = [];

/** A component that the server has not created yet can't be selected. */
const isMade = ({ isPending }: ComponentListItem) => !isPending;

/**
 * A library that is loaded completely: names and kinds are searched and sorted in the browser, and what the server finds in
 * values is added to them.
 */
export function useShortLibrary(
  { templates }: { templates: boolean },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data, error, mutate } = useComponents({ templates });
  const items = data ?? NONE;
  const counts = useMemo(() => data && countByCategory(data), [data]);
  const { wanted, isWaiting } = useFavouriteItems(items, filters);
  const inValues = useFoundValues({ templates, search: filters.search });
  const { found: values } = inValues;
  const select = useCallback(
    (all: readonly ComponentListItem[], asked: ListFilters) => {
      const search = asked.search.trim();
      // Those of a shorter search stay until the longer one is answered, so that no row goes and comes again.
      const holds = values && asksForValues(search) && search.startsWith(values.search);
      return filterAndSort(all, asked, holds ? values.values : undefined);
    },
    [values],
  );
  const list = useListView({ items: wanted, filters, change, select });
  const { settled, found, start } = list;
  const selection = useSelection({ items, found, isSelectable: isMade });
  return {
    view: [
      settled.search,
      settled.favourites,
      settled.category,
      settled.sortBy,
      settled.sortOrder,
      start,
      settled.pageSize,
    ].join(),
    total: data?.length,
    isLoading: !data || isWaiting,
    isSearching: asksForValues(settled.search) && values?.search !== settled.search.trim() && !inValues.error,
    error: error ?? inValues.error,
    retry: () => {
      if (inValues.error) inValues.retry();
      if (error) void mutate();
    },
    all: items,
    ...{ list, counts, selection },
  };
}
