import { ColumnsTool } from '#library/columns/ColumnsTool.tsx';
import { rememberColumns } from '#library/columns/columnStore.ts';
import { ExportMenu } from '#library/ExportMenu.tsx';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { readValueFilters, writeValueFilters } from '#model/valueFilterText.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { FilterTool } from './FilterTool.tsx';
import { STANDARD_COLUMNS } from './listColumns.ts';
import { isSortKey, OTHER_KINDS } from './listView.ts';
import type { ShownLibrary } from './ShownLibrary.ts';
import type { ListAddress } from './useListFilters.ts';

const FieldColumns = lazyPart(async () => (await import('./FieldColumns.tsx')).FieldColumns);

interface ListToolsProps {
  templates: boolean;
  filters: ListAddress;
  change: ChangeFilters<ListAddress>;
  library: Pick<ShownLibrary, 'readFound' | 'isReady' | 'selection' | 'values'>;
}

/** Buttons for the columns, value filters and export of a component list. */
export function ListTools({ templates, filters, change, library }: ListToolsProps) {
  const { category, columns } = filters;
  const chooseColumns = (chosen: readonly string[]) => {
    rememberColumns(category ?? '', { columns: chosen, standard: STANDARD_COLUMNS });
    // The search is passed along so that the address is replaced, and Back does not step through every choice.
    change(({ search, page, sortBy, sortOrder }) => ({
      ...{ search, page, columns: chosen },
      ...(isSortKey(sortBy) || chosen.includes(sortBy) ? { sortBy, sortOrder } : { sortBy: 'name', sortOrder: 'asc' }),
    }));
  };
  const addFilter = (filter: ValueFilter) =>
    change(({ where }) => ({ where: writeValueFilters([...(readValueFilters(where) ?? []), filter]) }));
  const createSheet = async () => {
    const { createListSheet, readSelected } = await import('./createListSheet.ts');
    const { values, selection, readFound } = library;
    const subclass = category === OTHER_KINDS ? undefined : category;
    const items =
      selection.items.length > 0 ? await readSelected(selection.items, { values, subclass }) : await readFound();
    return createListSheet({ templates, columns, values, items });
  };
  return (
    <span data-tools="" style={{ display: 'contents' }}>
      <ColumnsTool>
        <FieldColumns category={category} columns={columns} onChange={chooseColumns} />
      </ColumnsTool>
      <FilterTool category={category} onAdd={addFilter} />
      <ExportMenu disabled={!library.isReady} selected={library.selection.items.length} createSheet={createSheet} />
    </span>
  );
}
