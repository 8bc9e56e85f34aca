import type { ComponentListItem } from '#api/useComponents.ts';
import { kinds } from '#generated/kinds.ts';
import { isKnown } from '#library/getKindLook.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { createKindRank } from '#model/createKindRank.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';

export const SORT_KEYS = ['name', 'subclass', 'createdAt', 'updatedAt'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface ListFilters {
  search: string;
  /** A subclass, `OTHER_KINDS`, or nothing for all. */
  category: string | undefined;
  sortBy: SortKey;
  sortOrder: 'asc' | 'desc';
}

/** The category of all components whose kind this build does not know. */
export const OTHER_KINDS = 'generation';

/**
 * The components that the filters leave, in order; where they are equal in what is sorted by, in that of their names. The
 * server finds the same ones in the same order.
 */
export function filterAndSort(items: readonly ComponentListItem[], filters: ListFilters): ComponentListItem[] {
  const { category, sortBy, sortOrder } = filters;
  const wanted = nameKey(filters.search);
  const found: ComponentListItem[] = [];
  for (const { item, folded } of byName(items)) {
    if (!folded.includes(wanted)) continue;
    if (category === undefined || getCategory(item) === category) found.push(item);
  }
  if (sortBy !== 'name') {
    const compare = COMPARE[sortBy];
    const sign = sortOrder === 'asc' ? 1 : -1;
    // Sorting is stable, so that equals keep the order of their names.
    found.sort((a, b) => sign * compare(a, b));
  } else if (sortOrder === 'desc') found.reverse();
  return found;
}

interface NamedItem {
  item: ComponentListItem;
  /** The name as it is searched. */
  folded: string;
  sortedBy: string;
}

const named = new WeakMap<readonly ComponentListItem[], NamedItem[]>();

/** The list in the order of its names: reading names is what costs, so it is done once per list and not per key. */
function byName(items: readonly ComponentListItem[]): NamedItem[] {
  const known = named.get(items);
  if (known) return known;
  const made = items.map((item) => ({ item, folded: nameKey(item.name), sortedBy: sortKey(item.name) }));
  made.sort((a, b) => compareCodes(a.sortedBy, b.sortedBy) || compareCodes(a.item.id, b.item.id));
  named.set(items, made);
  return made;
}

/** How many components each category holds. */
export function countByCategory(items: readonly ComponentListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(getCategory(item), (counts.get(getCategory(item)) ?? 0) + 1);
  return counts;
}

/** How many components each category holds, by the numbers of each kind. */
export function countCategories(kindCounts: ReadonlyMap<string, number>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [subclass, count] of kindCounts) {
    const category = getCategory({ subclass });
    counts.set(category, (counts.get(category) ?? 0) + count);
  }
  return counts;
}

function getCategory({ subclass }: { subclass: string }): string {
  return isKnown(subclass) ? subclass : OTHER_KINDS;
}

const COMPARE: Record<Exclude<SortKey, 'name'>, (a: ComponentListItem, b: ComponentListItem) => number> = {
  subclass: (a, b) => rankKind(a.subclass) - rankKind(b.subclass),
  createdAt: (a, b) => compareCodes(a.created_at, b.created_at),
  updatedAt: (a, b) => compareCodes(a.updated_at, b.updated_at),
};

/** The place of a kind among all, by title. */
const rankKind = createKindRank(kinds);
