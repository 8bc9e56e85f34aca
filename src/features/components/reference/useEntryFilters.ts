import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';

export interface EntryFilters extends PageFilters {
  /** The name of the set; empty for the first one. */
  set: string;
  search: string;
  /** As `numberRanges` writes them. */
  ranges: string;
  /** 'name' or a field. */
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** What of the reference library is shown, kept in the address. */
export function useEntryFilters(): [EntryFilters, ChangeFilters<EntryFilters>] {
  return useAddressFilters(ADDRESS);
}

const ADDRESS: AddressForm<EntryFilters> = {
  read: (params) => ({
    set: params.get('set') ?? '',
    search: params.get('q') ?? '',
    ranges: params.get('filter') ?? '',
    sortBy: params.get('sort') ?? 'name',
    sortOrder: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...readPage(params),
  }),
  write: ({ set, search, ranges, sortBy, sortOrder, ...page }) => ({
    ...(set ? { set } : {}),
    ...(search ? { q: search } : {}),
    ...(ranges ? { filter: ranges } : {}),
    ...(sortBy === 'name' ? {} : { sort: sortBy }),
    ...(sortOrder === 'asc' ? {} : { order: sortOrder }),
    ...writePage(page),
  }),
};
