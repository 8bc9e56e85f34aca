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
import { NotOffered } from '#ui/NotOffered.tsx';
import { Panel } from '#ui/Panel.tsx';
import { TableFrame } from '#ui/TableFrame.tsx';
import { useTableView } from '#ui/useTableView.ts';
import { findRows } from './findRows.ts';
import { PageSection } from './PageSection.tsx';

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
    <PageSection
      id="project-results"
      title="Results"
      count={data && <>{data.length} result(s)</>}
      loading={!error && 'Loading the results...'}
    >
      {error && isOffered && <ErrorBanner error={error} onRetry={() => void mutate()} />}
      {!isOffered ? (
        <NotOffered what="Results" />
      ) : data?.length === 0 ? (
        <Panel as="p" inset="text" dashed>
          No results yet. Nothing has been simulated for this project.
        </Panel>
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
    </PageSection>
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

/** Time in ms since 1970; a result with an invalid date counts as the oldest. */
function toTime({ created_at }: Result): number {
  return Date.parse(created_at) || 0;
}
