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

/** What a list of projects shows: its columns, and its export. */
export function ListTools({ templates, columns, change, projects }: ListToolsProps) {
  const { readFound, isLoading, selection } = projects;
  const chooseColumns = (chosen: readonly string[]) => {
    rememberColumns(PROJECT_COLUMNS, { columns: chosen, standard: STANDARD_COLUMNS });
    // With the search, so that the address is replaced and Back does not walk through every choice.
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

/** By which the columns of projects are remembered; no kind is called so. */
export const PROJECT_COLUMNS = ':projects';

const OPTIONS: ReadonlyMap<string, string> = new Map(COLUMNS.map((column) => [column, COLUMN_TITLES[column]]));
