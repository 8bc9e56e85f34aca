import { useDeferredValue, useMemo, useState } from 'react';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { findComponents } from './findComponents.ts';
import type { Pickable } from './Pickable.ts';

const NONE: ComponentListItem[] = [];

/** The components that can be added to a project, from a fully loaded library. */
export function useShortPickable(held: readonly Asset[]): Pickable {
  const { data, error, mutate } = useComponents({ templates: false });
  const [search, setSearch] = useState('');
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(search);
  const free = useMemo(() => {
    const taken = new Set(held.map(({ component_id }) => component_id));
    return (data ?? NONE).filter(({ id }) => !taken.has(id));
  }, [data, held]);
  const rows = useMemo(() => findComponents(free, wanted), [free, wanted]);
  return {
    isLoading: !data && !error,
    lack: data && free.length === 0 ? (data.length === 0 ? 'library' : 'rest') : undefined,
    chosen: free.filter(({ id }) => selected.has(id)),
    retry: () => void mutate(),
    ...{ search, setSearch, rows, selected, select, error },
  };
}
