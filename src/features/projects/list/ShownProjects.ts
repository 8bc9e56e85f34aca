import type { ApiError } from '#api/ApiError.ts';
import type { Project } from '#api/useProjects.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { ListView } from '#ui/useListView.ts';
import type { Selection } from '#ui/useSelection.ts';
import type { useListFilters } from './useListFilters.ts';

/** The projects as the list shows them, whether they are all here or read in parts. */
export interface ShownProjects {
  list: ListView<Project | undefined> & { settled: ReturnType<typeof useListFilters>[0] };
  /** What the rows are chosen and sorted by. */
  view: string;
  /** Undefined while it isn't known. */
  total: number | undefined;
  isLoading: boolean;
  error: ApiError | undefined;
  retry: () => void;
  selection: Selection<Project>;
  /** Reads all that the filters leave, in order. */
  readFound: () => Promise<Project[]>;
  /** Given where not all of them are here. */
  gaps?: DataTableGaps;
}
