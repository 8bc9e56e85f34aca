import { useCallback } from 'react';
import { nameMatches } from '#api/componentCalls.ts';
import { useNameCheck } from '#engine/useNameCheck.ts';
import type { DraftStore } from '#model/DraftStore.ts';

interface Named {
  subclass: string;
  isTemplate: boolean;
  ownId?: string | undefined;
}

/** Tells at a component's name, while it is typed, that another of its kind has it. */
export function useFreeName(store: DraftStore, { subclass, isTemplate, ownId }: Named): void {
  const find = useCallback(
    (name: string) => nameMatches({ name, subclass, is_template: isTemplate }),
    [subclass, isTemplate],
  );
  useNameCheck(store, { find, ownId });
}
