import { useMemo } from 'react';
import { nameMatches } from '#api/componentCalls.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { NameCheck } from '#records/NameCheck.ts';
import { useNameCheck } from '#records/useNameCheck.ts';

interface Named {
  subclass: string;
  isTemplate: boolean;
}

/** Says at a new component's name, while it is typed, that another of its kind has it. */
export function useFreeName(store: DraftStore, { subclass, isTemplate }: Named): NameCheck | undefined {
  const lookUp = useMemo(
    () => ({ find: (name: string) => nameMatches({ name, subclass, is_template: isTemplate }) }),
    [subclass, isTemplate],
  );
  return useNameCheck(store, lookUp);
}
