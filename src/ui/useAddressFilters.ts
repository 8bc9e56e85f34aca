import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChangeFilters } from './ChangeFilters.ts';

/** How filters are written in an address; `read` of an empty address gives the defaults, which `write` leaves out. */
export interface AddressForm<Filters> {
  read: (params: URLSearchParams) => Filters;
  write: (filters: Filters) => Record<string, string>;
}

/** A list's filters, kept in the address, so that links and the back button restore them. */
export function useAddressFilters<Filters extends { search: string; page: number }>({
  read,
  write,
}: AddressForm<Filters>): [Filters, ChangeFilters<Filters>] {
  const [params, setParams] = useSearchParams();
  // Parameters of others come and go without a new list.
  const own = new URLSearchParams(write(read(params))).toString();
  const filters = useMemo(() => read(new URLSearchParams(own)), [read, own]);
  const change = useCallback<ChangeFilters<Filters>>(
    (wanted) => {
      // The address itself and not the params of the last render, which a change made just before has left behind.
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
