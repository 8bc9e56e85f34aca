import type { ComponentListItem } from '#api/useComponents.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { sortKey } from '#model/sortKey.ts';
import { findRows } from './findRows.ts';

/** Returns the components that match every word of the search, sorted by name; the server finds the same ones. */
export function findComponents(components: readonly ComponentListItem[], search: string): ComponentListItem[] {
  return findRows(components, search)
    .map((item) => ({ item, sortedBy: sortKey(item.name) }))
    .sort((a, b) => compareCodes(a.sortedBy, b.sortedBy) || compareCodes(a.item.id, b.item.id))
    .map(({ item }) => item);
}
