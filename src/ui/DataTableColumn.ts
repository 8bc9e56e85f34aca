import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataTableColumn<Row> {
  id: string;
  header: ReactNode;
  /** The header is read out but not shown, as over a column of menus. */
  headerHidden?: boolean | undefined;
  /** A text is truncated with an ellipsis and has its full text as title; controls take the given tabIndex. */
  cell: (row: Row, context: CellContext) => ReactNode;
  sortable?: boolean | undefined;
  /** Pixels or a CSS grid track; without it the column shares what is left. */
  width?: number | string | undefined;
  /** Cells of digits, aligned in columns. */
  numeric?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** The column is not shown in a window narrower than this many pixels. */
  hideBelow?: number | undefined;
}

export interface CellContext {
  /** 0 in the row that the Tab key stops at, -1 in all others. */
  tabIndex: 0 | -1;
}

export interface DataTableSort {
  by: string;
  order: 'asc' | 'desc';
}

/** How missing rows are loaded. */
export interface DataTableGaps {
  /** Called with the range of visible rows, which may include missing ones; kept stable by the caller. */
  onShow: (range: RowRange) => void;
  /** Why the visible rows can't be loaded. */
  failure: { message: string; onRetry: () => void } | undefined;
}

/** Indexes of rows, from 0; `last` is included. */
export interface RowRange {
  first: number;
  last: number;
}

export interface DataTableSelection<Row> {
  /** Row ids. */
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** Selects every row or none; needed if some of them may not have been loaded. */
  onAll?: ((all: boolean) => void) | undefined;
  /** How a screen reader names the row: its checkbox is "Select {name}". */
  rowName: (row: Row) => string;
  /** Most rows are selected, so that only their checkboxes show it. */
  isQuiet?: boolean | undefined;
}
