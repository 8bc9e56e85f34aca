/** The outcome of one item; an item whose task never started is cancelled. */
export type Outcome<Item, Result> =
  | { item: Item; state: 'done'; result: Result }
  | { item: Item; state: 'failed'; error: unknown }
  | { item: Item; state: 'cancelled' };

interface RunAll<Item, Result> {
  items: readonly Item[];
  run: (item: Item) => Promise<Result>;
  /** How many tasks run at a time. */
  atOnce?: number;
  /** Called as each task ends, with how many have ended so far. */
  onOutcome?: (outcome: Outcome<Item, Result>, ended: number) => void;
  /** Once aborted, no further task starts; running ones are awaited, so that their outcome is known. */
  signal?: AbortSignal;
}

/**
 * Runs a task for each item, a few at a time; a failure does not stop the others. The outcomes are in the order of the
 * items.
 */
export async function runAll<Item, Result>({
  items,
  run,
  atOnce = 4,
  onOutcome,
  signal,
}: RunAll<Item, Result>): Promise<Outcome<Item, Result>[]> {
  const outcomes: Outcome<Item, Result>[] = items.map((item) => ({ item, state: 'cancelled' }));
  const waiting = items.entries();
  let ended = 0;

  async function work(): Promise<void> {
    // All workers take from the one iterator, so each item is taken once.
    for (const [index, item] of waiting) {
      if (signal?.aborted) return;
      const outcome = await runOne(item, run);
      outcomes[index] = outcome;
      ended += 1;
      onOutcome?.(outcome, ended);
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return outcomes;
}

async function runOne<Item, Result>(item: Item, run: (item: Item) => Promise<Result>): Promise<Outcome<Item, Result>> {
  try {
    return { item, state: 'done', result: await run(item) };
  } catch (error) {
    return { item, state: 'failed', error };
  }
}
