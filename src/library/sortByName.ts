import type { ComponentListItem } from '#api/useComponents.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';

export interface NamedItem {
  item: ComponentListItem;
  /** The search key of the name. */
  folded: string;
}

const named = new WeakMap<readonly ComponentListItem[], NamedItem[]>();

/** Returns the list sorted by name; cached per list, because normalizing all names is too slow for every keystroke. */
export function sortByName(items: readonly ComponentListItem[]): readonly NamedItem[] {
  const known = named.get(items);
  if (known) return known;
  const made = items.map((item) => ({ item, folded: nameKey(item.name), sortedBy: sortKey(item.name) }));
  made.sort((a, b) => compareCodes(a.sortedBy, b.sortedBy) || compareCodes(a.item.id, b.item.id));
  named.set(items, made);
  return made;
}
