import { useMemo } from 'react';
import { useRead } from '#api/swr.ts';
import { useProjects } from '#api/useProjects.ts';
import { nameKey } from '#model/nameKey.ts';
import { nameStem, readNamesLike } from './readNamesLike.ts';

/** Returns the keys of project names, at least of those that begin like `wanted`; undefined until they are loaded. */
export function useProjectNames(
  { templates }: { templates: boolean },
  wanted: string,
): ReadonlySet<string> | undefined {
  const { data: whole, isLong } = useProjects({ templates });
  const { data: alike } = useRead({
    key: isLong ? ['projects/names', templates, nameStem(wanted)] : undefined,
    read: () => readNamesLike({ templates }, wanted),
  });
  return useMemo(() => (whole ? new Set(whole.map(({ name }) => nameKey(name))) : alike), [whole, alike]);
}
