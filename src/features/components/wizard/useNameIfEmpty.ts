import { useEffect } from 'react';
import { useComponentNames } from '#library/useComponentNames.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the default name of an unnamed component free, as far as the client knows; returns the `nameKey` of each taken
 * name.
 */
export function useNameIfEmpty(store: DraftStore, { templates }: { templates: boolean }): ReadonlySet<string> {
  const wanted = unnamed(store.definition);
  const taken = useComponentNames({ subclass: store.definition.id, templates }, wanted) ?? NONE;
  useEffect(() => store.setNameIfEmpty(freeName(wanted, taken)), [store, wanted, taken]);
  return taken;
}
