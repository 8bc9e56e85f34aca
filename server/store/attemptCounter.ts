import type { AttemptCount, AttemptRepository } from './attemptRepository.ts';

/** How long counts may wait, so that they are written together. */
const WRITE_AFTER_MS = 200;

export interface AttemptLimit {
  key: string;
  /** The number of attempts allowed in one window. */
  max: number;
}

export type AttemptCounter = ReturnType<typeof createAttemptCounter>;

/**
 * Counts attempts per window: in this process at once, and in the store, for other processes, a moment later. A flood
 * of attempts thus costs few writes, and an attempt that is soon revoked is never written.
 */
export function createAttemptCounter({ list, add, purge }: AttemptRepository, { windowMs }: { windowMs: number }) {
  let waiting = createNumbers(windowMs);
  let isWriteDue = false;
  let writing: Promise<void> | undefined;
  let writesBegun = 0;

  function change(keys: readonly string[], by: number): void {
    for (const key of keys) waiting.add(key, by);
    writeSoon();
  }

  function writeSoon(): void {
    if (isWriteDue) return;
    isWriteDue = true;
    setTimeout(() => {
      writing = write();
    }, WRITE_AFTER_MS).unref();
  }

  async function write(): Promise<void> {
    writesBegun += 1;
    const numbers = waiting.all();
    waiting = createNumbers(windowMs);
    try {
      if (numbers.size > 0) await add(numbers, windowMs);
    } catch {
      // The store is unavailable, so the attempt itself fails too; these counts are written with the next ones.
      for (const [key, count] of numbers) waiting.add(key, count);
    }
    writing = undefined;
    isWriteDue = false;
    if (!waiting.isEmpty()) writeSoon();
  }

  /** Reads the stored counts between two writes, so that each waiting count is included exactly once. */
  async function listStored(keys: readonly string[]): Promise<Map<string, AttemptCount>> {
    for (;;) {
      await writing;
      const before = writesBegun;
      const rows = await list(keys, windowMs);
      if (writesBegun === before) return new Map(rows.map((row) => [row.key, row]));
    }
  }

  return {
    /** Counts one attempt at each limit. If any limit is used up, counts none and returns the used-up ones. */
    async count(limits: readonly AttemptLimit[]): Promise<AttemptCount[]> {
      const keys = limits.map(({ key }) => key);
      const stored = await listStored(keys);
      const used = limits.flatMap(({ key, max }) => {
        const parts = [stored.get(key), waiting.get(key)].filter((part) => part !== undefined);
        const count = parts.reduce((sum, part) => sum + part.count, 0);
        return parts[0] && count >= max ? [{ ...parts[0], count }] : [];
      });
      if (used.length === 0) change(keys, 1);
      return used;
    },

    /** Reduces each count by one attempt. */
    uncount: (keys: readonly string[]): void => change(keys, -1),

    purge,
  };
}

/**
 * Counts by key, each for one window. A window that began while the clock was ahead by a window's length is over, too.
 */
function createNumbers(windowMs: number) {
  const numbers = new Map<string, { count: number; at: number }>();
  const find = (key: string) => {
    const known = numbers.get(key);
    return known && Math.abs(Date.now() - known.at) < windowMs ? known : undefined;
  };
  return {
    add(key: string, count: number): void {
      const { count: before, at } = find(key) ?? { count: 0, at: Date.now() };
      numbers.set(key, { count: before + count, at });
    },
    get(key: string): AttemptCount | undefined {
      const known = find(key);
      return known && { key, count: known.count, windowEndsAt: new Date(known.at + windowMs).toISOString() };
    },
    all(): Map<string, number> {
      const entries = [...numbers.keys()].map((key) => [key, find(key)?.count ?? 0] as const);
      return new Map(entries.filter(([, count]) => count !== 0));
    },
    isEmpty: () => numbers.size === 0,
  };
}
