import type { ComponentListItem } from '#api/useComponents.ts';
import { isKnown, kindOf } from '#engine/kindOf.ts';

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

/** The components that the filters leave, in order. */
export function filterAndSort(items: readonly ComponentListItem[], filters: ListFilters): ComponentListItem[] {
  const wanted = filters.search.trim().toLocaleLowerCase();
  const found = items.filter(
    (item) =>
      (filters.category === undefined || categoryOf(item) === filters.category) &&
      (wanted === '' || item.name.toLocaleLowerCase().includes(wanted)),
  );
  const compare = COMPARE[filters.sortBy];
  const sign = filters.sortOrder === 'asc' ? 1 : -1;
  return found.sort((a, b) => sign * compare(a, b) || COLLATOR.compare(a.name, b.name));
}

/** How many components each category holds. */
export function countByCategory(items: readonly ComponentListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(categoryOf(item), (counts.get(categoryOf(item)) ?? 0) + 1);
  return counts;
}

function categoryOf({ subclass }: ComponentListItem): string {
  return isKnown(subclass) ? subclass : OTHER_KINDS;
}

const COLLATOR = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const COMPARE: Record<SortKey, (a: ComponentListItem, b: ComponentListItem) => number> = {
  name: (a, b) => COLLATOR.compare(a.name, b.name),
  subclass: (a, b) => COLLATOR.compare(kindOf(a.subclass).title, kindOf(b.subclass).title),
  createdAt: (a, b) => compareText(a.created_at, b.created_at),
  updatedAt: (a, b) => compareText(a.updated_at, b.updated_at),
};

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
