import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyRefusal } from '#records/notifyActionFailure.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import type { BulkTask } from './BulkTask.ts';
import { runAll } from './runAll.ts';
import { type BulkSummary, summarize } from './summarize.ts';

export interface Bulk {
  /** Runs a task; ignored while another one is running. */
  start: <Item extends { id: string; name: string }, Result>(task: BulkTask<Item, Result>) => Promise<void>;
  running: { doing: string; ended: number; total: number } | undefined;
  /** Whether the task has run long enough to show its progress. */
  isLong: boolean;
  /** Starts no further calls. */
  cancel: () => void;
  summary: ShownSummary | undefined;
}

export interface ShownSummary extends Omit<BulkSummary<unknown>, 'worthRetry'> {
  /** Retries the failed items; undefined if that can't help. */
  retry: (() => void) | undefined;
  dismiss: () => void;
}

/** In ms; a shorter task shows no progress bar. */
const PROGRESS_DELAY = 300;

/** Runs bulk tasks, a few calls at a time, with progress, cancel and one summary. */
export function useBulk(): Bulk {
  const [running, setRunning] = useState<Bulk['running']>();
  const [isLong, setIsLong] = useState(false);
  const [summary, setSummary] = useState<ShownSummary>();
  const controller = useRef<AbortController>(undefined);
  const isLeft = useRef(false);
  /** The success notice, held back until the summary is closed: the press that closes it would dismiss the notice. */
  const waiting = useRef<() => void>(undefined);
  const notifyWaiting = useCallback(() => {
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      // Leaving the page stops further tasks; completed ones stay completed.
      isLeft.current = true;
      controller.current?.abort();
      notifyWaiting();
    };
  }, [notifyWaiting]);

  const start = useCallback(
    async function start<Item extends { id: string; name: string }, Result>(
      task: BulkTask<Item, Result>,
    ): Promise<void> {
      if (controller.current) return;
      const own = new AbortController();
      controller.current = own;
      const { doing, items, run, atOnce } = task;
      const notifyDone = (done: readonly Item[]) =>
        toasts.add({ type: 'success', title: task.doneText(done.length, done) });
      const show = (ended: number) => setRunning({ doing, ended, total: items.length });
      show(0);
      setSummary(undefined);
      notifyWaiting();
      const timer = setTimeout(() => setIsLong(true), PROGRESS_DELAY);
      try {
        const outcomes = await runAll({
          items,
          run,
          ...(atOnce === undefined ? {} : { atOnce }),
          signal: own.signal,
          onOutcome: (_, ended) => show(ended),
        });
        await task.settle?.(outcomes);
        const unfinished = summarize(task, outcomes);
        if (unfinished) {
          const { worthRetry, ...rest } = unfinished;
          const again = () => void start({ ...task, items: worthRetry });
          const retry = worthRetry.length > 0 ? again : undefined;
          if (isLeft.current) notifyLeft(unfinished, retry);
          else {
            const dismiss = () => {
              setSummary(undefined);
              notifyWaiting();
            };
            setSummary({ ...rest, retry, dismiss });
            for (const outcome of outcomes) {
              if (outcome.state === 'failed' && retry) notifyRefusal(outcome.error, retry);
            }
          }
        }
        const done = outcomes.flatMap(({ state, item }) => (state === 'done' ? [item] : []));
        if (done.length > 0) waiting.current = () => (task.onDone ?? notifyDone)(done);
        if (!unfinished || isLeft.current) notifyWaiting();
      } finally {
        clearTimeout(timer);
        controller.current = undefined;
        setRunning(undefined);
        setIsLong(false);
      }
    },
    [notifyWaiting],
  );
  const cancel = useCallback(() => controller.current?.abort(), []);
  return { start, running, isLong, cancel, summary };
}

/** A page that was left can't show the summary, so a notice does. */
function notifyLeft({ title, text, failed }: BulkSummary<unknown>, retry: (() => void) | undefined): void {
  const lines = failed.map(({ name, reason }) => `“${name}”: ${reason}`);
  notifyFailure({ title, message: [text, ...lines].join('\n'), retry: retry ?? null });
}
