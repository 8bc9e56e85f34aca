import type { Outcome } from './runAll.ts';

/** One piece of work on many items. */
export interface BulkTask<Item extends { id: string; name: string }, Result = unknown> {
  /** While it is under way: 'Deleting'. */
  doing: string;
  /** '2 components deleted', for the items done in this run. */
  doneText: (count: number, done: readonly Item[]) => string;
  items: readonly Item[];
  run: (item: Item) => Promise<Result>;
  /** How many calls are under way at a time. */
  atOnce?: number;
  /** Called after the last one has ended. */
  settle?: (outcomes: readonly Outcome<Item, Result>[]) => Promise<void> | void;
  /** Handles a failure itself; where it returns true, the summary leaves the item out. */
  handleFailure?: (item: Item, error: unknown) => boolean;
  /** Called with the items that were done, if any, and again after a retry; by default a notice shows their number. */
  onDone?: (done: readonly Item[]) => void;
}
