import type { ComponentListItem } from '#api/useComponents.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortByName } from './sortByName.ts';

/**
 * The components of a list whose names contain the search, by name; the server finds the same ones in the same order.
 */
export function findByName(items: readonly ComponentListItem[], search: string): ComponentListItem[] {
  const wanted = nameKey(search);
  return sortByName(items).flatMap(({ item, folded }) => (folded.includes(wanted) ? [item] : []));
}
