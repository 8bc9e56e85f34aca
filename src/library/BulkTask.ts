import type { Outcome } from './runAll.ts';

/** A task that runs once for each of many items. */
export interface BulkTask<Item extends { id: string; name: string }, Result = unknown> {
  /** The label while it runs: 'Deleting'. */
  doing: string;
  /** '2 components deleted', for the items done in this run. */
  doneText: (count: number, done: readonly Item[]) => string;
  items: readonly Item[];
  run: (item: Item) => Promise<Result>;
  /** The maximum number of concurrent calls. */
  atOnce?: number;
  /** Called after the last item has ended. */
  settle?: (outcomes: readonly Outcome<Item, Result>[]) => Promise<void> | void;
  /** Handles a failure; if it returns true, the summary omits the item. */
  handleFailure?: (item: Item, error: unknown) => boolean;
  /** Called with the items that were done, if any, and again after a retry; by default a notice shows their number. */
  onDone?: (done: readonly Item[]) => void;
}
