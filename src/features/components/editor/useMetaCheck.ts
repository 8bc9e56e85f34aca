import { useEffect, useMemo } from 'react';
import { useComponentMeta } from '#api/useComponentMeta.ts';
import { compareMeta } from '#model/compareMeta.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { draftMeta } from '#model/draftMeta.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';

const NONE: MetaDifference[] = [];

/**
 * Compares the form with what the server states about its kind; a failed call or an unreadable answer counts as no
 * difference.
 */
export function useMetaCheck(store: DraftStore): MetaDifference[] {
  const { definition } = store;
  const { data: meta } = useComponentMeta({ subclass: definition.id });
  const differences = useMemo(() => (meta ? compareMeta({ definition, meta }) : NONE), [definition, meta]);
  useEffect(() => {
    if (differences.length > 0) store.applyMeta(draftMeta(differences));
  }, [store, differences]);
  return differences;
}
