import type { DataTableSort } from './DataTableColumn.ts';

interface ListSort<Key> {
  sortBy: Key;
  sortOrder: 'asc' | 'desc';
}

/** Handles the sort of a table by passing on those of its columns that the list can be sorted by. */
export function sortByKeys<Key extends string>(keys: readonly Key[], onSort: (sort: ListSort<Key>) => void) {
  return ({ by, order }: DataTableSort) => {
    const sortBy = keys.find((key) => key === by);
    if (sortBy) onSort({ sortBy, sortOrder: order });
  };
}
