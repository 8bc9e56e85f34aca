import { useMemo } from 'react';
import { usePageTitle } from '#api/usePageTitle.ts';
import { countEntries, countsText, type ImportCounts } from '#library/import/countEntries.ts';
import type { ImportColumn } from '#library/import/ImportColumn.ts';
import { ImportEntries, type ImportFilter } from '#library/import/ImportEntries.tsx';
import { ImportSection } from '#library/import/ImportSection.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { ImportSources } from './ImportSources.tsx';
import { type ImportSummary, useImport } from './useImport.ts';

const FROM: ImportColumn = { header: 'From', cell: ({ origin }) => <Truncated text={origin} />, isWide: true };

const FILTERS: readonly ImportFilter[] = [{ value: 'created', label: 'Created', statuses: ['created'] }];

/** /import/component: creates components from files or pasted text after the user has reviewed them. */
export function ImportPage() {
  usePageTitle('Import Component');
  const { batch, entries, reading, run, summary, add, start, cancel } = useImport();
  const counts = useMemo(() => countEntries(entries), [entries]);
  const toCreate = counts.ready + counts.failed;
  const isPending = run !== undefined || toCreate + counts.faulty + counts.unreadable > 0;

  return (
    <Page>
      <PageTitle title="Import components" gap={4}>
        Choose files that were saved with Export, or any JSON with the same fields. Nothing is created until you press
        Import.
      </PageTitle>
      <ImportSources onSources={add} disabled={run !== undefined} />
      {entries.length > 0 && (
        <ImportSection
          title="To be created"
          counts={countsText(counts, 'ready')}
          actions={
            <>
              <Button variant="ghost" disabled={run !== undefined} onClick={() => batch.dispatch({ type: 'cleared' })}>
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
            </>
          }
        >
          {reading && <ProgressBar label="Comparing with your components" done={reading.ended} total={reading.total} />}
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
          <ImportEntries
            label="Components to be created"
            entries={entries}
            batch={batch}
            column={FROM}
            filters={FILTERS}
            disabled={run !== undefined}
          />
        </ImportSection>
      )}
      <LeaveGuard when={isPending} />
    </Page>
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

function importLabel({ ready, failed }: ImportCounts): string {
  const count = ready + failed;
  return count === 0 ? 'Import' : `Import ${count} component${count === 1 ? '' : 's'}`;
}
