import type { ApiError } from '#api/ApiError.ts';
import type { Project } from '#api/useProjects.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { ListView } from '#ui/useListView.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { useListFilters } from './useListFilters.ts';

/** The projects as the list shows them, whether fully loaded or read in pages. */
export interface ShownProjects {
  list: ListView<Project | undefined> & { settled: ReturnType<typeof useListFilters>[0] };
  /** A text that changes whenever rows are filtered or sorted differently. */
  view: string;
  /** Undefined while it isn't known. */
  total: number | undefined;
  isLoading: boolean;
  error: ApiError | undefined;
  retry: () => void;
  selection: Selection<Project>;
  /** Reads all projects that match the filters, in order. */
  readFound: () => Promise<Project[]>;
  /** Present if the list is read in pages. */
  gaps?: DataTableGaps;
}
