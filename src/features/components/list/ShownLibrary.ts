import type { ApiError } from '#api/ApiError.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { ListView } from '#ui/useListView.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { ListValues } from './createListValues.ts';
import type { useListFilters } from './useListFilters.ts';

type Filters = ReturnType<typeof useListFilters>[0];

/** The library as the list shows it, whether fully loaded or read in pages. */
export interface ShownLibrary {
  list: ListView<ComponentListItem | undefined> & { settled: Filters };
  /** A text that changes whenever rows are filtered or sorted differently. */
  view: string;
  /** Undefined while it isn't known. */
  total: number | undefined;
  counts: ReadonlyMap<string, number> | undefined;
  isLoading: boolean;
  /** Whether a search through values is still running, which may find more rows. */
  isSearching: boolean;
  error: ApiError | undefined;
  retry: () => void;
  selection: Selection<ComponentListItem>;
  /** The value columns, filters and sort of the list; undefined while loading, and if it uses none. */
  values: ListValues | undefined;
  /** Reads all components that match the filters, in order. */
  readFound: () => Promise<ComponentListItem[]>;
  /** Whether everything the list shows is known, so that it can be exported. */
  isReady: boolean;
  /** All components, if the list is fully loaded. */
  all: readonly ComponentListItem[] | undefined;
  /** Present if the list is read in pages. */
  gaps?: DataTableGaps;
}
