import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChangeFilters } from './ChangeFilters.ts';

/** How filters are written in the URL; `read` of an empty query returns the defaults, which `write` leaves out. */
export interface AddressForm<Filters> {
  read: (params: URLSearchParams) => Filters;
  write: (filters: Filters) => Record<string, string>;
}

/** Keeps a list's filters in the URL, so that links and the back button restore them. */
export function useAddressFilters<Filters extends { search: string; page: number }>({
  read,
  write,
}: AddressForm<Filters>): [Filters, ChangeFilters<Filters>] {
  const [params, setParams] = useSearchParams();
  // Changes of other parameters don't create new filters.
  const own = new URLSearchParams(write(read(params))).toString();
  const filters = useMemo(() => read(new URLSearchParams(own)), [read, own]);
  const change = useCallback<ChangeFilters<Filters>>(
    (wanted) => {
      // Read from the window: the params of the last render lack a change made just before.
      const address = new URLSearchParams(window.location.search);
      const current = read(address);
      const changed = typeof wanted === 'function' ? wanted(current) : wanted;
      for (const name of Object.keys(write(current))) address.delete(name);
      // Changed filters start at the first page.
      for (const [name, value] of Object.entries(write({ ...current, page: 1, ...changed }))) address.set(name, value);
      setParams(address, { replace: 'search' in changed, preventScrollReset: true });
    },
    [read, write, setParams],
  );
  return [filters, change];
}
