const MOST_KINDS = 100;

interface Repeated<Entry> {
  /** The number of entries since the last line. */
  count: number;
  last: Entry;
}

/**
 * Creates a log that can't fill the disk: the first of several entries of a kind is written at once, later ones every
 * `everyMs` milliseconds as one line with their number.
 */
export function throttleLog<Entry>(writeLine: (entry: Entry, repeats?: number) => void, everyMs = 5000) {
  const kinds = new Map<string, Repeated<Entry>>();

  function sum(kind: string): void {
    const repeated = kinds.get(kind);
    if (!repeated || repeated.count === 0) {
      kinds.delete(kind);
      return;
    }
    writeLine(repeated.last, repeated.count);
    repeated.count = 0;
    wait(kind);
  }

  function wait(kind: string): void {
    setTimeout(() => sum(kind), everyMs).unref();
  }

  return {
    write(own: string, entry: Entry): void {
      const kind = kinds.has(own) || kinds.size < MOST_KINDS ? own : 'any other';
      const repeated = kinds.get(kind);
      if (repeated) {
        repeated.count += 1;
        repeated.last = entry;
      } else {
        kinds.set(kind, { count: 0, last: entry });
        writeLine(entry);
        wait(kind);
      }
    },
  };
}
