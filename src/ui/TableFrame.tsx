import type { ReactNode } from 'react';
import { ListFooter } from './ListFooter.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './TableFrame.module.css';
import { TABLE_PAGE_SIZES, type TableView } from './useTableView.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TableFrameProps<Item> {
  view: TableView<Item>;
  /** What the search box says. */
  placeholder: string;
  /** How screen readers name the pages. */
  pagesLabel: string;
  /** The table with the view's rows. */
  children: ReactNode;
}

/** A table with a search above it and its pages below. */
export function TableFrame<Item>({ view, placeholder, pagesLabel, children }: TableFrameProps<Item>) {
  const { filters, found, rows } = view;
  return (
    <div className={styles.frame}>
      <SearchBox value={view.search} onChange={view.setSearch} placeholder={placeholder} className={styles.search} />
      <VisuallyHidden>
        <span role="status">{view.search !== '' && `${found.length} shown`}</span>
      </VisuallyHidden>
      {children}
      {found.length > 0 && (
        <ListFooter
          start={view.start}
          shown={rows.length}
          total={found.length}
          page={view.page}
          pageCount={view.pageCount}
          pageSize={filters.pageSize}
          pageSizes={TABLE_PAGE_SIZES}
          label={pagesLabel}
          onChange={view.change}
        />
      )}
    </div>
  );
}
