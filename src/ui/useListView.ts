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
  /** The items that the filters leave, in order; kept stable by the caller. */
  select: (items: readonly Item[], filters: Filters) => Item[];
}

export interface ListView<Row> {
  search: string;
  setSearch: (search: string) => void;
  /** How many rows the filters leave. */
  count: number;
  /** Those of the page. */
  rows: readonly Row[];
  /** Of the first row of the page, from 0. */
  start: number;
  page: number;
  pageCount: number;
}

/** A list as it is shown, with the filters that it has settled on: the search as it is typed, and the rows of the page. Typing stays quick however long the list is. */
export function useListView<Item, Filters extends ListFilters>(
  input: ListViewInput<Item, Filters>,
): ListView<Item> & { settled: Filters; found: readonly Item[] } {
  const { items, filters, change, select } = input;
  const { search, setSearch, settled } = useSettledFilters(filters, change);
  const found = useMemo(() => select(items, settled), [select, items, settled]);
  const place = findPage(settled, found.length);
  const { start } = place;
  const rows = useMemo(() => found.slice(start, start + settled.pageSize), [found, start, settled.pageSize]);
  return { search, setSearch, settled, found, count: found.length, rows, ...place };
}

/** The search as it is typed, and the filters that a list has settled on. */
export function useSettledFilters<Filters extends ListFilters>(
  filters: Filters,
  change: ChangeFilters<Filters>,
): { search: string; setSearch: (search: string) => void; settled: Filters } {
  /** The page that the filters had before the search that is not written yet. */
  const [left, setLeft] = useState(filters.page);
  // What is found by another search begins with its first page, unless another page was chosen since.
  const write = useCallback(
    // Of the filters nothing but the search and the page is named here, which any kind of filters has.
    (search: string) => change(({ page }) => ({ search, page: page === left ? 1 : page }) as Partial<Filters>),
    [change, left],
  );
  const [search, setSearch] = useSearchText(filters.search, write);
  const isWritten = search === filters.search;
  if (isWritten && left !== filters.page) setLeft(filters.page);
  const page = !isWritten && filters.page === left ? 1 : filters.page;
  const shown = useMemo(() => ({ ...filters, search, page }), [filters, search, page]);
  // The table follows when there is time.
  return { search, setSearch, settled: useDeferredValue(shown) };
}

/** The page that is shown of so many rows; the last one where fewer are left than the address says. */
export function findPage({ page: wanted, pageSize }: ListFilters, count: number) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, start: (page - 1) * pageSize };
}
