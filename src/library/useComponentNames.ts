import { useMemo } from 'react';
import { useRead } from '#api/swr.ts';
import { useComponents } from '#api/useComponents.ts';
import { nameKey } from '#model/nameKey.ts';
import { nameStem, readNamesLike } from './readNamesLike.ts';

/**
 * Returns the keys of the names of a kind's components, at least of those that begin like `wanted`; undefined until
 * they are loaded.
 */
export function useComponentNames(
  { subclass, templates }: { subclass: string; templates: boolean },
  wanted: string,
): ReadonlySet<string> | undefined {
  const { data: whole, isLong } = useComponents({ templates });
  const { data: alike } = useRead({
    key: isLong ? ['components/names', templates, subclass, nameStem(wanted)] : undefined,
    read: () => readNamesLike({ subclass, templates }, wanted),
  });
  return useMemo(() => {
    const ofKind = whole?.filter((item) => item.subclass === subclass);
    return ofKind ? new Set(ofKind.map(({ name }) => nameKey(name))) : alike;
  }, [whole, subclass, alike]);
}
