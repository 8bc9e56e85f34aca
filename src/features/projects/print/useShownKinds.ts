import { useEffect, useState } from 'react';
import { isKnown } from '#library/getKindAppearance.ts';
import { useLanguage } from '#library/languageStore.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import type { Kind } from '#model/Kind.ts';

/**
 * Loads the forms of several kinds, by subclass; undefined while loading. Kinds that this build does not know or can't
 * load are left out.
 */
export function useShownKinds(subclasses: readonly string[]): ReadonlyMap<string, Kind> | undefined {
  const language = useLanguage(({ shown }) => shown?.id);
  const [loaded, setLoaded] = useState<{ of: readonly string[]; kinds: ReadonlyMap<string, Kind> }>();
  useEffect(() => {
    let isCurrent = true;
    const load = subclasses
      .filter(isKnown)
      .map(async (subclass) => [subclass, await loadShownKind(subclass, language)] as const);
    void Promise.allSettled(load).then((results) => {
      if (!isCurrent) return;
      const kinds = new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
      setLoaded({ of: subclasses, kinds });
    });
    return () => {
      isCurrent = false;
    };
  }, [subclasses, language]);
  return loaded?.of === subclasses ? loaded.kinds : undefined;
}
