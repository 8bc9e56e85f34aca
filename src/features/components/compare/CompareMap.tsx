import { useCallback, useMemo } from 'react';
import { MapChanges } from '#engine/MapChanges.tsx';
import type { DraftStore } from '#model/DraftStore.ts';
import type { MapDefinition } from '#model/FormDefinition.ts';
import type { Compared } from './useCompared.ts';
import { useInDrafts } from './useInDrafts.ts';

export interface CompareMapProps {
  map: MapDefinition;
  compared: readonly Compared[];
  field: string;
}

/** Shows a map field of several components in one table. */
export function CompareMap({ map, compared, field }: CompareMapProps) {
  const stores = useMemo(() => compared.map(({ store }) => store), [compared]);
  const read = useCallback((drafts: readonly DraftStore[]) => drafts.map((store) => store.text(field)), [field]);
  const texts = useInDrafts(stores, read);
  const labels = compared.map(({ stored }) => stored.component.name);
  return <MapChanges map={map} labels={labels} texts={texts} currency={compared[0]?.store.text('currency')} />;
}
