import { useEffect } from 'react';
import { useComponentNames } from '#library/useComponentNames.ts';
import { unnamed } from '#model/createPayload.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { freeName } from '#model/freeName.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the name that a nameless component gets to one that none of its kind has, as far as the list knows; returns the
 * keys of the names that are taken.
 */
export function useNameIfEmpty(store: DraftStore, { templates }: { templates: boolean }): ReadonlySet<string> {
  const taken = useComponentNames(store.definition.id, { templates }) ?? NONE;
  useEffect(() => store.setNameIfEmpty(freeName(unnamed(store.definition), taken)), [store, taken]);
  return taken;
}
