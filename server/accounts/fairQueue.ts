import { Failure } from '#server/Failure.ts';

const RETRY_AFTER_S = 1;

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs costly work, at most `atOnce` pieces at once. Waiting work takes turns by key, so that no caller waits behind
 * all the work of another. If more than `longest` pieces wait, the newest one of the key with the most is rejected with
 * `Failure`.
 */
export function createFairQueue({ atOnce, longest }: { atOnce: number; longest: number }) {
  // Ordered by turn: the first key is served next.
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [key, line] = lines.entries().next().value ?? [];
    if (running >= atOnce || key === undefined || line === undefined) return;
    const next = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    running += 1;
    next?.start();
  }

  function refuseOne(): void {
    const [key, line] = [...lines].reduce((most, each) => (each[1].length > most[1].length ? each : most));
    waiting -= 1;
    line.pop()?.refuse();
    if (line.length === 0) lines.delete(key);
  }

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start, reject) => {
      const refuse = () => reject(new Failure('unavailable', 'The server is busy. Please try again.', RETRY_AFTER_S));
      lines.set(key, [...(lines.get(key) ?? []), { start, refuse }]);
      waiting += 1;
      startNext();
      if (waiting > longest) refuseOne();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
