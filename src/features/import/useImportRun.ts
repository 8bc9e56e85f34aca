import { type RefObject, useEffect, useRef, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { IMPORT_SLICE, type ImportResult, importComponents, undoImport } from '#api/importCalls.ts';
import { refetchComponents } from '#api/useComponents.ts';
import type { PlanEvent, StoredResult } from '#model/imports/changePlan.ts';
import { findStored } from '#model/imports/findStored.ts';
import type { ImportSource } from '#model/imports/ImportMapping.ts';
import { isSent, type PlanRow, takenChanges } from '#model/imports/ImportPlan.ts';
import type { KnownRow } from '#model/imports/KnownRow.ts';
import { planBody, planUpdate } from '#model/imports/planBody.ts';
import { KIND_VERSION } from '#model/kindVersion.ts';
import { RunCalls } from './RunCalls.ts';
import type { PlanState } from './useImportPlan.ts';

export interface RunState {
  doing: 'Importing' | 'Undoing' | 'Comparing';
  ended: number;
  total: number;
}

export interface RunEnd {
  what: 'imported' | 'undone';
  /** How many components were created, or are in the trash now. */
  created: number;
  /** How many known components were changed, or are as before. */
  updated: number;
  /** Of how many it was only noted that their values are kept, or is not any more. */
  noted: number;
  /** How many the server refused, or that stay because they were changed. */
  others: number;
  /** How many were refused as somebody has made or changed them since they were compared; they were compared again. */
  meanwhile: number;
  /** Whether it was stopped, as another run imports the same table. */
  isOvertaken: boolean;
  isCancelled: boolean;
  /** Why it ended early. */
  failure: string | undefined;
}

interface Options {
  latest: RefObject<PlanState | undefined>;
  dispatch: (event: PlanEvent) => void;
  /** Compares once more with what is stored, and hands that over before. */
  compare: (onKnown?: (known: ReadonlyMap<number, KnownRow>) => void) => Promise<void>;
  /** The table that is imported; undefined while there is none. */
  table: ImportedTable | undefined;
}

/** What components keep of the table that they are made from. */
export interface ImportedTable {
  /** The mapping's id. */
  id: string;
  title: string;
  source: ImportSource;
}

type Stored = ReadonlyMap<number, StoredResult>;

/** Stores the rows that are ready, slice by slice, and takes back what was stored. */
export function useImportRun({ latest, dispatch, compare, table }: Options) {
  const [run, setRun] = useState<RunState>();
  const [end, setEnd] = useState<RunEnd>();
  const isCancelled = useRef(false);
  const calls = useRef<RunCalls>(undefined);
  /** The rows of a call whose answer was lost, until it is known what became of them. */
  const open = useRef<readonly PlanRow[]>([]);
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );

  /** Works on slices until all are done, one fails or says stop, or the person cancels; returns why it ended early. */
  async function inSlices<Item>(
    doing: RunState['doing'],
    items: readonly Item[],
    work: (slice: Item[]) => Promise<'stop' | undefined>,
  ) {
    isCancelled.current = false;
    setEnd(undefined);
    for (let at = 0; at < items.length && !isCancelled.current; at += IMPORT_SLICE) {
      setRun({ doing, ended: at, total: items.length });
      try {
        if ((await work(items.slice(at, at + IMPORT_SLICE))) === 'stop') break;
      } catch (error) {
        return toMessage(error);
      } finally {
        void refetchComponents();
      }
    }
    return undefined;
  }

  /** Compares with what is stored now; returns why that could not be read. */
  async function compareAgain(onKnown?: (known: ReadonlyMap<number, KnownRow>) => void) {
    setRun({ doing: 'Comparing', ended: 0, total: 0 });
    return compare(onKnown).then(() => undefined, toMessage);
  }

  /** Finds out what became of the rows of a call whose answer was lost; returns why that could not be read. */
  async function settleOpen(own: RunCalls, settle: (sent: readonly PlanRow[], results: Stored) => void) {
    if (open.current.length === 0) return undefined;
    return compareAgain((known) => {
      const results = findStored(open.current, known, own.run);
      if (results.size > 0) own.confirm(importComponents);
      settle(open.current, results);
      open.current = [];
    });
  }

  /** Unlocks the page once all is known. */
  function finish(ended: RunEnd) {
    setRun(undefined);
    setEnd({ ...ended, isCancelled: isCancelled.current });
  }

  async function start() {
    if (!latest.current || run || !table) return;
    const { id: set, title, source } = table;
    calls.current ??= new RunCalls(title);
    const own = calls.current;
    const ended: RunEnd = { ...NOTHING_YET, what: 'imported' };
    const settle = (sent: readonly PlanRow[], results: Stored) => {
      count(ended, sent, results);
      dispatch({ type: 'stored', results });
    };
    // Rows whose answer was lost before are not sent once more without knowing what became of them.
    const unknown = await settleOpen(own, settle);
    if (unknown !== undefined) return finish({ ...ended, failure: unknown });
    const { kind, plan } = latest.current;
    const origin = { set, source, definition: kind.definition };
    const failure = await inSlices('Importing', plan.rows.filter(isSent), async (slice) => {
      const components = slice.map((row) => (row.known ? planUpdate(row, row.known, origin) : planBody(row, origin)));
      open.current = slice;
      const results = await own.send({ components }, importComponents);
      open.current = [];
      settle(slice, new Map(slice.map(({ id }, index) => [id, toOutcome(results[index])])));
      ended.isOvertaken = results.some(({ details }) => details.some(({ field }) => field === 'origin'));
      return ended.isOvertaken ? 'stop' : undefined;
    });
    if (failure !== undefined) {
      // The call may have been carried out although its answer was lost.
      const unread = await settleOpen(own, settle);
      return finish({ ...ended, failure: unread ?? failure });
    }
    const compared = ended.meanwhile > 0 ? await compareAgain() : undefined;
    finish({ ...ended, failure: compared });
  }

  async function undo() {
    const { current: own } = calls;
    if (!latest.current || run || !own) return;
    const ended: RunEnd = { ...NOTHING_YET, what: 'undone' };
    // What was stored although its answer was lost is taken back as well.
    const unknown = await settleOpen(own, (_, results) => dispatch({ type: 'stored', results }));
    if (unknown !== undefined) return finish({ ...ended, failure: unknown });
    const stored = latest.current.plan.rows.flatMap(toUndoable);
    const undone = await inSlices('Undoing', stored, async (slice) => {
      const of = (sort: Undoable['sort']) => slice.filter((one) => one.sort === sort).map(({ id }) => id);
      const updates = slice.flatMap(({ id, etag }) => (etag === undefined ? [] : [{ id, etag }]));
      const body = { ids: of('created'), updates, notes: of('noted') };
      const { deleted, restored, forgotten } = await own.send(body, undoImport);
      ended.created += deleted.length;
      ended.updated += restored.length;
      ended.noted += forgotten.length;
      dispatch({ type: 'takenBack', storedIds: new Set([...deleted, ...restored, ...forgotten]) });
      return undefined;
    });
    const { created, updated, noted } = ended;
    if (undone === undefined && !isCancelled.current) {
      ended.others = stored.length - created - updated - noted;
      own.restart();
      // What is imported next is another run, which is taken back by itself; what has stayed may still be taken back.
      if (ended.others === 0) calls.current = undefined;
    }
    // What is as before has another state now, on which the next import is based, and names are free again.
    const compared = created + updated + noted > 0 ? await compareAgain() : undefined;
    finish({ ...ended, failure: undone ?? compared });
  }

  return {
    run,
    end,
    start,
    undo,
    cancel: () => {
      isCancelled.current = true;
    },
    forget: () => {
      calls.current = undefined;
      open.current = [];
      setEnd(undefined);
    },
  };
}

