import { useEffect, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { NameCheck, type NameLookUp } from './NameCheck.ts';

/** Checks names while they are typed; the caller keeps `lookUp` stable. Without one nothing is checked. */
export function useNameCheck(store: DraftStore, lookUp: NameLookUp | undefined): NameCheck | undefined {
  const check = useMemo(() => lookUp && new NameCheck(store, lookUp), [store, lookUp]);
  useEffect(() => check?.start(), [check]);
  return check;
}
