import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type ApiError, findFieldErrors, toApiError } from '#api/ApiError.ts';
import { createComponent } from '#api/componentCalls.ts';
import { refetchComponents } from '#api/useComponents.ts';
import { useWholeComponents } from '#api/useWholeComponents.ts';
import { createImportBatch, type ImportBatch } from '#library/import/createImportBatch.ts';
import { getStatus, type ImportEntry } from '#library/import/ImportEntry.ts';
import { type ImportSource, readEntries } from '#library/import/readEntries.ts';
import { toTakenNames } from '#library/import/toTakenNames.ts';
import { runAll } from '#library/runAll.ts';
import { notifyRefusal } from '#records/notifyActionFailure.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';

interface ImportRun {
  ended: number;
  total: number;
}

export interface ImportSummary {
  created: number;
  failed: number;
  cancelled: number;
}

interface Import {
  batch: ImportBatch;
  entries: readonly ImportEntry[];
  /** The progress while a long library is being read, whose names are compared with the entries. */
  reading: { ended: number; total: number } | undefined;
  /** The current run; undefined while idle. */
  run: ImportRun | undefined;
  summary: ImportSummary | undefined;
  /** Reads texts and appends their components to the entries. */
  add: (sources: readonly ImportSource[]) => Promise<void>;
  /** Creates all entries without faults; an entry that fails stays, with its reason. */
  start: () => Promise<void>;
  /** Starts no further calls; calls in progress finish. */
  cancel: () => void;
}

/** Manages a batch of components to import, and the calls that create them. */
export function useImport(): Import {
  const [batch] = useState(() => createImportBatch());
  const { entries } = useStore(batch.state);
  const [run, setRun] = useState<ImportRun>();
  const [summary, setSummary] = useState<ImportSummary>();
  const running = useRef<AbortController>(undefined);
  const reading = useTakenNames(batch);
  useEffect(
    () => () => {
      running.current?.abort();
      batch.dispose();
    },
    [batch],
  );

  async function add(sources: readonly ImportSource[]): Promise<void> {
    const read = await Promise.all(sources.map((source) => readEntries(source)));
    batch.dispatch({ type: 'read', read: read.flat() });
  }

  async function start(): Promise<void> {
    const items = batch.state.getState().entries.filter((entry) => ['ready', 'failed'].includes(getStatus(entry)));
    if (running.current || items.length === 0) return;
    const controller = new AbortController();
    running.current = controller;
    setSummary(undefined);
    setRun({ ended: 0, total: items.length });
    const outcomes = await runAll({
      items,
      signal: controller.signal,
      run: (entry) => create(batch, entry),
      onOutcome: (_, ended) => setRun({ ended, total: items.length }),
    });
    running.current = undefined;
    const count = (state: string) => outcomes.filter((outcome) => outcome.state === state).length;
    setRun(undefined);
    setSummary({ created: count('done'), failed: count('failed'), cancelled: count('cancelled') });
    void refetchComponents();
    for (const outcome of outcomes) if (outcome.state === 'failed') notifyRefusal(outcome.error, () => void start());
  }

  return { batch, entries, reading, run, summary, add, start, cancel: () => running.current?.abort() };
}

/** Passes the names in the library to the batch; returns the progress while a long library is being read. */
function useTakenNames({ dispatch }: ImportBatch): Import['reading'] {
  const { data: plain, progress } = useWholeComponents({ templates: false });
  const { data: templates, progress: ofTemplates } = useWholeComponents({ templates: true });
  const taken = useMemo(() => toTakenNames([...(plain ?? []), ...(templates ?? [])]), [plain, templates]);
  useEffect(() => dispatch({ type: 'compared', taken }), [dispatch, taken]);
  return progress ?? ofTemplates;
}

async function create({ dispatch }: ImportBatch, { id, draft }: ImportEntry): Promise<void> {
  if (!draft) return;
  const { store, kept, isTemplate } = draft;
  dispatch({ type: 'sent', id });
  try {
    const { component } = await createComponent({
      subclass: store.definition.id,
      templates: isTemplate,
      values: { ...kept, ...store.payload() },
      isOneOfMany: true,
    });
    dispatch({ type: 'created', id, createdId: component.id });
  } catch (thrown) {
    const error = toApiError(thrown);
    const { elsewhere } = showFieldErrors(store, findFieldErrors(error));
    dispatch({ type: 'failed', id, failure: elsewhere || toFailure(error) });
    throw error;
  }
}

/** The message of a failure whose details are shown at the fields. */
function toFailure(error: ApiError): string {
  return Object.keys(findFieldErrors(error)).length > 0 ? 'The server rejected some of the fields' : error.message;
}
