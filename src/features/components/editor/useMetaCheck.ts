import { useEffect, useMemo, useState } from 'react';
import { useComponentMeta } from '#api/useComponentMeta.ts';
import type { compareMeta } from '#model/compareMeta.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { draftMeta } from '#model/draftMeta.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import type { MetaDifference } from '#model/MetaDifference.ts';
import { afterIdle } from '#ui/afterIdle.ts';

const NONE: MetaDifference[] = [];

export interface MetaCheck {
  differences: readonly MetaDifference[];
  /** Whether the server was built from the same kind file. */
  isSameKind: boolean;
  /** Whether the server has a newer version of the kind than this page. */
  isOutdated: boolean;
}

/**
 * Compares the form with the server's description of the kind, once the page is idle; a failed call or an unreadable
 * answer counts as no difference.
 */
export function useMetaCheck(store: DraftStore): MetaCheck {
  const { definition } = store;
  const stated = (store.kind.english ?? store.kind).definition;
  const compare = useComparison();
  const { data: meta } = useComponentMeta({ subclass: compare && definition.id });
  const differences = useMemo(() => {
    // The server's texts are English.
    const found = meta && compare ? compare({ definition: stated, meta }) : NONE;
    return found.map((difference) => {
      const { title } = definition.fields[difference.field] ?? definition.curves[difference.field] ?? {};
      return title === undefined ? difference : { ...difference, label: title };
    });
  }, [definition, stated, meta, compare]);
  useEffect(() => {
    if (differences.length > 0) store.applyMeta(draftMeta(differences));
  }, [store, differences]);
  return {
    differences,
    isSameKind: meta?.version === definition.version,
    isOutdated: (meta?.kindVersion ?? FIRST_VERSION) > getKindVersion(store),
  };
}

/** Loads the comparison when the page is idle; undefined before that, and if it can't be loaded. */
function useComparison(): typeof compareMeta | undefined {
  const [compare, setCompare] = useState<typeof compareMeta>();
  useEffect(
    () =>
      afterIdle(() => {
        import('#model/compareMeta.ts').then(
          (loaded) => setCompare(() => loaded.compareMeta),
          (error: unknown) => console.warn(`The form can't be compared with the server: ${String(error)}`),
        );
      }),
    [],
  );
  return compare;
}
