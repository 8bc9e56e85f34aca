import type { ApiError } from '#api/ApiError.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { DataTableGaps } from '#ui/DataTableColumn.ts';

/** The components that a project may get, whether the library is all here or read in parts. */
export interface Pickable {
  search: string;
  setSearch: (search: string) => void;
  /** Those that the search leaves, by name; undefined for one that has not been read. */
  rows: readonly (ComponentListItem | undefined)[];
  gaps?: DataTableGaps | undefined;
  isLoading: boolean;
  /** Why there is nothing to choose, for any search. */
  lack: 'library' | 'rest' | undefined;
  /** In the order of the library, regardless of later searches. */
  chosen: readonly ComponentListItem[];
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  selectAll?: ((all: boolean) => void) | undefined;
  /** How many rows are being read to be selected. */
  reading?: number | undefined;
  error: ApiError | undefined;
  retry: () => void;
}
