import { findStoreFault, type StoreFault } from '#server/findStoreFault.ts';
import type { Store } from './Store.ts';

const LONGEST_MS = 2000;
const KEPT_MS = 1000;

/** Why the store can't be written, with the error that showed it; undefined if it can. */
export type WriteFault = { fault: StoreFault; error: unknown } | undefined;

/**
 * Creates a check of whether the store can be written. Callers can't overload the store with it: it writes at most once
 * a second, and takes at most two seconds.
 */
export function createWriteCheck(store: Pick<Store, 'checkWritable'>): () => Promise<WriteFault> {
  let last: Promise<WriteFault> | undefined;

  async function check(): Promise<WriteFault> {
    try {
      await within(LONGEST_MS, store.checkWritable());
      return undefined;
    } catch (error) {
      return { fault: findStoreFault(error) ?? 'away', error };
    } finally {
      setTimeout(() => {
        last = undefined;
      }, KEPT_MS).unref();
    }
  }

  return () => {
    last ??= check();
    return last;
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`The store took longer than ${milliseconds} ms`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
