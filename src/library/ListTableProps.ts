import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { Favourites } from './useFavourites.ts';

/** The props that the tables of all record lists share. */
export interface ListTableProps<Row, Sort, Action> {
  /** A row that has not been loaded is undefined. */
  rows: readonly (Row | undefined)[];
  gaps?: DataTableGaps | undefined;
  loading: boolean;
  filters: Sort;
  /** The ids of the columns other than the name. */
  shownColumns: readonly string[];
  /** Changes whenever other rows are shown, or the same rows in another order. */
  view: string;
  templates: boolean;
  favourites: Favourites;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onSelectAll?: ((all: boolean) => void) | undefined;
  onSort: (sort: Sort) => void;
  onOpen: (row: Row) => void;
  /** Kept stable by the caller, so that rows render only when they change. */
  onAct: (action: Action, row: Row) => void;
}
