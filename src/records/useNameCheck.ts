import { useEffect, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { NameCheck, type NameLookUp } from './NameCheck.ts';

/** Looks names up while they are typed; the look-up is kept stable by the caller, and without one nothing is checked. */
export function useNameCheck(store: DraftStore, lookUp: NameLookUp | undefined): NameCheck | undefined {
  const check = useMemo(() => lookUp && new NameCheck(store, lookUp), [store, lookUp]);
  useEffect(() => check?.start(), [check]);
  return check;
}
