import { useEffect } from 'react';
import { useComponentNames } from '#library/useComponentNames.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the default name of an unnamed component one that is free, as far as the list knows; returns the keys of the
 * names that are taken.
 */
export function useNameIfEmpty(store: DraftStore, { templates }: { templates: boolean }): ReadonlySet<string> {
  const taken = useComponentNames(store.definition.id, { templates }) ?? NONE;
  useEffect(() => store.setNameIfEmpty(freeName(unnamed(store.definition), taken)), [store, taken]);
  return taken;
}
