import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { getRememberedColumns } from './columnStore.ts';

/** Shows the columns that were chosen for a list where the address states nothing else: no view, search or filter. */
export function useRememberedColumns(
  list: string,
  change: ChangeFilters<{ search: string; columns: readonly string[] }>,
): void {
  const { search: address } = useLocation();
  useEffect(() => {
    const isPlain = [...new URLSearchParams(address).keys()].every((name) => name === 'kind');
    const columns = isPlain ? getRememberedColumns(list) : undefined;
    // With the search, so that the address is replaced and Back leads out of the list.
    if (columns) change(({ search }) => ({ search, columns }));
  }, [address, list, change]);
}
