import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { getRememberedColumns } from './columnStore.ts';

/**
 * Applies the columns that were chosen for a list if the URL states only the kind: no view, search or filter.
 */
export function useRememberedColumns(
  list: string,
  change: ChangeFilters<{ search: string; columns: readonly string[] }>,
): void {
  const { search: address } = useLocation();
  useEffect(() => {
    const isPlain = [...new URLSearchParams(address).keys()].every((name) => name === 'kind');
    const columns = isPlain ? getRememberedColumns(list) : undefined;
    // Changing the search replaces the history entry, so that Back leaves the list.
    if (columns) change(({ search }) => ({ search, columns }));
  }, [address, list, change]);
}
