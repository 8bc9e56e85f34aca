import { useCallback, useMemo } from 'react';
import { type ComponentListItem, componentPagesKey, readComponents } from '#api/useComponents.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { useLongList } from '#library/useLongList.ts';
import { compareCodes } from '#model/compareCodes.ts';
import type { Listing } from '#model/Listing.ts';
import { useFilterState } from '#ui/useFilterState.ts';
import { findComponents } from './findComponents.ts';
import type { Pickable } from './Pickable.ts';

interface LongPickable {
  projectId: string;
  listing: Listing<ComponentListItem>;
  held: readonly Asset[];
}

interface Filters {
  search: string;
  page: number;
  pageSize: number;
}

const ALL: Filters = { search: '', page: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** The components that can be added to a project, from a library that loads only its visible rows. */
export function useLongPickable({ projectId, listing, held }: LongPickable): Pickable {
  const [filters, change] = useFilterState(ALL);
  const createRead = useCallback((wanted: Filters) => createPagedRead(projectId, wanted), [projectId]);
  const left = useMemo(() => {
    // Pages read earlier still contain components that have just been added.
    const taken = held.flatMap(({ component_id }) => component_id ?? []);
    return { ...listing, gone: new Set([...listing.gone, ...taken]) };
  }, [listing, held]);
  const list = useLongList({ listing: left, filters, change, createRead, select });
  const { selection, settled, count, isLoading, error } = list;
  const { search, setSearch, rows, gaps, retry } = list;
  return {
    isLoading: isLoading && !error,
    lack: !isLoading && count === 0 && settled.search === '' ? 'rest' : undefined,
    chosen: [...selection.items].sort((a, b) => compareCodes(b.created_at, a.created_at) || compareCodes(b.id, a.id)),
    selected: selection.ids,
    select: selection.select,
    selectAll: selection.selectAll,
    reading: selection.reading,
    error: isLoading ? error : undefined,
    ...{ search, setSearch, rows, gaps, retry },
  };
}

function select(items: readonly ComponentListItem[], { search }: Filters): ComponentListItem[] {
  return findComponents(items, search);
}

function createPagedRead(projectId: string, { search }: Filters) {
  const query = {
    sort: 'name',
    not_in_project: projectId,
    ...(search.trim() === '' ? {} : { words: search }),
  } as const;
  return {
    key: componentPagesKey(false, query),
    readPart: (range: Parameters<typeof readComponents>[2]) => readComponents(false, query, range),
    // The project may have lost components since.
    staleAfter: 0,
  };
}
