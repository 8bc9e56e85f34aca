import { ColumnsTool } from '#library/columns/ColumnsTool.tsx';
import { rememberColumns } from '#library/columns/columnStore.ts';
import { ExportMenu } from '#library/ExportMenu.tsx';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { COLUMN_TITLES, COLUMNS, STANDARD_COLUMNS } from './listColumns.ts';
import type { ShownProjects } from './ShownProjects.ts';
import type { ListAddress } from './useListFilters.ts';

const ColumnsPanel = lazyPart(async () => (await import('#library/columns/ColumnsPanel.tsx')).ColumnsPanel);

interface ListToolsProps {
  templates: boolean;
  columns: readonly string[];
  change: ChangeFilters<ListAddress>;
  projects: Pick<ShownProjects, 'readFound' | 'isLoading' | 'selection'>;
}

/** Buttons for the columns of a project list and for its export. */
export function ListTools({ templates, columns, change, projects }: ListToolsProps) {
  const { readFound, isLoading, selection } = projects;
  const chooseColumns = (chosen: readonly string[]) => {
    rememberColumns(PROJECT_COLUMNS, { columns: chosen, standard: STANDARD_COLUMNS });
    // The search is passed along so that the address is replaced, and Back does not step through every choice.
    change(({ search, page }) => ({ search, page, columns: chosen }));
  };
  const createSheet = async () => {
    const { createProjectSheet } = await import('./createProjectSheet.ts');
    return createProjectSheet(selection.items.length > 0 ? selection.items : await readFound(), { templates, columns });
  };
  return (
    <>
      <ColumnsTool>
        <ColumnsPanel options={OPTIONS} columns={columns} standard={STANDARD_COLUMNS} onChange={chooseColumns} />
      </ColumnsTool>
      <ExportMenu disabled={isLoading} selected={selection.items.length} createSheet={createSheet} />
    </>
  );
}

/** The key under which the chosen project columns are remembered; no kind has this name. */
export const PROJECT_COLUMNS = ':projects';

const OPTIONS: ReadonlyMap<string, string> = new Map(COLUMNS.map((column) => [column, COLUMN_TITLES[column]]));
