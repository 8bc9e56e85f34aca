import { useEffect, useRef, useState } from 'react';
import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { FoundMapping, ImportJob, JobReport, OwnFiles, Proposal } from './job/ImportJob.ts';
import { startJob } from './job/startJob.ts';

export type ReadingState =
  | { step: 'choose'; failure?: ImportFault | undefined }
  /** The headings are compared with those of the mappings. */
  | { step: 'recognising' }
  /** Several mappings fit, or another page imports the files. */
  | { step: 'recognised'; files: readonly File[]; found: readonly FoundMapping[]; own: OwnFiles | undefined }
  /** No mapping fits, so the user has to make one; `sheet` is read at present, or has failed. */
  | { step: 'matching'; files: readonly File[]; proposal: Proposal; sheet?: ChosenSheet }
  | { step: 'reading'; found: FoundMapping; done: number; total: number }
  | { step: 'read'; found: FoundMapping; notices: readonly ImportFault[] };

/** Another sheet that was chosen; with a fault, it can't be shown. */
interface ChosenSheet {
  name: string;
  fault?: ImportFault;
}

interface FileReading {
  state: ReadingState;
  open: (files: readonly File[]) => void;
  /** Proposes a mapping for another sheet of the workbook. */
  openSheet: (sheet: string) => void;
  read: (found: FoundMapping) => void;
  /** Cancels the current job. */
  reset: () => void;
}

/** Recognises and reads files in a worker; `onRows` is called once, with all rows. */
export function useFileReading(onRows: (found: FoundMapping, rows: PlannedRow[]) => void): FileReading {
  const [state, setState] = useState<ReadingState>({ step: 'choose' });
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  function start(job: ImportJob, onReport: (report: JobReport) => void) {
    cancel.current?.();
    const onError = () => setState({ step: 'choose', failure: UNEXPECTED });
    cancel.current = startJob(job, { onReport, onError });
  }

  function open(files: readonly File[]) {
    if (files.length === 0) return;
    const large = files.find(({ size }) => size > LARGEST);
    if (large) return setState({ step: 'choose', failure: tooLarge(large.name) });
    setState({ step: 'recognising' });
    start({ type: 'recognise', files }, (report) => {
      if (report.type === 'failed') return setState({ step: 'choose', failure: report.fault });
      if (report.type !== 'recognised') return;
      if (report.proposal) return setState({ step: 'matching', files, proposal: report.proposal });
      const [first, ...others] = report.found;
      if (first && others.length === 0) read(first);
      else setState({ step: 'recognised', files, found: report.found, own: report.own });
    });
  }

  function openSheet(name: string) {
    if (state.step !== 'matching') return;
    const { files } = state;
    setState({ ...state, sheet: { name } });
    start({ type: 'recognise', files, sheet: name }, (report) => {
      if (report.type === 'failed') setState({ ...state, sheet: { name, fault: report.fault } });
      else if (report.type === 'recognised' && report.proposal)
        setState({ step: 'matching', files, proposal: report.proposal });
    });
  }

  function read(found: FoundMapping) {
    const rows: PlannedRow[] = [];
    const notices: ImportFault[] = [];
    setState({ step: 'reading', found, done: 0, total: 1 });
    start({ type: 'read', mapping: found.draft ?? found.id, files: found.files, further: found.further }, (report) => {
      if (report.type === 'progress') setState({ step: 'reading', found, done: report.done, total: report.total });
      else if (report.type === 'rows') rows.push(...report.rows);
      else if (report.type === 'notice') notices.push(report.fault);
      else if (report.type === 'failed') setState({ step: 'choose', failure: report.fault });
      else if (report.type === 'done') {
        onRows(found, rows);
        setState({ step: 'read', found, notices });
      }
    });
  }

  function reset() {
    cancel.current?.();
    setState({ step: 'choose' });
  }

  return { state, open, openSheet, read, reset };
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
