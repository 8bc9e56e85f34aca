import type { ComponentListItem } from '#api/useComponents.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortByName } from './sortByName.ts';

/** Returns the components whose names contain the search, sorted by name; the server's search has the same order. */
export function findByName(items: readonly ComponentListItem[], search: string): ComponentListItem[] {
  const wanted = nameKey(search);
  return sortByName(items).flatMap(({ item, folded }) => (folded.includes(wanted) ? [item] : []));
}
