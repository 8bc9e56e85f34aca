import type { ComponentListItem } from '#api/useComponents.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';

export interface NamedItem {
  item: ComponentListItem;
  /** The name as it is searched. */
  folded: string;
}

const named = new WeakMap<readonly ComponentListItem[], NamedItem[]>();

/** The list in the order of its names: normalizing names is slow, so it is done once per list and not per key. */
export function sortByName(items: readonly ComponentListItem[]): readonly NamedItem[] {
  const known = named.get(items);
  if (known) return known;
  const made = items.map((item) => ({ item, folded: nameKey(item.name), sortedBy: sortKey(item.name) }));
  made.sort((a, b) => compareCodes(a.sortedBy, b.sortedBy) || compareCodes(a.item.id, b.item.id));
  named.set(items, made);
  return made;
}
