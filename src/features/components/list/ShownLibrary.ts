import type { ApiError } from '#api/ApiError.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { ListView } from '#ui/useListView.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { ListValues } from './createListValues.ts';
import type { useListFilters } from './useListFilters.ts';

type Filters = ReturnType<typeof useListFilters>[0];

/** The library as the list shows it, whether it is all here or read in parts. */
export interface ShownLibrary {
  list: ListView<ComponentListItem | undefined> & { settled: Filters };
  /** What the rows are chosen and sorted by. */
  view: string;
  /** Undefined while it isn't known. */
  total: number | undefined;
  counts: ReadonlyMap<string, number> | undefined;
  isLoading: boolean;
  /** Values are being searched, and more may be found. */
  isSearching: boolean;
  error: ApiError | undefined;
  retry: () => void;
  selection: Selection<ComponentListItem>;
  /** What the list asks of values; undefined for none, and while it is loaded. */
  values: ListValues | undefined;
  /** Reads all that the filters leave, in order. */
  readFound: () => Promise<ComponentListItem[]>;
  /** Whether it is known what the list shows, so that it can be exported. */
  isReady: boolean;
  /** All components, where they are here. */
  all: readonly ComponentListItem[] | undefined;
  /** Given where not all of them are here. */
  gaps?: DataTableGaps;
}
