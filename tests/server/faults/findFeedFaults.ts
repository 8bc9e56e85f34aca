/** A change as the feed has it: 'component created 0194...'. */
export type Entry = string;

interface Written {
  entries: readonly Entry[];
  /** When its call began and ended, in ms; it ended never where it was not acknowledged. */
  begun: number;
  ended: number;
}

/** Everything in which a feed differs from the writes that were made: more, less, or another order. */
export function findFeedFaults(feed: readonly Entry[], writes: readonly Written[]): string[] {
  const places = new Map<Entry, number[]>();
  for (const [place, entry] of feed.entries()) places.set(entry, [...(places.get(entry) ?? []), place]);
  const faults: string[] = [];
  const order: { place: number; write: Written }[] = [];
  for (const write of writes) {
    const taken = write.entries.map((entry) => places.get(entry)?.shift());
    const [place = -1] = taken;
    for (const [index, entry] of write.entries.entries()) {
      if (taken[index] === undefined) faults.push(`not in the feed: ${entry}`);
      else if (taken[index] !== place + index) faults.push(`in the feed apart from what was written with it: ${entry}`);
    }
    if (taken.length > 0) order.push({ place, write });
  }
  for (const [entry, left] of places) if (left.length > 0) faults.push(`in the feed, but not written: ${entry}`);
  order.sort((a, b) => a.place - b.place);
  let earliestEnd = Number.POSITIVE_INFINITY;
  for (const { write } of order.reverse()) {
    if (earliestEnd < write.begun) faults.push(`in the feed before what was written earlier: ${write.entries}`);
    earliestEnd = Math.min(earliestEnd, write.ended);
  }
  return faults;
}
