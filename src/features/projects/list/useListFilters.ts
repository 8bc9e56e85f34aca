import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { type ListFilters, SORT_KEYS, STATUSES } from './listView.ts';

type ListAddress = ListFilters & PageFilters & { favourites: boolean };

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
    ...readPage(params),
  };
}

function write({ search, favourites, status, sortBy, sortOrder, ...page }: ListAddress): Record<string, string> {
  return {
    ...(search ? { q: search } : {}),
    ...(favourites ? { favourites: '1' } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(sortBy === 'created_at' ? {} : { sort: sortBy }),
    ...(sortOrder === 'desc' ? {} : { order: sortOrder }),
    ...writePage(page),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
