import { useCallback, useState } from 'react';
import { type ListView, useListView } from './useListView.ts';

export interface TableFilters {
  search: string;
  page: number;
  pageSize: number;
}

export interface TableView<Item> extends ListView<Item> {
  /** All that the search leaves. */
  found: readonly Item[];
  filters: TableFilters;
  change: (change: Partial<TableFilters>) => void;
}

const FIRST: TableFilters = { search: '', page: 1, pageSize: 10 };

/** The search and the pages of a table among other things of a page, which the address does not name. */
export function useTableView<Item>(
  items: readonly Item[],
  /** The items that hold the text, in order; kept stable by the caller. */
  find: (items: readonly Item[], search: string) => Item[],
): TableView<Item> {
  const [filters, setFilters] = useState(FIRST);
  const change = useCallback(
    (changed: Partial<TableFilters>) => setFilters((before) => ({ ...before, page: 1, ...changed })),
    [],
  );
  const select = useCallback((all: readonly Item[], { search }: TableFilters) => find(all, search), [find]);
  return { filters, change, ...useListView({ items, filters, change, select }) };
}
