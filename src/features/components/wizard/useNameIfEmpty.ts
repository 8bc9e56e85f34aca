import { useEffect, useMemo } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

/**
 * Keeps the name that a nameless component gets to one that none of its kind has, as far as the list knows; returns the
 * keys of the names that are taken.
 */
export function useNameIfEmpty(store: DraftStore, { templates }: { templates: boolean }): ReadonlySet<string> {
  const { data } = useComponents({ templates });
  const taken = useMemo(() => {
    const own = (data ?? []).filter(({ subclass }) => subclass === store.definition.id);
    return new Set(own.map(({ name }) => nameKey(name)));
  }, [store, data]);
  useEffect(() => store.setNameIfEmpty(freeName(unnamed(store.definition), taken)), [store, taken]);
  return taken;
}
