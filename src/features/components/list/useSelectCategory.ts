import { useCallback } from 'react';
import { getRememberedColumns } from '#library/columns/columnStore.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { STANDARD_COLUMNS } from './listColumns.ts';
import { isSortKey } from './listView.ts';
import type { ListAddress } from './useListFilters.ts';

/**
 * Returns a function that switches to a category with its remembered columns; filters and sorts by fields are dropped,
 * since they belong to one kind.
 */
export function useSelectCategory(change: ChangeFilters<ListAddress>): (category: string | undefined) => void {
  return useCallback(
    (category) =>
      change(({ sortBy, sortOrder }) => ({
        category,
        columns: getRememberedColumns(category ?? '') ?? STANDARD_COLUMNS,
        where: '',
        ...(isSortKey(sortBy) ? { sortBy, sortOrder } : { sortBy: 'name', sortOrder: 'asc' }),
      })),
    [change],
  );
}
