import { useEffect, useMemo } from 'react';
import { useComponentMeta } from '#api/useComponentMeta.ts';
import { compareMeta } from '#model/compareMeta.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { draftMeta } from '#model/draftMeta.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { versionOf } from '#model/kindVersion.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';

const NONE: MetaDifference[] = [];

export interface MetaCheck {
  differences: readonly MetaDifference[];
  /** The server was made from the same kind file. */
  isSameKind: boolean;
  /** The server has a newer version of the kind than this page. */
  isOutdated: boolean;
}

/**
 * Compares the form with what the server states about its kind; a failed call or an unreadable answer counts as no
 * difference.
 */
export function useMetaCheck(store: DraftStore): MetaCheck {
  const { definition } = store;
  const stated = (store.kind.english ?? store.kind).definition;
  const { data: meta } = useComponentMeta({ subclass: definition.id });
  const differences = useMemo(() => {
    // A server states its words in English.
    const found = meta ? compareMeta({ definition: stated, meta }) : NONE;
    return found.map((difference) => {
      const { title } = definition.fields[difference.field] ?? definition.curves[difference.field] ?? {};
      return title === undefined ? difference : { ...difference, label: title };
    });
  }, [definition, stated, meta]);
  useEffect(() => {
    if (differences.length > 0) store.applyMeta(draftMeta(differences));
  }, [store, differences]);
  return {
    differences,
    isSameKind: meta?.version === definition.version,
    isOutdated: (meta?.kindVersion ?? FIRST_VERSION) > versionOf(store),
  };
}
