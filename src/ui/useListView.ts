import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchText } from './useSearchText.ts';

interface ListFilters {
  search: string;
  page: number;
  pageSize: number;
}

interface ListViewInput<Item, Filters extends ListFilters> {
  items: readonly Item[];
  filters: Filters;
  change: (change: Partial<Filters>) => void;
  /** The items that the filters leave, in order; kept stable by the caller. */
  select: (items: readonly Item[], filters: Filters) => Item[];
}

export interface ListView<Item> {
  search: string;
  setSearch: (search: string) => void;
  /** All that the filters leave. */
  found: readonly Item[];
  /** Those of the page. */
  rows: readonly Item[];
  /** Of the first row of the page, from 0. */
  start: number;
  page: number;
  pageCount: number;
}

/** A list as it is shown, with the filters that it has settled on: the search as it is typed, and the rows of the page. Typing stays quick however long the list is. */
export function useListView<Item, Filters extends ListFilters>(
  input: ListViewInput<Item, Filters>,
): ListView<Item> & { settled: Filters } {
  const { items, filters, change, select } = input;
  // Of the filters nothing but the search is named here, which any kind of filters has.
  const write = useCallback((search: string) => change({ search } as Partial<Filters>), [change]);
  const [search, setSearch] = useSearchText(filters.search, write);
  const shown = useMemo(
    () => ({ ...filters, search, page: search === filters.search ? filters.page : 1 }),
    [filters, search],
  );
  // The table follows when there is time.
  const settled = useDeferredValue(shown);
  const found = useMemo(() => select(items, settled), [select, items, settled]);
  const pageCount = Math.max(1, Math.ceil(found.length / settled.pageSize));
  const page = Math.min(settled.page, pageCount);
  const start = (page - 1) * settled.pageSize;
  const rows = useMemo(() => found.slice(start, start + settled.pageSize), [found, start, settled.pageSize]);
  return { search, setSearch, settled, found, rows, start, page, pageCount };
}
