import type { ReactNode } from 'react';
import { ListFrame } from './ListFrame.tsx';
import { TABLE_PAGE_SIZES } from './pageSizes.ts';
import type { TableView } from './useTableView.ts';

export interface TableFrameProps<Item> {
  view: TableView<Item>;
  /** In the search box. */
  placeholder: string;
  /** The pages' name for screen readers. */
  pagesLabel: string;
  /** The table with the view's rows. */
  children: ReactNode;
}

/** A table among other content of a page, with a search above it and its pages below. */
export function TableFrame<Item>({ view, ...rest }: TableFrameProps<Item>) {
  return (
    <ListFrame
      {...rest}
      view={view}
      pageSize={view.filters.pageSize}
      pageSizes={TABLE_PAGE_SIZES}
      status={view.search !== '' && `${view.found.length} shown`}
      dense
      onChange={view.change}
    />
  );
}
