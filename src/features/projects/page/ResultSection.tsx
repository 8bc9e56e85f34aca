import { useMemo, useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { useProjectResults } from '#api/useProject.ts';
import type { components } from '#generated/api.ts';
import { COLLATOR } from '#model/collator.ts';
import { getId } from '#model/getId.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn, DataTableSort } from '#ui/DataTableColumn.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { TableFrame } from '#ui/TableFrame.tsx';
import { useTableView } from '#ui/useTableView.ts';
import { findRows } from './findRows.ts';
import styles from './ProjectPage.module.css';

type Result = components['schemas']['Result'];

const NONE: Result[] = [];

/** The results of a project. */
export function ResultSection({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useProjectResults(projectId);
  const isOffered = !isNotOffered(error);
  const [sort, setSort] = useState<DataTableSort>({ by: 'created_at', order: 'desc' });
  const sorted = useMemo(() => sortResults(data ?? NONE, sort), [data, sort]);
  const view = useTableView(sorted, findRows);
  return (
    <section className={styles.section} aria-labelledby="project-results">
      <div className={styles.sectionHead}>
        <h2 id="project-results">Results</h2>
        {data ? (
          <span className={styles.count}>{data.length} result(s)</span>
        ) : (
          !error && <LoadingText className={styles.count}>Loading the results...</LoadingText>
        )}
      </div>
      {error && isOffered && (
        <ErrorBanner message={error.message} status={error.status} onRetry={() => void mutate()} />
      )}
      {!isOffered ? (
        <NotOffered what="Results" />
      ) : data?.length === 0 ? (
        <p className={styles.none}>No results yet. Nothing has been simulated for this project.</p>
      ) : (
        <TableFrame view={view} placeholder="Search results..." pagesLabel="Pages of results">
          <DataTable
            rows={view.rows}
            columns={COLUMNS}
            rowId={getId}
            label="Results"
            loading={!data && !error}
            sort={sort}
            onSort={setSort}
          />
        </TableFrame>
      )}
    </section>
  );
}

const COLUMNS: DataTableColumn<Result>[] = [
  { id: 'name', header: 'Result', sortable: true, cell: ({ name }) => name },
  { id: 'description', header: 'Description', hideBelow: 720, cell: ({ description }) => description },
  {
    id: 'created_at',
    header: 'Created',
    sortable: true,
    numeric: true,
    width: 184,
    cell: ({ created_at }) => dateAndTime(created_at),
  },
];

function sortResults(results: readonly Result[], { by, order }: DataTableSort): Result[] {
  const sign = order === 'asc' ? 1 : -1;
  const compare = (a: Result, b: Result) => (by === 'name' ? COLLATOR.compare(a.name, b.name) : toTime(a) - toTime(b));
  return [...results].sort((a, b) => sign * compare(a, b));
}

/** In ms; a result whose date is not known counts as the oldest. */
function toTime({ created_at }: Result): number {
  return Date.parse(created_at) || 0;
}
