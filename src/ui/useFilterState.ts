import { useCallback, useState } from 'react';
import type { ChangeFilters } from './ChangeFilters.ts';

/** Keeps a list's filters in state instead of the URL; changed filters start at the first page. */
export function useFilterState<Filters extends { page: number }>(first: Filters): [Filters, ChangeFilters<Filters>] {
  const [filters, setFilters] = useState(first);
  const change = useCallback<ChangeFilters<Filters>>(
    (wanted) =>
      setFilters((before) => ({ ...before, page: 1, ...(typeof wanted === 'function' ? wanted(before) : wanted) })),
    [],
  );
  return [filters, change];
}
