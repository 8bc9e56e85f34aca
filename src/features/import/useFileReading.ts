import { useEffect, useRef, useState } from 'react';
import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { SheetView } from '#model/imports/TableSample.ts';
import type { FoundMapping, ImportJob, JobReport, OwnFiles, Proposal } from './job/ImportJob.ts';
import { JobWorker } from './job/JobWorker.ts';
import { addSheet, changeDraft, type MatchedSheets, showSheet, startMatching } from './match/MatchedSheets.ts';

export type ReadingState =
  | { step: 'choose'; failure?: ImportFault | undefined }
  /** The headings are compared with those of the mappings. */
  | { step: 'recognising' }
  /** Several mappings fit, or another page imports the files. */
  | { step: 'recognised'; files: readonly File[]; found: readonly FoundMapping[]; own: OwnFiles | undefined }
  /** No mapping fits, so the user has to make one. */
  | MatchingState
  | { step: 'reading'; found: FoundMapping; done: number; total: number }
  | { step: 'read'; found: FoundMapping; notices: readonly ImportFault[] };

interface MatchingState extends MatchedSheets {
  step: 'matching';
  files: readonly File[];
  /** What is being read of the file. */
  opening?: SheetView;
  /** Why a sheet, or the file if none is named, can't be read. */
  failure?: { sheet?: string | undefined; fault: ImportFault };
}

interface FileReading {
  state: ReadingState;
  open: (files: readonly File[]) => void;
  /** Shows another sheet of the workbook, or the table by its columns; the corrections of each are kept. */
  openView: (view: SheetView) => void;
  /** Corrects the mapping that was proposed. */
  change: (proposal: Proposal, change: (draft: MappingDraft) => MappingDraft) => void;
  read: (found: FoundMapping) => void;
  /** Stops reading; returns to the mapping if the user has made one. */
  cancel: () => void;
  reset: () => void;
}

/** Recognises and reads files in a worker; `onRows` is called once, with all rows. */
export function useFileReading(onRows: (found: FoundMapping, rows: PlannedRow[]) => void): FileReading {
  const [state, setState] = useState<ReadingState>({ step: 'choose' });
  const worker = useRef<JobWorker>(undefined);
  /** The mapping that the user has made for the rows that are being read. */
  const made = useRef<MatchingState>(undefined);
  useEffect(() => () => worker.current?.end(), []);

  function stop() {
    worker.current?.end();
    worker.current = undefined;
  }

  /** Returns to the mapping that the user has made, or else to the choice of files. */
  function goBack(fault?: ImportFault) {
    stop();
    if (made.current) setState(fault ? { ...made.current, failure: { fault } } : made.current);
    else setState({ step: 'choose', failure: fault });
  }

  function run(job: ImportJob, onReport: (report: JobReport) => void) {
    worker.current ??= new JobWorker(() => goBack(UNEXPECTED));
    worker.current.run(job, onReport);
  }

  function open(files: readonly File[]) {
    if (files.length === 0) return;
    reset();
    const large = files.find(({ size }) => size > LARGEST);
    if (large) return setState({ step: 'choose', failure: tooLarge(large.name) });
    setState({ step: 'recognising' });
    run({ type: 'recognise', files }, (report) => {
      if (report.type === 'failed') return goBack(report.fault);
      if (report.type !== 'recognised') return;
      if (report.proposal) return setState({ step: 'matching', files, ...startMatching(report.proposal) });
      const [first, ...others] = report.found;
      if (first && others.length === 0) read(first);
      else setState({ step: 'recognised', files, found: report.found, own: report.own });
    });
  }

  /** Applies `change` to the state while a mapping is made. */
  function changeMatching(change: (known: MatchingState) => MatchingState) {
    setState((known) => (known.step === 'matching' ? change(known) : known));
  }

  function openView(view: SheetView) {
    if (state.step !== 'matching') return;
    const { files } = state;
    const known = showSheet(state, view);
    if (known) return setState({ step: 'matching', files, ...known });
    const { sheet } = view;
    changeMatching(({ failure: _, ...others }) => ({ ...others, opening: view }));
    run({ type: 'recognise', files, view }, (report) =>
      changeMatching(({ opening: _, ...others }) => {
        if (report.type === 'failed') return { ...others, failure: { sheet, fault: report.fault } };
        if (report.type !== 'recognised' || !report.proposal) return others;
        return { step: 'matching', files, ...addSheet(others, report.proposal) };
      }),
    );
  }

  function change(proposal: Proposal, update: (draft: MappingDraft) => MappingDraft) {
    changeMatching((known) => ({ ...known, ...changeDraft(known, proposal, update) }));
  }

  function read(found: FoundMapping) {
    const rows: PlannedRow[] = [];
    const notices: ImportFault[] = [];
    if (state.step === 'matching') {
      const { files, sheets } = state;
      made.current = { step: 'matching', files, sheets };
    }
    setState({ step: 'reading', found, done: 0, total: 1 });
    run({ type: 'read', mapping: found.draft ?? found.id, files: found.files, further: found.further }, (report) => {
      if (report.type === 'progress') setState({ step: 'reading', found, done: report.done, total: report.total });
      else if (report.type === 'rows') rows.push(...report.rows);
      else if (report.type === 'notice') notices.push(report.fault);
      else if (report.type === 'failed') goBack(report.fault);
      else if (report.type === 'done') {
        stop();
        onRows(found, rows);
        setState({ step: 'read', found, notices });
      }
    });
  }

  function reset() {
    made.current = undefined;
    goBack();
  }

  return { state, open, openView, change, read, cancel: () => goBack(), reset };
}

const LARGEST = 50 * 1024 * 1024;

function tooLarge(file: string): ImportFault {
  return {
    place: { file },
    reason: 'is larger than 50 MB.',
    fix: 'Split it, and import one part after the other.',
  };
}

const UNEXPECTED: ImportFault = {
  place: { file: 'The file' },
  reason: 'could not be read: the reader stopped unexpectedly.',
  fix: 'Choose it again; if that fails as well, save it as CSV.',
};
