import { useEffect } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

/** Keeps the name that a nameless component gets to one that none of its kind has, as far as the list knows. */
export function useNameIfEmpty(store: DraftStore, { templates }: { templates: boolean }): void {
  const { data } = useComponents({ templates });
  useEffect(() => {
    const own = (data ?? []).filter(({ subclass }) => subclass === store.definition.id);
    store.setNameIfEmpty(freeName(unnamed(store.definition), new Set(own.map(({ name }) => nameKey(name)))));
  }, [store, data]);
}
