import { useCallback } from 'react';
import { type Project, type ProjectQuery, projectPagesKey, readAllProjects, readProjects } from '#api/useProjects.ts';
import { useLongList } from '#library/useLongList.ts';
import type { Listing } from '#model/Listing.ts';
import { filterAndSort, type ListFilters } from './listView.ts';
import type { ShownProjects } from './ShownProjects.ts';
import type { useListFilters } from './useListFilters.ts';

/** A list of projects that loads only its visible rows. */
export function useLongProjects(
  { templates, listing }: { templates: boolean; listing: Listing<Project> },
  [filters, change]: ReturnType<typeof useListFilters>,
): ShownProjects {
  const createRead = useCallback(
    (wanted: ListFilters & { favourites: boolean }) => createPagedRead(templates, toQuery(wanted)),
    [templates],
  );
  const { settled, view, isLoading, error, retry, gaps, selection, ...list } = useLongList({
    ...{ listing, filters, change, createRead },
    select: filterAndSort,
  });
  return {
    list: { ...list, settled },
    total: listing.total,
    readFound: () => readAllProjects({ templates, ...toQuery(settled) }),
    ...{ view, isLoading, error, retry, gaps, selection },
  };
}

function createPagedRead(templates: boolean, query: ProjectQuery) {
  return {
    key: projectPagesKey(templates, query),
    readPart: (range: Parameters<typeof readProjects>[2]) => readProjects(templates, query, range),
  };
}

/** Returns the query that asks the server for the projects that match the filters. */
export function toQuery({
  search,
  favourites = false,
  status,
  sortBy,
  sortOrder,
}: ListFilters & { favourites?: boolean }): ProjectQuery {
  return {
    sort: `${sortOrder === 'desc' ? '-' : ''}${sortBy}`,
    ...(search.trim() === '' ? {} : { search }),
    ...(favourites ? { favourites } : {}),
    ...(status === 'all' ? {} : { has_results: status === 'has_results' }),
  };
}
