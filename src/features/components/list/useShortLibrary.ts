import { useMemo } from 'react';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { useFavouriteItems } from '#library/useFavouriteItems.ts';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { countByCategory, filterAndSort } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { useListFilters } from './useListFilters.ts';

const NONE: ComponentListItem[] = [];

/** A component that the server has not created yet can't be selected. */
const isMade = ({ isPending }: ComponentListItem) => !isPending;

/** A library that is loaded completely: searched and sorted in the browser. */
export function useShortLibrary(
  { templates }: { templates: boolean },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownLibrary {
  const { data, error, mutate } = useComponents({ templates });
  const items = data ?? NONE;
  const counts = useMemo(() => data && countByCategory(data), [data]);
  const { wanted, isWaiting } = useFavouriteItems(items, filters);
  const list = useListView({ items: wanted, filters, change, select: filterAndSort });
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
    retry: () => void mutate(),
    all: items,
    ...{ list, counts, error, selection },
  };
}
