import { type Project, useProjects } from '#api/useProjects.ts';
import { useFavouriteItems } from '#library/useFavouriteItems.ts';
import { useListView } from '#ui/useListView.ts';
import { useSelection } from '#ui/useSelection.ts';
import { filterAndSort } from './listView.ts';
import type { ShownProjects } from './ShownProjects.ts';
import type { useListFilters } from './useListFilters.ts';

const NONE: Project[] = [];

/** A project list that is fully loaded, then searched and sorted in the browser. */
export function useShortProjects(
  { templates }: { templates: boolean },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownProjects {
  const { data, error, mutate } = useProjects({ templates });
  const items = data ?? NONE;
  const { wanted, isWaiting } = useFavouriteItems(items, filters);
  const list = useListView({ items: wanted, filters, change, select: filterAndSort });
  const { columns: _, ...rows } = list.settled;
  const selection = useSelection({ items, found: list.found });
  return {
    view: `${Object.values(rows)}`,
    total: data?.length,
    isLoading: !data || isWaiting,
    retry: () => void mutate(),
    readFound: async () => [...list.found],
    ...{ list, error, selection },
  };
}
