import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ApiError, findFieldErrors, toApiError } from '#api/ApiError.ts';
import { createComponent } from '#api/componentCalls.ts';
import { refetchComponents, useComponents } from '#api/useComponents.ts';
import { loadKind } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
import { runAll } from '#library/runAll.ts';
import { nameGroup } from '#model/nameGroup.ts';
import { nameKey } from '#model/nameKey.ts';
import { notifyRefusal } from '#records/notifyActionFailure.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';
import { ImportBatch } from './ImportBatch.ts';
import { getStatus, type ImportEntry } from './ImportEntry.ts';

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
  /** The run that is under way. */
  run: ImportRun | undefined;
  summary: ImportSummary | undefined;
  /** Creates every entry that is right; whatever fails stays as it is, with its reason. */
  start: () => Promise<void>;
  /** Lets what is under way end and begins nothing more. */
  cancel: () => void;
}

/** A batch of components to import, and how it is sent. */
export function useImport(): Import {
  const [batch] = useState(() => new ImportBatch((subclass) => (isKnown(subclass) ? loadKind[subclass]() : undefined)));
  const entries = useSyncExternalStore(batch.subscribe, batch.entries);
  const [run, setRun] = useState<ImportRun>();
  const [summary, setSummary] = useState<ImportSummary>();
  const running = useRef<AbortController>(undefined);
  useTakenNames(batch);
  useEffect(
    () => () => {
      running.current?.abort();
      batch.dispose();
    },
    [batch],
  );

  async function start(): Promise<void> {
    const items = batch.entries().filter((entry) => ['ready', 'failed'].includes(getStatus(entry)));
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

  return { batch, entries, run, summary, start, cancel: () => running.current?.abort() };
}

/** Keeps the batch informed of the names in the library. */
function useTakenNames(batch: ImportBatch): void {
  const { data: plain } = useComponents({ templates: false });
  const { data: templates } = useComponents({ templates: true });
  const taken = useMemo(() => {
    const names = new Map<string, Set<string>>();
    for (const item of [...(plain ?? []), ...(templates ?? [])]) {
      const group = nameGroup(item);
      names.set(group, (names.get(group) ?? new Set()).add(nameKey(item.name)));
    }
    return names;
  }, [plain, templates]);
  useEffect(() => batch.setTaken(taken), [batch, taken]);
}

async function create(batch: ImportBatch, { id, draft }: ImportEntry): Promise<void> {
  if (!draft) return;
  const { store, isTemplate } = draft;
  batch.update(id, { state: 'running', failure: undefined });
  try {
    const values = store.payload();
    const { component } = await createComponent({
      subclass: store.definition.id,
      templates: isTemplate,
      values,
      isOneOfMany: true,
    });
    batch.update(id, { state: 'created', createdId: component.id });
  } catch (thrown) {
    const error = toApiError(thrown);
    batch.update(id, { state: 'waiting', failure: toFailure(error) });
    const { elsewhere } = showFieldErrors(store, findFieldErrors(error));
    if (elsewhere) batch.update(id, { failure: elsewhere });
    throw error;
  }
}

/** What is said of a failure beside the messages at its fields. */
function toFailure(error: ApiError): string {
  return Object.keys(findFieldErrors(error)).length > 0 ? 'The server refuses some of the fields' : error.message;
}
