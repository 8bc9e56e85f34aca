import { useMemo, useState } from 'react';

interface Steps<T> {
  now: T;
  /** Changes the value; a change with the same key as the one before it, as while typing, joins its step. */
  change: (update: (now: T) => T, key?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  key?: string | undefined;
}

/**
 * Manages a value whose changes can be undone and redone. A first change with the key `first` replaces the initial
 * value without a step. The returned functions are stable.
 */
export function useSteps<T>(start: () => T, first: string): Steps<T> {
  const [history, setHistory] = useState<History<T>>(() => ({ past: [], now: start(), future: [], key: first }));
  const actions = useMemo(
    () => ({
      change: (update: (now: T) => T, key?: string) => setHistory((before) => addStep(before, update(before.now), key)),
      undo: () => setHistory(undoStep),
      redo: () => setHistory(redoStep),
    }),
    [],
  );
  return {
    ...actions,
    now: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function addStep<T>({ past, now, key: last }: History<T>, next: T, key: string | undefined): History<T> {
  const goesOn = key !== undefined && key === last;
  return { past: goesOn ? past : [...past, now], now: next, future: [], key };
}

function undoStep<T>({ past, now, future }: History<T>): History<T> {
  const [before] = past.slice(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

function redoStep<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
