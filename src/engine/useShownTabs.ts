import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { findHiddenValues } from '#model/findHiddenValues.ts';
import { hiddenTabs } from '#model/hiddenFields.ts';
import { countByTab, type TabCount, tabFields } from '#model/tabFields.ts';
import { useFormSnapshot } from './useDraft.ts';

/** Returns the shown tabs of a form; a tab hidden by a condition is shown only while it has hidden values to report. */
export function useShownTabs(store: DraftStore): TabCount[] {
  const { definition, kind, structure } = store;
  const form = useFormSnapshot(store);
  const subscribe = useCallback((listener: () => void) => structure.subscribe(listener), [structure]);
  const hidden = hiddenTabs(
    kind,
    useSyncExternalStore(subscribe, () => structure.record),
  );
  const isEmpty = (id: string) => {
    const tab = definition.tabs.find((candidate) => candidate.id === id);
    return tab !== undefined && findHiddenValues(store, tabFields(definition, tab)).length === 0;
  };
  return countByTab(definition, form).filter(({ id }) => !hidden.has(id) || !isEmpty(id));
}
