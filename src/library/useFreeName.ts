import { useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { NameCheck } from '#records/NameCheck.ts';
import { useNameCheck } from '#records/useNameCheck.ts';
import { findNamesakes } from './findNamesakes.ts';

/** Checks a new component's name while it is typed, and shows an error if another component of its kind has it. */
export function useFreeName(
  store: DraftStore,
  { subclass, templates }: { subclass: string; templates: boolean },
): NameCheck | undefined {
  const lookUp = useMemo(
    () => ({ find: (name: string) => findNamesakes({ subclass, templates }, name) }),
    [subclass, templates],
  );
  return useNameCheck(store, lookUp);
}
