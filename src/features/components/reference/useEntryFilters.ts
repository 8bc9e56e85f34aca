import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';

export interface EntryFilters extends PageFilters {
  /** The name of the set; an empty text selects the first one. */
  set: string;
  search: string;
  /** Ranges as text, in the format of `numberRanges`. */
  ranges: string;
  /** 'name' or the path of a field. */
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** The filters of the reference library, stored in the address. */
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
