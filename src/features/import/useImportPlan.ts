import { useCallback, useRef, useState } from 'react';
import { readAllComponents } from '#api/useComponents.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import { changePlan, type PlanEvent } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN, type ImportPlan } from '#model/imports/ImportPlan.ts';
import { isOnePerFile } from '#model/imports/isOnePerFile.ts';
import type { KnownComponent, KnownRow } from '#model/imports/KnownRow.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { type PlanColumn, planColumns } from '#model/imports/planColumns.ts';
import type { Kind } from '#model/Kind.ts';
import { nameKey } from '#model/nameKey.ts';
import { MOST_ROWS } from './job/ImportJob.ts';
import { matchInSlices, readKnown } from './readKnown.ts';

export interface PlanState {
  plan: ImportPlan;
  /** What the table is about; corrections of its rows add and remove no column. */
  columns: readonly PlanColumn[];
  kind: Kind;
  /** The mapping's id, by which the components of earlier imports are found. */
  mapping: string;
  /** Whether earlier imports have created components. */
  isAgain: boolean;
  /** The components of earlier imports whose row is no longer in the table. */
  gone: readonly KnownComponent[];
  /** The ids of `gone` components that the user has deleted since. */
  deleted: ReadonlySet<string>;
}

/** Holds the rows under review, with an undo for corrections. */
export function useImportPlan() {
  const [state, setState] = useState<PlanState>();
  const [past, setPast] = useState<readonly ImportPlan[]>([]);
  const latest = useRef<PlanState>(undefined);
  /** Counts the tables; results that belong to an earlier table are ignored. */
  const turn = useRef(0);

  const set = useCallback((next: PlanState | undefined) => {
    latest.current = next;
    setState(next);
  }, []);

  const dispatch = useCallback(
    (event: PlanEvent) => {
      const { current } = latest;
      if (!current) return;
      if (CORRECTIONS.has(event.type)) setPast((known) => [...known.slice(1 - MOST_STEPS), current.plan]);
      else if (FINAL.has(event.type)) setPast([]);
      set({ ...current, plan: changePlan(current.plan, event, current.kind) });
    },
    [set],
  );

  /**
   * Starts over with the rows of a kind; rejects if its form or the library can't be read, unless `clear` came first.
   */
  const begin = useCallback(
    async ({ kind: subclass, id: mapping }: { kind: string; id: string }, rows: readonly PlannedRow[]) => {
      const own = ++turn.current;
      try {
        const next = await readPlan(subclass, mapping, rows);
        if (own !== turn.current) return;
        setPast([]);
        set(next);
      } catch (error) {
        if (own === turn.current) throw error;
      }
    },
    [set],
  );

  /**
   * Compares again after components have changed; rejects if they can't be read. `onKnown` is called with the matching
   * components before the rows are updated.
   */
  const compare = useCallback(
    async (onKnown?: (known: ReadonlyMap<number, KnownRow>) => void) => {
      const { current } = latest;
      if (!current) return;
      const own = turn.current;
      const { kind, mapping, plan } = current;
      const [components, taken] = await Promise.all([readKnown(mapping, kind), readNameKeys(kind.definition.id)]);
      const { known, entries } = await matchInSlices(plan.rows, components, kind);
      if (own !== turn.current || !latest.current) return;
      onKnown?.(known);
      dispatch({ type: 'compared', taken });
      dispatch({ type: 'matched', known, entries });
      const { current: now } = latest;
      set({ ...now, isAgain: now.isAgain || now.plan.rows.some((row) => row.known !== undefined) });
    },
    [dispatch, set],
  );

  const changeDeleted = useCallback(
    (ids: ReadonlySet<string>, isDeleted: boolean) => {
      const { current } = latest;
      if (!current) return;
      const others = [...current.deleted].filter((id) => !ids.has(id));
      set({ ...current, deleted: new Set(isDeleted ? [...others, ...ids] : others) });
    },
    [set],
  );

  const undo = () => {
    const before = past.at(-1);
    if (!before || !latest.current) return;
    set({ ...latest.current, plan: before });
    setPast(past.slice(0, -1));
  };

  const clear = useCallback(() => {
    turn.current++;
    set(undefined);
  }, [set]);
  return { state, latest, dispatch, begin, compare, changeDeleted, clear, undo: past.length > 0 ? undo : undefined };
}

/** The user's corrections, which can be undone one by one. */
const CORRECTIONS: ReadonlySet<PlanEvent['type']> = new Set([
  'included',
  'decided',
  'named',
  'valued',
  'filled',
  'shortened',
  'distinguished',
]);

/** Events that change what is stored, after which an undo of earlier corrections would be wrong. */
const FINAL: ReadonlySet<PlanEvent['type']> = new Set(['stored', 'matched', 'takenBack']);

const MOST_STEPS = 50;

/** Creates the plan for the rows, compared with the stored components. */
async function readPlan(subclass: string, mapping: string, rows: readonly PlannedRow[]): Promise<PlanState> {
  if (!isKnown(subclass)) throw new Error(`There is no kind "${subclass}"`);
  const [kind, taken] = await Promise.all([loadShownKind(subclass), readNameKeys(subclass)]);
  const components = await readKnown(mapping, kind);
  const compared = changePlan(EMPTY_PLAN, { type: 'compared', taken }, kind);
  const plan = changePlan(compared, { type: 'read', rows }, kind);
  const { known, entries, gone } = await matchInSlices(plan.rows, components, kind);
  return {
    ...{ kind, mapping, isAgain: components.length > 0 },
    columns: planColumns(rows, kind.definition),
    gone: rows.length < MOST_ROWS && !isOnePerFile(rows) ? gone : [],
    deleted: new Set(),
    plan: changePlan(plan, { type: 'matched', known, entries }, kind),
  };
}

async function readNameKeys(subclass: string): Promise<Set<string>> {
  const items = await readAllComponents({ templates: false, subclass, sort: 'name' });
  return new Set(items.map(({ name }) => nameKey(name)));
}
