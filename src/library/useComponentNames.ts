import { useMemo } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { nameKey } from '#model/nameKey.ts';

/** Keys of the names that components of a kind have; undefined until the list is there. */
export function useComponentNames(
  subclass: string,
  { templates }: { templates: boolean },
): ReadonlySet<string> | undefined {
  const { data } = useComponents({ templates });
  return useMemo(
    () => data && new Set(data.filter((item) => item.subclass === subclass).map(({ name }) => nameKey(name))),
    [data, subclass],
  );
}
