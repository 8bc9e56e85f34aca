import { useEffect, useMemo } from 'react';
import { useComponentMeta } from '#api/useComponentMeta.ts';
import { compareMeta, type MetaDifference } from '#model/compareMeta.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { draftMeta } from '#model/draftMeta.ts';

const NONE: MetaDifference[] = [];

/** Compares the form with what the server says of its kind; a call that fails finds no difference. */
export function useMetaCheck(store: DraftStore): MetaDifference[] {
  const { definition } = store;
  const { data } = useComponentMeta({ subclass: definition.id });
  const differences = useMemo(() => (data ? compareMeta({ definition, meta: data }) : NONE), [definition, data]);
  useEffect(() => {
    if (differences.length > 0) store.applyMeta(draftMeta(differences));
  }, [store, differences]);
  return differences;
}
