import { type RefObject, useEffect, useRef, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { IMPORT_SLICE, type ImportResult, importComponents, undoImport } from '#api/importCalls.ts';
import { refetchComponents } from '#api/useComponents.ts';
import type { PlanEvent, StoredResult } from '#model/imports/changePlan.ts';
import { findStored } from '#model/imports/findStored.ts';
import type { ImportSource } from '#model/imports/ImportMapping.ts';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import type { KnownRow } from '#model/imports/KnownRow.ts';
import { planBody, planUpdate } from '#model/imports/planBody.ts';
import { isSent } from '#model/imports/rowStatus.ts';
import { KIND_VERSION } from '#model/kindVersion.ts';
import { keepLastRun } from './lastRunStore.ts';
import { RunCalls } from './RunCalls.ts';
import { toUndoable, toUndoBody } from './undoable.ts';
import type { PlanState } from './useImportPlan.ts';

export interface RunState {
  doing: 'Importing' | 'Undoing' | 'Comparing';
  ended: number;
  total: number;
}

export interface RunEnd {
  what: 'imported' | 'undone';
  /** The number of components that were created or, for an undo, moved to the trash. */
  created: number;
  /** The number of existing components that were updated or, for an undo, changed back. */
  updated: number;
  /** The number of components that only got the note that the user's values are kept or, for an undo, lost it. */
  noted: number;
  /** The number of components that the server rejected or, for an undo, that stay because they were changed since. */
  others: number;
  /**
   * The number of components that the server refused because they were changed elsewhere since the comparison; they
   * have been compared again.
   */
  meanwhile: number;
  /** Whether the run stopped because another run is importing the same table. */
  isOvertaken: boolean;
  isCancelled: boolean;
  /** The error message, if the run ended early. */
  failure: string | undefined;
}

interface Options {
  latest: RefObject<PlanState | undefined>;
  dispatch: (event: PlanEvent) => void;
  /** Compares with the library again, and calls `onKnown` before the rows are updated. */
  compare: (onKnown?: (known: ReadonlyMap<number, KnownRow>) => void) => Promise<void>;
  /** The imported table; undefined while there is none. */
  table: ImportedTable | undefined;
}

/** What components store about the table they were created from. */
export interface ImportedTable {
  /** The mapping's id. */
  id: string;
  title: string;
  source: ImportSource;
}

type Stored = ReadonlyMap<number, StoredResult>;

/** Stores the rows that are ready in slices, and undoes what was stored. */
export function useImportRun({ latest, dispatch, compare, table }: Options) {
  const [run, setRun] = useState<RunState>();
  const [end, setEnd] = useState<RunEnd>();
  const isCancelled = useRef(false);
  const calls = useRef<RunCalls>(undefined);
  /** The rows of a call whose answer was lost, until their outcome is known. */
  const open = useRef<readonly PlanRow[]>([]);
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );

  /**
   * Works through the slices until all are done, one fails or returns 'stop', or the user cancels. Returns the error
   * message of a failed slice.
   */
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

  /** Compares with the stored components again; returns the error message if they can't be read. */
  async function compareAgain(onKnown?: (known: ReadonlyMap<number, KnownRow>) => void) {
    setRun({ doing: 'Comparing', ended: 0, total: 0 });
    return compare(onKnown).then(() => undefined, toMessage);
  }

  /** Finds out which rows a call without an answer has stored; returns the error message if that can't be read. */
  async function settleOpen(own: RunCalls, settle: (sent: readonly PlanRow[], results: Stored) => void) {
    if (open.current.length === 0) return undefined;
    return compareAgain((known) => {
      const results = findStored(open.current, known, own.run);
      if (results.size > 0) own.confirm(importComponents);
      settle(open.current, results);
      open.current = [];
    });
  }

  /** Keeps what can be undone once the page has been left. */
  function keep({ run, next }: RunCalls) {
    const items = latest.current?.plan.rows.flatMap(toUndoable) ?? [];
    if (table) keepLastRun({ title: table.title, run, next, items });
  }

  /** Unlocks the page and publishes the outcome. */
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
      keep(own);
    };
    // Rows of a call without an answer must not be sent again before their outcome is known.
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
      // The call may have been carried out even though it failed here.
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
    // Rows that were stored by a call without an answer are undone as well.
    const unknown = await settleOpen(own, (_, results) => dispatch({ type: 'stored', results }));
    if (unknown !== undefined) return finish({ ...ended, failure: unknown });
    const stored = latest.current.plan.rows.flatMap(toUndoable);
    const undone = await inSlices('Undoing', stored, async (slice) => {
      const { deleted, restored, forgotten } = await own.send(toUndoBody(slice), undoImport);
      ended.created += deleted.length;
      ended.updated += restored.length;
      ended.noted += forgotten.length;
      dispatch({ type: 'takenBack', storedIds: new Set([...deleted, ...restored, ...forgotten]) });
      keep(own);
      return undefined;
    });
    const { created, updated, noted } = ended;
    if (undone === undefined && !isCancelled.current) {
      ended.others = stored.length - created - updated - noted;
      own.restart();
      // The next import is a new run with its own undo; if components stayed, this run can still be undone.
      if (ended.others === 0) calls.current = undefined;
    }
    // Restored components have a new etag, which the next import needs, and names of deleted ones are free again.
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

/** Adds the outcome of each row to the totals. */
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

/** The fields of refusals that mean the component was created, changed or deleted elsewhere since the comparison. */
const MEANWHILE: ReadonlySet<string> = new Set(['origin', 'etag', 'id']);

function toMessage(error: unknown): string {
  return toApiError(error).message;
}

function toOutcome(result: ImportResult | undefined): StoredResult {
  if (result?.id) return { id: result.id, etag: result.etag };
  return {
    faults: (result?.details ?? []).map(({ field, message }) => ({ field, reason: message, fix: toFix(field) })),
  };
}

/**
 * Returns the advice on a refusal, by the field that the server names; some concern the stored component, not a value.
 */
function toFix(field: string): string {
  if (['etag', 'id', 'origin'].includes(field)) return 'Choose the file again, to compare with what is stored now.';
  if (field === KIND_VERSION) return 'Reload the page, and choose the file again.';
  return field === 'locked' ? 'Unlock it first.' : 'Correct it.';
}