const NOTHING_YET = {
  ...{ created: 0, updated: 0, noted: 0, others: 0, meanwhile: 0 },
  ...{ isOvertaken: false, isCancelled: false, failure: undefined },
};

/** Adds up what became of rows. */
function count(ended: RunEnd, sent: readonly PlanRow[], results: Stored): void {
  for (const row of sent) {
    const result = results.get(row.id);
    if (!result) continue;
    if ('faults' in result) {
      if (result.faults.some(({ field = '' }) => MEANWHILE.has(field))) ended.meanwhile++;
      else ended.others++;
    } else if (!row.known) ended.created++;
    else if (result.etag === undefined) ended.noted++;
    else if (result.etag !== row.known.component.etag) ended.updated++;
  }
}

/** What is refused where somebody has made, changed or deleted the component since it was compared. */
const MEANWHILE: ReadonlySet<string> = new Set(['origin', 'etag', 'id']);

interface Undoable {
  id: string;
  sort: 'created' | 'updated' | 'noted';
  /** The state of a component that was changed. */
  etag?: string;
}

function toUndoable(row: PlanRow): Undoable[] {
  const { storedId: id, storedTag: etag, known } = row;
  if (id === undefined) return [];
  if (!known) return [{ id, sort: 'created' }];
  if (etag === undefined) return [{ id, sort: 'noted' }];
  return takenChanges(row).length > 0 ? [{ id, sort: 'updated', etag }] : [];
}

/** Whether the row has anything to take back. */
export function isUndoable(row: PlanRow): boolean {
  return toUndoable(row).length > 0;
}

function toMessage(error: unknown): string {
  return toApiError(error).message;
}

function toOutcome(result: ImportResult | undefined): StoredResult {
  if (result?.id) return { id: result.id, etag: result.etag };
  return {
    faults: (result?.details ?? []).map(({ field, message }) => ({ field, reason: message, fix: fixOf(field) })),
  };
}

/** What to do about a refusal: of a stored component, which is none of the row's values, or of a value. */
function fixOf(field: string): string {
  if (field === 'etag' || field === 'id') return 'Choose the file again, to compare with what is stored now.';
  if (field === KIND_VERSION) return 'Reload the page, and choose the file again.';
  return field === 'locked' ? 'Unlock it first.' : 'Correct it.';
}
