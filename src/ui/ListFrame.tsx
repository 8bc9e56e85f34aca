import type { ReactNode } from 'react';
import { ListFooter } from './ListFooter.tsx';
import styles from './ListFrame.module.css';
import { SearchBox } from './SearchBox.tsx';
import type { ListView } from './useListView.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ListFrameProps {
  view: ListView<unknown>;
  pageSize: number;
  pageSizes: readonly number[];
  onChange: (change: { page: number } | { pageSize: number }) => void;
  /** In the search box. */
  placeholder: string;
  /** The key that focuses the search box. */
  shortcut?: string;
  /** For screen readers: how many rows match the search. */
  status: string | false | undefined;
  /** Beside the search box. */
  tools?: ReactNode;
  /** On a phone, tools that do not fit beside the search box wrap to the next line. */
  wraps?: boolean;
  /** Rows are selected: the tools of the selection need most of the line. */
  selecting?: boolean;
  /** Puts the parts close together, for a table among other content of a page. */
  dense?: boolean;
  /** The pages' name for screen readers, if there are several lists. */
  pagesLabel?: string;
  /** The table with the view's rows. */
  children: ReactNode;
}

/** A table with a search above it and its pages below. */
export function ListFrame(props: ListFrameProps) {
  const { view, pageSize, pageSizes, onChange, placeholder, shortcut, status, tools, children } = props;
  return (
    <div className={styles.frame} data-dense={props.dense || undefined}>
      <div className={styles.bar} data-wraps={props.wraps || undefined} data-selecting={props.selecting || undefined}>
        <SearchBox
          value={view.search}
          onChange={view.setSearch}
          placeholder={placeholder}
          shortcut={shortcut}
          className={styles.search}
        />
        {tools}
        <VisuallyHidden>
          <span role="status">{status}</span>
        </VisuallyHidden>
      </div>
      {children}
      {view.count > 0 && (
        <ListFooter
          start={view.start}
          shown={view.rows.length}
          total={view.count}
          page={view.page}
          pageCount={view.pageCount}
          pageSize={pageSize}
          pageSizes={pageSizes}
          label={props.pagesLabel}
          onChange={onChange}
        />
      )}
    </div>
  );
}
