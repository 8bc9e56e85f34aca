import type { DataTableSort } from './DataTableColumn.ts';

interface ListSort<Key> {
  sortBy: Key;
  sortOrder: 'asc' | 'desc';
}

/** Returns a table's sort handler that passes on only columns by which the list can be sorted. */
export function sortByKeys<Key extends string>(keys: readonly Key[], onSort: (sort: ListSort<Key>) => void) {
  return ({ by, order }: DataTableSort) => {
    const sortBy = keys.find((key) => key === by);
    if (sortBy) onSort({ sortBy, sortOrder: order });
  };
}
