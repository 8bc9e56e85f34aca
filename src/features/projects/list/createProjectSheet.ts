import type { Project } from '#api/useProjects.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import { getWording } from '../projectWording.ts';
import { COLUMN_TITLES, type Column, isColumn, resultsText } from './listColumns.ts';

interface ShownList {
  templates: boolean;
  columns: readonly string[];
}

/**
 * Returns the projects as a spreadsheet with the list's columns, always including the description: the list shows it
 * below the name if it has no such column.
 */
export function createProjectSheet(projects: readonly Project[], { templates, columns }: ShownList): Sheet {
  const { heading, one } = getWording(templates);
  const chosen = columns.filter(isColumn);
  const shown: Column[] = chosen.includes('description') ? chosen : ['description', ...chosen];
  return {
    name: heading,
    columns: [{ title: one, width: 36 }, ...shown.map((id) => ({ title: COLUMN_TITLES[id], width: WIDTHS[id] }))],
    rows: projects.map((project) => [project.name, ...shown.map((id) => CELLS[id](project))]),
  };
}

const WIDTHS: Record<Column, number> = {
  components: 32,
  created_at: 20,
  updated_at: 20,
  description: 48,
  results: 12,
};

const CELLS: Record<Column, (project: Project) => SheetCell> = {
  // Some servers don't send the subclasses.
  components: ({ component_subclasses: subclasses }) =>
    (subclasses ?? []).map((subclass) => getKindAppearance(subclass).title).join(', '),
  created_at: ({ created_at }) => new Date(created_at),
  updated_at: ({ updated_at }) => new Date(updated_at),
  description: ({ description }) => description ?? '',
  results: ({ has_results }) => resultsText(has_results),
};
