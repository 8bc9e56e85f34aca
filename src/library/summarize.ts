import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { isWorthRetry } from '#records/failures.ts';
import type { BulkTask } from './BulkTask.ts';
import type { Outcome } from './runAll.ts';

/** The outcome of a bulk task. */
export interface BulkSummary<Item> {
  title: string;
  /** '2 components deleted, 1 failed.' */
  text: string;
  failed: readonly { id: string; name: string; reason: string }[];
  /** The failed items for which a retry may help. */
  worthRetry: readonly Item[];
}

/** Sums up a bulk task; returns undefined if no item failed or was cancelled. */
export function summarize<Item extends { id: string; name: string }, Result>(
  task: Pick<BulkTask<Item, Result>, 'doneText' | 'handleFailure'>,
  outcomes: readonly Outcome<Item, Result>[],
): BulkSummary<Item> | undefined {
  const failed = outcomes.flatMap((outcome) =>
    outcome.state === 'failed' && !task.handleFailure?.(outcome.item, outcome.error) ? [outcome] : [],
  );
  const done = outcomes.flatMap(({ state, item }) => (state === 'done' ? [item] : []));
  const cancelled = outcomes.filter(({ state }) => state === 'cancelled').length;
  if (failed.length + cancelled === 0) return undefined;
  const parts = [
    task.doneText(done.length, done),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled} not started`] : []),
  ];
  return {
    title: cancelled > 0 ? 'Cancelled' : 'Not everything could be done',
    text: `${parts.join(', ')}.`,
    failed: failed.map(({ item: { id, name }, error }) => ({ id, name, reason: toReason(error) })),
    worthRetry: failed.flatMap(({ item, error }) => (isWorthRetry(error) ? [item] : [])),
  };
}

/** Returns why an item failed, in one line. */
function toReason(error: unknown): string {
  return Object.values(findFieldErrors(error))[0] ?? toApiError(error).message;
}
