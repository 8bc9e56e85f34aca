import { useCallback, useMemo, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { imports } from '#generated/imports.ts';
import { BulkDialogs } from '#library/BulkDialogs.tsx';
import { useBulk } from '#library/useBulk.ts';
import { faultText } from '#model/imports/faults.ts';
import { countRows, isUpToDate } from '#model/imports/ImportPlan.ts';
import { longestName } from '#model/imports/longestName.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { SheetView } from '#model/imports/TableSample.ts';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { Comparing } from './Comparing.tsx';
import { GoneComponents } from './GoneComponents.tsx';
import { ImportHead } from './ImportHead.tsx';
import { type ImportStep, ImportSteps } from './ImportSteps.tsx';
import type { FoundMapping, Proposal } from './job/ImportJob.ts';
import { LastImport } from './LastImport.tsx';
import { leftOutCsv } from './leftOutCsv.ts';
import { MatchColumns } from './match/MatchColumns.tsx';
import { shownSheet } from './match/MatchedSheets.ts';
import { Recognised } from './Recognised.tsx';
import { RunSummary } from './RunSummary.tsx';
import { Review } from './review/Review.tsx';
import { UpToDate } from './UpToDate.tsx';
import { toUndoable } from './undoable.ts';
import { type ReadingState, useFileReading } from './useFileReading.ts';
import { useImportPlan } from './useImportPlan.ts';
import { useImportRun } from './useImportRun.ts';

/** /import: creates components from any table or file after the user has reviewed the rows. */
export function ImportPage() {
  usePageTitle('Import');
  const { state, latest, dispatch, begin, compare, changeDeleted, clear, undo } = useImportPlan();
  const [failure, setFailure] = useState<{ message: string; retry: () => void }>();
  const start = useCallback(
    async (found: FoundMapping, rows: PlannedRow[]) => {
      setFailure(undefined);
      const table = describe(found) ?? { kind: '', id: found.id };
      await begin(table, rows).catch((error: unknown) =>
        setFailure({ message: toApiError(error).message, retry: () => void start(found, rows) }),
      );
    },
    [begin],
  );
  const reading = useFileReading(start);
  const summary =
    reading.state.step === 'reading' || reading.state.step === 'read' ? describe(reading.state.found) : undefined;
  const running = useImportRun({ latest, dispatch, compare, table: summary });
  const { run, end } = running;
  const bulk = useBulk();
  const counts = useMemo(() => (state ? countRows(state.plan) : undefined), [state]);
  const gone = useMemo(() => (state ? state.gone.filter(({ id }) => !state.deleted.has(id)) : []), [state]);
  const isReviewed = reading.state.step === 'read' && state !== undefined && counts !== undefined;

  function startOver() {
    running.forget();
    setFailure(undefined);
    clear();
    reading.reset();
  }

  return (
    <Page>
      <PageTitle title="Import" gap={4}>
        A table of components, or an exported JSON file. Nothing is stored until you press Import.
      </PageTitle>
      <ImportSteps
        current={findStep(reading.state, { isRunning: run !== undefined, isEnded: end?.what === 'imported' })}
      />
      {reading.state.step === 'choose' && (
        <>
          {reading.state.failure && (
            <Alert tone="error" title="The file can't be imported">
              {faultText(reading.state.failure)}
            </Alert>
          )}
          <LastImport />
          <ChooseFiles onFiles={(files) => reading.open([...files])} />
        </>
      )}
      {reading.state.step === 'recognising' && <p role="status">Reading the headings...</p>}
      {reading.state.step === 'recognised' && (
        <Recognised state={reading.state} onRead={reading.read} onBack={startOver} />
      )}
      {reading.state.step === 'matching' && (
        <Matching
          state={reading.state}
          onView={reading.openView}
          onChange={reading.change}
          onRead={reading.read}
          onBack={startOver}
        />
      )}
      {reading.state.step === 'reading' && (
        <ProgressBar
          label="Reading, in % "
          done={Math.round((100 * reading.state.done) / Math.max(1, reading.state.total))}
          total={100}
          action={
            <Button size="s" onClick={reading.cancel}>
              Cancel
            </Button>
          }
        />
      )}
      {reading.state.step === 'read' && !state && !failure && <Comparing onCancel={startOver} />}
      {failure && (
        <Alert
          tone="error"
          title="Your library could not be loaded"
          action={
            <>
              <Button size="s" onClick={failure.retry}>
                Retry
              </Button>
              <Button size="s" onClick={startOver}>
                Choose other files
              </Button>
            </>
          }
        >
          {failure.message}
        </Alert>
      )}
      {isReviewed && summary && reading.state.step === 'read' && (
        <>
          <ImportHead
            title={summary.title}
            source={summary.source}
            kind={state.kind.definition}
            counts={counts}
            isAgain={state.isAgain}
            gone={gone.length}
            notices={reading.state.notices}
            unread={reading.state.found.unread}
            doing={run?.doing}
            onImport={running.start}
            onBack={startOver}
          />
          {run?.doing === 'Comparing' && <Comparing />}
          {run && run.doing !== 'Comparing' && (
            <ProgressBar
              label={run.doing}
              done={run.ended}
              total={run.total}
              action={
                <Button size="s" onClick={running.cancel}>
                  Cancel
                </Button>
              }
            />
          )}
          {end && !run && (
            <RunSummary
              end={end}
              counts={counts}
              isAgain={state.isAgain}
              canUndo={state.plan.rows.some((row) => toUndoable(row).length > 0)}
              onUndo={running.undo}
              onSaveLeftOut={() =>
                saveFile('left-out.csv', leftOutCsv(state.plan.rows, longestName(state.kind.definition)), 'text/csv')
              }
            />
          )}
          {!end && !run && isUpToDate(counts) && <UpToDate counts={counts} gone={gone.length} />}
          {gone.length > 0 && !run && (
            <GoneComponents
              components={gone}
              subclass={state.kind.definition.id}
              bulk={bulk}
              onChange={changeDeleted}
            />
          )}
          <Review
            key={String(state.isAgain)}
            plan={state.plan}
            columns={state.columns}
            definition={state.kind.definition}
            isAgain={state.isAgain}
            dispatch={dispatch}
            onUndo={undo}
            disabled={run !== undefined}
          />
        </>
      )}
      <BulkDialogs bulk={bulk} />
      <LeaveGuard when={run !== undefined || (isReviewed && counts.stored === 0 && !isUpToDate(counts))} />
    </Page>
  );
}

interface MatchingProps {
  state: Extract<ReadingState, { step: 'matching' }>;
  onView: (view: SheetView) => void;
  onChange: (proposal: Proposal, change: (draft: MappingDraft) => MappingDraft) => void;
  onRead: (found: FoundMapping) => void;
  onBack: () => void;
}

function Matching({ state, onView, onChange, onRead, onBack }: MatchingProps) {
  const { failure, opening } = state;
  const { proposal, draft } = shownSheet(state);
  const { sample, opened, file, unread } = proposal;
  const read = () => onRead({ id: draft.id, draft, files: new Map([['main', file]]), unread });
  return (
    <>
      {failure && (
        <Alert
          tone="error"
          title={
            failure.sheet === undefined
              ? "The file can't be imported"
              : `The sheet “${failure.sheet}” can't be imported`
          }
        >
          {faultText(failure.fault)}
        </Alert>
      )}
      <MatchColumns
        key={`${sample.sheet} ${sample.transposed}`}
        sample={sample}
        opened={opened}
        unread={unread}
        draft={draft}
        opening={opening}
        onChange={(change) => onChange(proposal, change)}
        onView={onView}
        onRead={read}
        onBack={onBack}
      />
    </>
  );
}

function describe({ id, draft }: FoundMapping) {
  return draft ?? imports.find((one) => one.id === id);
}

function findStep(
  { step }: ReadingState,
  { isRunning, isEnded }: { isRunning: boolean; isEnded: boolean },
): ImportStep {
  if (step === 'choose' || step === 'recognising') return 0;
  if (step === 'recognised' || step === 'matching') return 1;
  return isRunning || isEnded ? 3 : 2;
}
