import { useCallback, useRef } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { countDraft } from './countDraft.ts';

/** Returns the draft of each row's count; drafts live as long as the table, since rows out of view are unmounted. */
export function useCountDrafts(): (id: string, count: number) => DraftStore {
  const drafts = useRef(new Map<string, DraftStore>());
  return useCallback((id, count) => {
    const known = drafts.current.get(id);
    if (known) return known;
    const made = countDraft(count);
    drafts.current.set(id, made);
    return made;
  }, []);
}
