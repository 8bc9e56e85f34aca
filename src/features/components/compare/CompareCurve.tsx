import { useCallback, useMemo } from 'react';
import { CurveOverlay, type CurveVersion } from '#engine/CurveOverlay.tsx';
import type { DraftStore } from '#model/DraftStore.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import type { Compared } from './useCompared.ts';
import { useInDrafts } from './useInDrafts.ts';

export interface CompareCurveProps {
  curve: CurveDefinition;
  compared: readonly Compared[];
  fields: readonly string[];
}

/** Draws a curve of several components in one chart. */
export function CompareCurve({ curve, compared, fields }: CompareCurveProps) {
  const stores = useMemo(() => compared.map(({ store }) => store), [compared]);
  const read = useCallback(
    (drafts: readonly DraftStore[]) => drafts.flatMap((store) => fields.map((field) => store.text(field))),
    [fields],
  );
  const texts = useInDrafts(stores, read);
  const names = compared.map(({ stored }) => stored.component.name);
  const versions = names.map((name, column): CurveVersion => {
    // A component and a template may share a name.
    const isAlone = names.filter((other) => other === name).length === 1;
    return {
      label: isAlone ? name : `${name} (column ${column + 1})`,
      texts: Object.fromEntries(fields.map((field, index) => [field, texts[column * fields.length + index] ?? ''])),
    };
  });
  return <CurveOverlay curve={curve} versions={versions} />;
}
