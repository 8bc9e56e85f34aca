import { describe, expect, it } from 'vitest';
import type { Project } from '#api/useProjects.ts';
import { filterAndSort, type ListFilters } from '#features/projects/list/listView.ts';

const project = (name: string, created: string, rest: Partial<Project> = {}): Project => ({
  ...{ id: name, name, description: '', is_template: false, has_results: false, component_subclasses: [] },
  ...{ created_at: created, updated_at: created, ...rest },
});
const PROJECTS = [
  project('Isle 10', '2026-01-02', { description: 'Ågård', has_results: true }),
  project('isle 2', '2026-01-03', { has_results: null }),
  project('Alm', '2026-01-01', { updated_at: '2026-02-01' }),
];
const names = (filters: Partial<ListFilters>) =>
  filterAndSort(PROJECTS, { search: '', status: 'all', sortBy: 'created_at', sortOrder: 'desc', ...filters }).map(
    ({ name }) => name,
  );

describe('the list of projects', () => {
  it.each([
    ['newest first', {}, ['isle 2', 'Isle 10', 'Alm']],
    ['digits as numbers', { sortBy: 'name', sortOrder: 'asc' }, ['Alm', 'isle 2', 'Isle 10']],
    ['last changed first', { sortBy: 'updated_at' }, ['Alm', 'isle 2', 'Isle 10']],
    ['part of a name, whatever its case', { search: ' ISLE ' }, ['isle 2', 'Isle 10']],
    ['part of a description', { search: 'ågå' }, ['Isle 10']],
    ['only those with results', { status: 'has_results' }, ['Isle 10']],
    ['what is not known counts as no results', { status: 'no_results' }, ['isle 2', 'Alm']],
  ] as const)('shows %s', (_what, filters, expected) => {
    expect(names(filters)).toEqual(expected);
  });

  it.each(['null', 'undefined'])("shows nothing for '%s' where a project has no description", (search) => {
    // As other servers send them, against the contract.
    const { description: _, ...without } = project('Bare', '2026-01-01');
    const bare: Project[] = JSON.parse(JSON.stringify([without, { ...without, description: null }]));
    const find = (wanted: string) =>
      filterAndSort(bare, { search: wanted, status: 'all', sortBy: 'name', sortOrder: 'asc' }).length;
    expect([find(search), find('bare')]).toEqual([0, 2]);
  });
});
