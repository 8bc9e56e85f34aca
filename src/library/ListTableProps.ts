import type { DataTableGaps } from '#ui/DataTableColumn.ts';
import type { Favourites } from './useFavourites.ts';

/** What the tables of the lists of records have in common. */
export interface ListTableProps<Row, Sort, Action> {
  /** Undefined for one that has not been read. */
  rows: readonly (Row | undefined)[];
  gaps?: DataTableGaps | undefined;
  loading: boolean;
  filters: Sort;
  /** The ids of the columns beside the name. */
  shownColumns: readonly string[];
  /** Differs for another selection of rows or another order of them. */
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
