import { useState } from 'react';
import { Pager } from '#ui/Pager.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './ImportEntries.module.css';
import { getStatus, type ImportEntry, type ImportStatus } from './ImportEntry.ts';
import { ImportTable, type ImportTableProps } from './ImportTable.tsx';

const PAGE_SIZE = 100;

const PROBLEMS: readonly ImportStatus[] = ['faulty', 'unreadable', 'failed'];

export interface ImportFilter {
  value: string;
  label: string;
  /** The statuses of the entries that it shows. */
  statuses: readonly ImportStatus[];
}

const ALL = { value: 'all', label: 'All entries' };
const WITH_PROBLEMS: ImportFilter = { value: 'problems', label: 'With problems', statuses: PROBLEMS };

export interface ImportEntriesProps extends ImportTableProps {
  /** The filters beside 'All entries' and 'With problems'. */
  filters: readonly ImportFilter[];
}

/** Shows the entries a page at a time; an entry stays in a filtered list when its problem is fixed. */
export function ImportEntries({ entries, filters, ...rest }: ImportEntriesProps) {
  const [filter, setFilter] = useState({ by: ALL.value, ids: new Set<number>() });
  const [page, setPage] = useState(1);
  const options = [WITH_PROBLEMS, ...filters];
  const shown = filter.by === ALL.value ? entries : entries.filter(({ id }) => filter.ids.has(id));
  const pageCount = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const current = Math.min(page, pageCount);

  function filterBy(by: string) {
    const statuses = options.find(({ value }) => value === by)?.statuses ?? [];
    const isShown = (entry: ImportEntry) => statuses.includes(getStatus(entry));
    setFilter({ by, ids: new Set(entries.filter(isShown).map(({ id }) => id)) });
    setPage(1);
  }

  return (
    <>
      {entries.length > 1 && (
        <div className={styles.filter}>
          <Select size="s" aria-label="Show" options={[ALL, ...options]} value={filter.by} onChange={filterBy} />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>No entries match the filter.</p>
      ) : (
        <ImportTable {...rest} entries={shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)} />
      )}
      {pageCount > 1 && <Pager page={current} pageCount={pageCount} onPage={setPage} label="Pages" />}
    </>
  );
}
