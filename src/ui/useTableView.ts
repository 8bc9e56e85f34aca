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
  /** All items that match the search. */
  found: readonly Item[];
  filters: TableFilters;
  change: ChangeFilters<TableFilters>;
}

const FIRST: TableFilters = { search: '', page: 1, pageSize: 10 };

/** Manages the search and the pages of a table among other content of a page; they are not in the URL. */
export function useTableView<Item>(
  items: readonly Item[],
  /** Returns the items that contain the text, in order; kept stable by the caller. */
  find: (items: readonly Item[], search: string) => Item[],
): TableView<Item> {
  const [filters, change] = useFilterState(FIRST);
  const select = useCallback((all: readonly Item[], { search }: TableFilters) => find(all, search), [find]);
  return { filters, change, ...useListView({ items, filters, change, select }) };
}
