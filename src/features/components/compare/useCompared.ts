import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Component } from '#api/useComponent.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';

/** One component beside others, with its draft. */
export interface Compared {
  component: Component;
  store: DraftStore;
  /** The person gives up what is typed. */
  forget: () => void;
}

interface ComparedComponents {
  /** Those that are there, in the order of the ids; all are of the first one's kind. */
  compared: Compared[];
  /** Takes a component in once it is read, as its stored version changes, and out again. */
  onCompared: (id: string, compared: Compared | undefined) => void;
}

/** The drafts of some components; renders whenever a text of theirs changes. */
export function useCompared(ids: readonly string[]): ComparedComponents {
  const [byId, setById] = useState<ReadonlyMap<string, Compared>>(new Map());
  const onCompared = useCallback((id: string, compared: Compared | undefined) => {
    setById((before) => {
      const after = new Map(before);
      if (compared) after.set(id, compared);
      else after.delete(id);
      return after;
    });
  }, []);
  const compared = useMemo(() => {
    const all = ids.flatMap((id) => byId.get(id) ?? []);
    return all.filter(({ component }) => component.subclass === all[0]?.component.subclass);
  }, [ids, byId]);
  useEveryText(compared);
  return { compared, onCompared };
}

function useEveryText(compared: readonly Compared[]): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = compared.flatMap(({ store }) => [store.subscribeForm(render), subscribeTexts(store, render)]);
    return () => {
      for (const stop of stops) stop();
    };
  }, [compared]);
}
