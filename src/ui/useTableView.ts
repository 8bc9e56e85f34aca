import { useCallback } from 'react';
import type { ChangeFilters } from './ChangeFilters.ts';
import { useFilterState } from './useFilterState.ts';
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
  change: ChangeFilters<TableFilters>;
}

const FIRST: TableFilters = { search: '', page: 1, pageSize: 10 };

/** The search and the pages of a table among other things of a page, which the address does not name. */
export function useTableView<Item>(
  items: readonly Item[],
  /** The items that hold the text, in order; kept stable by the caller. */
  find: (items: readonly Item[], search: string) => Item[],
): TableView<Item> {
  const [filters, change] = useFilterState(FIRST);
  const select = useCallback((all: readonly Item[], { search }: TableFilters) => find(all, search), [find]);
  return { filters, change, ...useListView({ items, filters, change, select }) };
}
