import type { Project } from '#api/useProjects.ts';
import { getKindLook } from '#library/getKindLook.ts';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import { getWording } from '../wording.ts';
import { COLUMN_TITLES, type Column, isColumn, resultsText } from './listColumns.ts';

interface ShownList {
  templates: boolean;
  columns: readonly string[];
}

/** Projects as a table with the columns of their list; the description is shown below the name where it has none. */
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
  // A server may not state them.
  components: ({ component_subclasses: subclasses }) =>
    (subclasses ?? []).map((subclass) => getKindLook(subclass).title).join(', '),
  created_at: ({ created_at }) => new Date(created_at),
  updated_at: ({ updated_at }) => new Date(updated_at),
  description: ({ description }) => description ?? '',
  results: ({ has_results }) => resultsText(has_results),
};
