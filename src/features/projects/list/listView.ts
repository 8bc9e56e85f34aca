import type { Project } from '#api/useProjects.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';

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

/**
 * Returns the projects that match the filters, sorted as the server would sort them; unknown results count as no
 * results.
 */
export function filterAndSort(projects: readonly Project[], filters: ListFilters): Project[] {
  const wanted = nameKey(filters.search);
  const found = byName(projects).flatMap(({ project, folded }) => {
    const { has_results } = project;
    const isOfStatus = filters.status === 'all' || (filters.status === 'has_results') === (has_results === true);
    return isOfStatus && folded.includes(wanted) ? [project] : [];
  });
  const { sortBy, sortOrder } = filters;
  if (sortBy !== 'name') {
    const sign = sortOrder === 'asc' ? 1 : -1;
    // Sorting is stable, so equal projects stay sorted by name.
    found.sort((a, b) => sign * compareCodes(a[sortBy], b[sortBy]));
  } else if (sortOrder === 'desc') found.reverse();
  return found;
}

interface NamedProject {
  project: Project;
  /** The normalised name and description that the search runs over. */
  folded: string;
  sortedBy: string;
}

const named = new WeakMap<readonly Project[], NamedProject[]>();

/** Sorts the list by name, once per list instead of once per keystroke. */
function byName(projects: readonly Project[]): NamedProject[] {
  const known = named.get(projects);
  if (known) return known;
  const made = projects.map((project) => ({
    project,
    // Some servers send no description; the default keeps 'null' and 'undefined' out of the searched text.
    folded: `${nameKey(project.name)}\n${nameKey(project.description ?? '')}`,
    sortedBy: sortKey(project.name),
  }));
  made.sort((a, b) => compareCodes(a.sortedBy, b.sortedBy) || compareCodes(a.project.id, b.project.id));
  named.set(projects, made);
  return made;
}
