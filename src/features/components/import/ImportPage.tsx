import { useMemo, useState } from 'react';
import { usePageTitle } from '#api/usePageTitle.ts';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Pager } from '#ui/Pager.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Select } from '#ui/Select.tsx';
import { getStatus, type ImportEntry, type ImportStatus } from './ImportEntry.ts';
import styles from './ImportPage.module.css';
import { ImportSources } from './ImportSources.tsx';
import { ImportTable } from './ImportTable.tsx';
import { type ImportSummary, useImport } from './useImport.ts';

const PAGE_SIZE = 100;

type Counts = Record<ImportStatus, number>;

/** /import/component: files or pasted texts, what would be created of them, and how it went. */
export function ImportPage() {
  usePageTitle('Import Component');
  const { batch, entries, run, summary, start, cancel } = useImport();
  const counts = useMemo(() => countStatuses(entries), [entries]);
  const toCreate = counts.ready + counts.failed;
  const isPending = run !== undefined || toCreate + counts.faulty + counts.unreadable > 0;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Import components</h1>
        <p className={styles.lead}>
          Choose files that were saved with Export, or any JSON with the same fields. Nothing is created until you press
          Import.
        </p>
      </header>
      <ImportSources onSources={(sources) => batch.add(sources)} disabled={run !== undefined} />
      {entries.length > 0 && (
        <section className={styles.preview} aria-labelledby="import-preview">
          <div className={styles.bar}>
            <h2 id="import-preview" className={styles.title}>
              To be created
            </h2>
            <p className={styles.counts} role="status">
              {countsText(counts)}
            </p>
            <div className={styles.actions}>
              <Button variant="ghost" disabled={run !== undefined} onClick={() => batch.clear()}>
                Clear list
              </Button>
              <Button
                variant="primary"
                busy={run !== undefined}
                disabled={toCreate === 0 && run === undefined}
                onClick={start}
              >
                {run ? 'Importing...' : importLabel(counts)}
              </Button>
            </div>
          </div>
          {run && (
            <ProgressBar
              label="Importing"
              done={run.ended}
              total={run.total}
              action={
                <Button size="s" onClick={cancel}>
                  Cancel
                </Button>
              }
            />
          )}
          {summary && <Summary summary={summary} onRetry={counts.failed > 0 ? start : undefined} />}
          <Entries entries={entries} batch={batch} disabled={run !== undefined} />
        </section>
      )}
      <LeaveGuard when={isPending} />
    </div>
  );
}

type EntriesProps = Parameters<typeof ImportTable>[0];

const FILTERS = [
  { value: 'all', label: 'All entries' },
  { value: 'problems', label: 'With problems' },
  { value: 'created', label: 'Created' },
];

const PROBLEMS: readonly ImportStatus[] = ['faulty', 'unreadable', 'failed'];

/** The entries a page at a time; an entry that is being corrected stays where it is when its problem is gone. */
function Entries({ entries, ...rest }: EntriesProps) {
  const [filter, setFilter] = useState({ by: 'all', ids: new Set<string>() });
  const [page, setPage] = useState(1);
  const shown = filter.by === 'all' ? entries : entries.filter(({ id }) => filter.ids.has(id));
  const pageCount = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const current = Math.min(page, pageCount);

  function filterBy(by: string) {
    const isShown = (entry: ImportEntry) =>
      by === 'created' ? entry.state === 'created' : PROBLEMS.includes(getStatus(entry));
    setFilter({ by, ids: new Set(entries.filter(isShown).map(({ id }) => id)) });
    setPage(1);
  }

  return (
    <>
      {entries.length > 1 && (
        <div className={styles.filter}>
          <Select size="s" aria-label="Show" options={FILTERS} value={filter.by} onChange={filterBy} />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>No entries match this filter.</p>
      ) : (
        <ImportTable {...rest} entries={shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)} />
      )}
      {pageCount > 1 && <Pager page={current} pageCount={pageCount} onPage={setPage} label="Pages" />}
    </>
  );
}

function Summary({ summary, onRetry }: { summary: ImportSummary; onRetry: (() => void) | undefined }) {
  const { created, failed, cancelled } = summary;
  const parts = [
    `${created} created`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled} not started`] : []),
  ];
  return (
    <Alert
      tone={failed > 0 ? 'error' : cancelled > 0 ? 'warning' : 'success'}
      title={cancelled > 0 ? 'Import cancelled' : failed > 0 ? 'Some components could not be imported' : 'Imported'}
      action={
        onRetry && (
          <Button size="s" onClick={onRetry}>
            Retry the failed ones
          </Button>
        )
      }
    >
      {parts.join(', ')}.
    </Alert>
  );
}

function countStatuses(entries: readonly ImportEntry[]): Counts {
  const counts: Counts = { ready: 0, faulty: 0, unreadable: 0, failed: 0, skipped: 0, running: 0, created: 0 };
  for (const entry of entries) counts[getStatus(entry)] += 1;
  return counts;
}

function countsText({ ready, faulty, unreadable, failed, skipped, created }: Counts): string {
  const parts = [
    `${ready} ready`,
    ...(faulty > 0 ? [`${faulty} to be corrected`] : []),
    ...(unreadable > 0 ? [`${unreadable} unreadable`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(created > 0 ? [`${created} created`] : []),
  ];
  return parts.join(' · ');
}

function importLabel({ ready, failed }: Counts): string {
  const count = ready + failed;
  return count === 0 ? 'Import' : `Import ${count} component${count === 1 ? '' : 's'}`;
}
