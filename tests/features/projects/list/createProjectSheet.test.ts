import { describe, expect, it } from 'vitest';
import type { Project } from '#api/useProjects.ts';
import { createProjectSheet } from '#features/projects/list/createProjectSheet.ts';

const island: Project = {
  id: 'p1',
  name: 'Island',
  description: 'For a village of 400',
  is_template: false,
  has_results: true,
  component_subclasses: ['basicstorage', 'wind'],
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
};
const CREATED = new Date(island.created_at);
const UPDATED = new Date(island.updated_at);
const read = (columns: readonly string[], project: Partial<Project> = {}) => {
  const sheet = createProjectSheet([{ ...island, ...project }], { templates: false, columns });
  return { titles: sheet.columns.map(({ title }) => title), row: sheet.rows[0] };
};

describe('the sheet of a list of projects', () => {
  it.each<[string[], string[], unknown[]]>([
    [
      ['components', 'created_at'],
      ['Project', 'Description', 'Components', 'Created'],
      ['Island', island.description, 'Battery, Wind turbine', CREATED],
    ],
    [
      ['updated_at', 'description', 'results'],
      ['Project', 'Updated', 'Description', 'Results'],
      ['Island', UPDATED, island.description, 'Yes'],
    ],
    [[], ['Project', 'Description'], ['Island', island.description]],
    [
      ['budget', 'results'],
      ['Project', 'Description', 'Results'],
      ['Island', island.description, 'Yes'],
    ],
  ])('has the columns %j in their order', (columns, titles, row) => {
    expect(read(columns)).toEqual({ titles, row });
  });

  it.each([
    [null, ''],
    [false, 'No'],
  ])('states results of %j as %j', (has_results, text) => {
    expect(read(['results'], { has_results }).row?.at(-1)).toBe(text);
  });
});
