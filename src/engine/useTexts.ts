import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/**
 * Subscribes to the texts of fields, in the order of `names`; the same array while none of them changes. Changes while
 * `isQuiet` is true are not rendered.
 */
export function useTexts(store: DraftStore, names: readonly string[], isQuiet?: RefObject<boolean>): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll(names, (name) => store.subscribeText(name, listener)),
    [store, names],
  );
  const read = useMemo(() => keptWhileEqual(() => names.map((name) => store.text(name))), [store, names]);
  return useRead(subscribe, read, isQuiet);
}

/**
 * Reads a value from a store, and renders when it changes. React's useSyncExternalStore runs an effect, in its own
 * task, after each change, which costs more than the reading.
 */
function useRead<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isQuiet?: RefObject<boolean>,
): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const value = read();
  /** The rendered value; undefined after a quiet change, so that returning to the value before it renders as well. */
  const shown = useRef<Value | undefined>(value);
  useLayoutEffect(() => {
    shown.current = value;
  });
  useLayoutEffect(() => {
    const check = () => {
      if (isQuiet?.current) shown.current = undefined;
      else if (read() !== shown.current) render();
    };
    // Another effect may have changed the store since the render.
    check();
    return subscribe(check);
  }, [subscribe, read, isQuiet]);
  return value;
}

/** Subscribes once per name; the returned function unsubscribes all. */
export function subscribeAll(names: readonly string[], subscribe: (name: string) => () => void): () => void {
  const stops = names.map(subscribe);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Wraps `read` so that it returns the same array while its parts are identical. */
export function keptWhileEqual<Part>(read: () => readonly Part[]): () => readonly Part[] {
  let kept: readonly Part[] = [];
  return () => {
    const next = read();
    if (next.length !== kept.length || next.some((part, index) => part !== kept[index])) kept = next;
    return kept;
  };
}
