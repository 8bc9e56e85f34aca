import { useMemo } from 'react';
import { type Component, useComponentSet } from '#api/useComponent.ts';
import { type Asset, useProjectAssets } from '#api/useProjectAssets.ts';
import type { Kind } from '#model/Kind.ts';
import { useShownKinds } from './useShownKinds.ts';

/** A project's component with its values and the form of its kind. */
export interface LoadedAsset {
  asset: Asset;
  /** Undefined if the component was deleted. */
  component: Component | undefined;
  /** Undefined if this build does not know the kind or can't load its form. */
  kind: Kind | undefined;
}

const NONE: Asset[] = [];

/**
 * Loads a project's components with their values and forms, in the order in which they were added; `held` is undefined
 * until all are loaded.
 */
export function useLoadedAssets(id: string) {
  const assets = useProjectAssets(id);
  const listed = assets.data ?? NONE;
  const there = useMemo(
    () =>
      listed.flatMap(({ subclass, component_id, component_deleted }) =>
        component_id === null || component_deleted ? [] : [{ subclass, id: component_id }],
      ),
    [listed],
  );
  const components = useComponentSet(there);
  const subclasses = useMemo(() => [...new Set(listed.map(({ subclass }) => subclass))], [listed]);
  const kinds = useShownKinds(subclasses);
  const isRead = assets.data !== undefined && (there.length === 0 || components.data !== undefined);
  const held = useMemo(() => {
    if (!isRead || !kinds) return undefined;
    const values = new Map(components.data?.flatMap((read) => (read ? [[read.component.id, read.component]] : [])));
    return listed.map(
      (asset): LoadedAsset => ({
        asset,
        component: values.get(asset.component_id ?? ''),
        kind: kinds.get(asset.subclass),
      }),
    );
  }, [isRead, kinds, components.data, listed]);
  return { held, failed: [assets, components].find(({ error }) => error && error.status !== 401) };
}
