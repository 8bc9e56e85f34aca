import { readColumns, writeColumns } from '#library/columns/addressColumns.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { STANDARD_COLUMNS } from './listColumns.ts';
import { type ListFilters, SORT_KEYS, STATUSES } from './listView.ts';

export type ListAddress = ListFilters &
  PageFilters & {
    favourites: boolean;
    /** The columns shown in addition to the name. */
    columns: readonly string[];
  };

/** The list's filters, kept in the address. */
export function useListFilters(): [ListAddress, ChangeFilters<ListAddress>] {
  return useAddressFilters(ADDRESS);
}

function read(params: URLSearchParams): ListAddress {
  return {
    search: params.get('q') ?? '',
    favourites: params.get('favourites') === '1',
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
    sortBy: SORT_KEYS.find((key) => key === params.get('sort')) ?? 'created_at',
    sortOrder: params.get('order') === 'asc' ? 'asc' : 'desc',
    columns: readColumns(params.get('columns'), STANDARD_COLUMNS),
    ...readPage(params),
  };
}

function write(address: ListAddress): Record<string, string> {
  const { search, favourites, status, columns, sortBy, sortOrder, ...page } = address;
  return {
    ...(search ? { q: search } : {}),
    ...(favourites ? { favourites: '1' } : {}),
    ...(status === 'all' ? {} : { status }),
    ...writeColumns(columns, STANDARD_COLUMNS),
    ...(sortBy === 'created_at' ? {} : { sort: sortBy }),
    ...(sortOrder === 'desc' ? {} : { order: sortOrder }),
    ...writePage(page),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
