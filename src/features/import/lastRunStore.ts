import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';
import { useSession } from '#api/sessionStore.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Undoable } from './undoable.ts';

/** An import that can still be undone once its page was left or loaded again. */
export interface LastRun {
  /** The account that has imported. */
  username: string;
  title: string;
  /** ISO time of its last call. */
  at: string;
  run: string;
  /** The number of its next call. */
  next: number;
  items: readonly Undoable[];
}

interface State {
  last: LastRun | undefined;
}

/** The last import of this browser. */
export const useLastRun = create<State>()(
  persist((): State => ({ last: undefined }), {
    name: 'last-import',
    storage: keptStorage<State>(),
    merge: (kept): State => ({ last: isRecord(kept) && isLastRun(kept.last) ? kept.last : undefined }),
  }),
);

/** The most components that are kept, as more would fill the browser's storage, which drafts need. */
export const MOST_KEPT = 10_000;

/**
 * Keeps what an import has stored so far, in place of an earlier import; forgets it once nothing is left to undo, or if it is
 * too large.
 */
export function keepLastRun(run: Omit<LastRun, 'username' | 'at'>): void {
  const { username } = useSession.getState();
  const { length } = run.items;
  if (username === null) return;
  if (length > 0 && length <= MOST_KEPT)
    useLastRun.setState({ last: { ...run, username, at: new Date().toISOString() } });
  else if (length > 0 || useLastRun.getState().last?.run === run.run) forgetLastRun();
}

export function forgetLastRun(): void {
  useLastRun.setState({ last: undefined });
}

/** Storage may hold anything. */
function isLastRun(value: unknown): value is LastRun {
  if (!isRecord(value)) return false;
  const { items, next, at } = value;
  const texts = [value.username, value.title, value.run];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    Number.isInteger(next) &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(isUndoable)
  );
}

function isUndoable(value: unknown): value is Undoable {
  if (!isRecord(value) || typeof value.id !== 'string') return false;
  const { sort, etag } = value;
  return sort === 'updated' ? typeof etag === 'string' : (sort === 'created' || sort === 'noted') && etag === undefined;
}
