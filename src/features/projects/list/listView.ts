import type { Project } from '#api/useProjects.ts';
import { COLLATOR } from '#model/collator.ts';

export const SORT_KEYS = ['name', 'created_at', 'updated_at'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const STATUSES = ['all', 'has_results', 'no_results'] as const;
export type Status = (typeof STATUSES)[number];

export interface ListFilters {
  search: string;
  status: Status;
  sortBy: SortKey;
  sortOrder: 'asc' | 'desc';
}

/** The projects that the filters leave, in order; whether there are results may be unknown, which counts as none. */
export function filterAndSort(projects: readonly Project[], filters: ListFilters): Project[] {
  const wanted = filters.search.trim().toLocaleLowerCase();
  const found = projects.filter(
    ({ name, description, has_results }) =>
      (filters.status === 'all' || (filters.status === 'has_results') === (has_results === true)) &&
      (wanted === '' || [name, description].some((text) => holds(text, wanted))),
  );
  const sign = filters.sortOrder === 'asc' ? 1 : -1;
  return found.sort((a, b) => sign * compare(a, b, filters.sortBy) || COLLATOR.compare(a.name, b.name));
}

// Other servers have projects without a description, which must not be found by the word for it.
function holds(text: string | null | undefined, wanted: string): boolean {
  return text?.toLocaleLowerCase().includes(wanted) ?? false;
}

function compare(a: Project, b: Project, by: SortKey): number {
  if (by === 'name') return COLLATOR.compare(a.name, b.name);
  return a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : 0;
}
