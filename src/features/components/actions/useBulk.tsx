import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';
import { type Outcome, runAll } from '#library/runAll.ts';
import { isWorthRetry } from '#records/failures.ts';
import { notifyRefusal } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import type { BulkAction } from './BulkAction.ts';
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx';
import { BulkProgressDialog, BulkSummaryDialog } from './BulkDialogs.tsx';
import { type BulkTask, deleteTask, duplicateTask, exportTask, restoreTask, toReason } from './bulkTasks.ts';

export interface BulkSummary {
  /** '2 components deleted'. */
  done: string;
  failed: { id: string; name: string; reason: string }[];
  /** How many were not begun. */
  cancelled: number;
  /** Does again what failed; undefined where that can't help. */
  retry: (() => void) | undefined;
}

interface Running {
  doing: string;
  ended: number;
  total: number;
}

interface Bulk {
  act: (action: BulkAction, items: readonly ComponentListItem[]) => void;
  dialog: ReactNode;
}

/** Work shorter than this is not worth a progress bar. */
const PROGRESS_DELAY = 300;

/** Long enough to see what was deleted and to reach the button by keyboard. */
const UNDO_MS = 10_000;

/** Works on many components, a few calls at a time, with progress, cancel and one summary. */
export function useBulk({ templates, all }: { templates: boolean; all: readonly ComponentListItem[] }): Bulk {
  const [asked, setAsked] = useState<readonly ComponentListItem[]>();
  const [running, setRunning] = useState<Running>();
  const [isLong, setIsLong] = useState(false);
  const [summary, setSummary] = useState<BulkSummary>();
  const controller = useRef<AbortController>(undefined);
  // Whoever leaves the page begins nothing more; what is done stays done, and is told.
  useEffect(() => () => controller.current?.abort(), []);

  const work = useCallback(async <Result,>(task: BulkTask<Result>, again: Again): Promise<ComponentListItem[]> => {
    if (controller.current) return [];
    const own = new AbortController();
    controller.current = own;
    const total = task.items.length;
    setRunning({ doing: task.doing, ended: 0, total });
    const timer = setTimeout(() => setIsLong(true), PROGRESS_DELAY);
    try {
      const outcomes = await runAll({
        items: task.items,
        run: task.run,
        signal: own.signal,
        onOutcome: (_, ended) => setRunning({ doing: task.doing, ended, total }),
      });
      await task.settle(outcomes);
      const { failed, cancelled, retry } = createSummary(outcomes, again);
      const done = outcomes.flatMap(({ state, item }) => (state === 'done' ? [item] : []));
      if (failed.length + cancelled > 0) setSummary({ done: task.doneText(done.length), failed, cancelled, retry });
      for (const outcome of outcomes) {
        if (outcome.state === 'failed' && retry) notifyRefusal(outcome.error, retry);
      }
      return done;
    } finally {
      clearTimeout(timer);
      controller.current = undefined;
      setRunning(undefined);
      setIsLong(false);
    }
  }, []);

  async function notifyOutcomes<Result>(task: BulkTask<Result>) {
    setSummary(undefined);
    const done = await work(task, (items) => void notifyOutcomes({ ...task, items }));
    if (done.length > 0) toasts.add({ type: 'success', title: task.doneText(done.length) });
  }

  async function remove(items: readonly ComponentListItem[]) {
    setAsked(undefined);
    setSummary(undefined);
    const task = deleteTask(items, templates);
    const done = await work(task, (left) => void remove(left));
    if (done.length === 0) return;
    toasts.add({
      type: 'success',
      title: task.doneText(done.length),
      duration: UNDO_MS,
      actions: [{ label: 'Undo', action: () => void notifyOutcomes(restoreTask(done, templates)) }],
    });
  }

  function act(action: BulkAction, items: readonly ComponentListItem[]) {
    if (action === 'delete') setAsked(items);
    else if (action === 'export') void notifyOutcomes(exportTask(items, templates));
    else void notifyOutcomes(duplicateTask(items, all, templates));
  }

  const dialog = asked ? (
    <BulkDeleteDialog
      items={asked}
      templates={templates}
      onClose={() => setAsked(undefined)}
      onDelete={(items) => void remove(items)}
    />
  ) : running && isLong ? (
    <BulkProgressDialog {...running} onCancel={() => controller.current?.abort()} />
  ) : summary ? (
    <BulkSummaryDialog summary={summary} onClose={() => setSummary(undefined)} />
  ) : null;
  return { act, dialog };
}

type Again = (items: readonly ComponentListItem[]) => void;

function createSummary<Result>(
  outcomes: readonly Outcome<ComponentListItem, Result>[],
  again: Again,
): Omit<BulkSummary, 'done'> {
  const worthRetry = outcomes.flatMap((outcome) =>
    outcome.state === 'failed' && isWorthRetry(outcome.error) ? [outcome.item] : [],
  );
  return {
    retry: worthRetry.length > 0 ? () => again(worthRetry) : undefined,
    failed: outcomes.flatMap((outcome) =>
      outcome.state === 'failed'
        ? [{ id: outcome.item.id, name: outcome.item.name, reason: toReason(outcome.error) }]
        : [],
    ),
    cancelled: outcomes.filter(({ state }) => state === 'cancelled').length,
  };
}
