import type { ApiError } from '#api/ApiError.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';

/** The components that can be added to a project, whether the library is fully loaded or read in pages. */
export interface Pickable {
  search: string;
  setSearch: (search: string) => void;
  /** The components that match the search, sorted by name; undefined for rows that are not loaded yet. */
  rows: readonly (ComponentListItem | undefined)[];
  gaps?: DataTableGaps | undefined;
  isLoading: boolean;
  /** Set if no search can find anything to add: the library is empty, or the project has all of it. */
  lack: 'library' | 'rest' | undefined;
  /** The selected components in the order of the library, regardless of the current search. */
  chosen: readonly ComponentListItem[];
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  selectAll?: ((all: boolean) => void) | undefined;
  /** The number of rows that are being read in order to select them. */
  reading?: number | undefined;
  error: ApiError | undefined;
  retry: () => void;
}
