import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { findHiddenValues } from '#model/findHiddenValues.ts';
import { hiddenTabs } from '#model/hiddenFields.ts';
import { countByTab, type TabCount, tabFields } from '#model/tabFields.ts';
import { useFormSnapshot } from './useDraft.ts';

/** The tabs of a form; one that a condition hides is among them only while its notes name values that are lost or kept. */
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
