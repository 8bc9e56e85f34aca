import { useProjectResults } from '#api/useProject.ts';
import type { components } from '#generated/api.ts';
import { isNotOffered } from '#model/apiError.ts';
import { dateAndTime } from '#model/dateAndTime.ts';
import { idOf } from '#model/idOf.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn } from '#ui/DataTableColumn.ts';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import styles from './ProjectPage.module.css';

type Result = components['schemas']['Result'];

const NONE: Result[] = [];

/** The results of a project. */
export function ResultSection({ projectId }: { projectId: string }) {
  const { data, error, mutate } = useProjectResults(projectId);
  const isOffered = !isNotOffered(error);
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
        <DataTable rows={data ?? NONE} columns={COLUMNS} rowId={idOf} label="Results" loading={!data && !error} />
      )}
    </section>
  );
}

const COLUMNS: DataTableColumn<Result>[] = [
  { id: 'name', header: 'Result', cell: ({ name }) => name },
  { id: 'description', header: 'Description', hideBelow: 720, cell: ({ description }) => description },
  { id: 'created', header: 'Created', numeric: true, width: 184, cell: ({ created_at }) => dateAndTime(created_at) },
];
