import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ChangeFilters } from './ChangeFilters.ts';
import { useSearchText } from './useSearchText.ts';

export interface ListFilters {
  search: string;
  page: number;
  pageSize: number;
}

interface ListViewInput<Item, Filters extends ListFilters> {
  items: readonly Item[];
  filters: Filters;
  change: ChangeFilters<Filters>;
  /** Returns the items that match the filters, in order; kept stable by the caller. */
  select: (items: readonly Item[], filters: Filters) => Item[];
}

export interface ListView<Row> {
  search: string;
  setSearch: (search: string) => void;
  /** The number of rows that match the filters. */
  count: number;
  /** The rows of the page. */
  rows: readonly Row[];
  /** The index of the page's first row, from 0. */
  start: number;
  page: number;
  pageCount: number;
}

/**
 * Returns a list's view: the search as it is typed, the settled filters, the items found and the rows of the page.
 * Typing stays fast however long the list is.
 */
export function useListView<Item, Filters extends ListFilters>(
  input: ListViewInput<Item, Filters>,
): ListView<Item> & { settled: Filters; found: readonly Item[] } {
  const { items, filters, change, select } = input;
  const { search, setSearch, settled } = useDeferredFilters(filters, change);
  const found = useMemo(() => select(items, settled), [select, items, settled]);
  const place = findPage(settled, found.length);
  const { start } = place;
  const rows = useMemo(() => found.slice(start, start + settled.pageSize), [found, start, settled.pageSize]);
  return { search, setSearch, settled, found, count: found.length, rows, ...place };
}

/** Returns the search as it is typed, and the filters that the list has settled on, which may lag behind. */
export function useDeferredFilters<Filters extends ListFilters>(
  filters: Filters,
  change: ChangeFilters<Filters>,
): { search: string; setSearch: (search: string) => void; settled: Filters } {
  /** The page before the search that has not been written yet. */
  const [left, setLeft] = useState(filters.page);
  // A new search starts at the first page, unless another page was chosen since.
  const write = useCallback(
    // Only the search and the page are set here, which all filters have.
    (search: string) => change(({ page }) => ({ search, page: page === left ? 1 : page }) as Partial<Filters>),
    [change, left],
  );
  const [search, setSearch] = useSearchText(filters.search, write);
  const isWritten = search === filters.search;
  if (isWritten && left !== filters.page) setLeft(filters.page);
  const page = !isWritten && filters.page === left ? 1 : filters.page;
  const shown = useMemo(() => ({ ...filters, search, page }), [filters, search, page]);
  // The table follows once there is time.
  return { search, setSearch, settled: useDeferredValue(shown) };
}

/** Returns the page to show of `count` rows; the last one if the wanted page does not exist. */
export function findPage({ page: wanted, pageSize }: ListFilters, count: number) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, start: (page - 1) * pageSize };
}
