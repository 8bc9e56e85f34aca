import type { ComponentListItem } from '#api/useComponents.ts';
import { kinds } from '#generated/kinds.ts';
import { type FoundValues, findByWords } from '#library/findByWords.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { createKindRank } from '#model/createKindRank.ts';
import { type ReadSearch, readWords } from '#model/searchTerms.ts';
import type { ListValues } from './createListValues.ts';

export const SORT_KEYS = ['name', 'subclass', 'createdAt', 'updatedAt'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export function isSortKey(text: string): text is SortKey {
  const keys: readonly string[] = SORT_KEYS;
  return keys.includes(text);
}

export interface ListFilters {
  search: string;
  /** A subclass or `OTHER_KINDS`; undefined for all. */
  category: string | undefined;
  /** One of `SORT_KEYS`, or the name of a field. */
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** The category of all components whose kind this build does not know. */
export const OTHER_KINDS = 'generation';

/** What a list is filtered and sorted by besides names and kinds. */
interface Reading {
  matches?: FoundValues | undefined;
  values?: ListValues | undefined;
  /** By default, numbers are words too. */
  readSearch?: ReadSearch | undefined;
}

/**
 * Returns the components that match the filters, sorted; equal ones are sorted by name. Matches the server's filtering
 * and order. A sort by a field that the list does not have falls back to the name.
 */
export function filterAndSort(
  items: readonly ComponentListItem[],
  filters: ListFilters,
  { matches, values, readSearch = readWords }: Reading = {},
): ComponentListItem[] {
  const { category, sortBy, sortOrder } = filters;
  const named = findByWords(items, readSearch(filters.search), matches);
  const ofKind = category === undefined ? named : named.filter((item) => getCategory(item) === category);
  const found = values ? values.filter(ofKind) : ofKind;
  if (values?.sort) return values.order(found);
  if (isSortKey(sortBy) && sortBy !== 'name') {
    const compare = COMPARE[sortBy]();
    const sign = sortOrder === 'asc' ? 1 : -1;
    // Sorting is stable, so equal components stay sorted by name.
    found.sort((a, b) => sign * compare(a, b));
  } else if (sortOrder === 'desc') found.reverse();
  return found;
}

/** Counts the components in each category. */
export function countByCategory(items: readonly ComponentListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(getCategory(item), (counts.get(getCategory(item)) ?? 0) + 1);
  return counts;
}

/** Sums up the counts of kinds by category. */
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

type Compare = (a: ComponentListItem, b: ComponentListItem) => number;

const COMPARE: Record<Exclude<SortKey, 'name'>, () => Compare> = {
  subclass: () => {
    const rankKind = createKindRank(kinds);
    return (a, b) => rankKind(a.subclass) - rankKind(b.subclass);
  },
  createdAt: () => (a, b) => compareCodes(a.created_at, b.created_at),
  updatedAt: () => (a, b) => compareCodes(a.updated_at, b.updated_at),
};
