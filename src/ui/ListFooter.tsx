import styles from './ListFrame.module.css';
import { Pager } from './Pager.tsx';
import { PageSize } from './PageSize.tsx';

export interface ListFooterProps {
  /** The index of the first row shown, from 0. */
  start: number;
  shown: number;
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  pageSizes: readonly number[];
  /** The pages' name for screen readers, if there are several lists. */
  label?: string | undefined;
  onChange: (change: { page: number } | { pageSize: number }) => void;
}

/** Says which rows of a list are shown, with the page size and the links to the other pages. */
export function ListFooter(props: ListFooterProps) {
  const { start, shown, total, page, pageCount, pageSize, pageSizes, label = 'Pages', onChange } = props;
  return (
    <footer className={styles.foot}>
      <span>
        {start + 1} to {start + shown} of {total.toLocaleString('en')}
      </span>
      <PageSize value={pageSize} options={pageSizes} onChange={(size) => onChange({ pageSize: size })} />
      {pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} onPage={(next) => onChange({ page: next })} label={label} />
      )}
    </footer>
  );
}
