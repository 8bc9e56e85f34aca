import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { type ListFilters, SORT_KEYS } from './listView.ts';

type ListAddress = ListFilters & PageFilters & { favourites: boolean };

/** The list's filters, kept in the address. */
export function useListFilters(): [ListAddress, ChangeFilters<ListAddress>] {
  return useAddressFilters(ADDRESS);
}

function read(params: URLSearchParams): ListAddress {
  const sortBy = SORT_KEYS.find((key) => key === params.get('sort')) ?? 'name';
  return {
    search: params.get('q') ?? '',
    favourites: params.get('favourites') === '1',
    category: params.get('kind') ?? undefined,
    sortBy,
    sortOrder: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...readPage(params),
  };
}

function write({ search, favourites, category, sortBy, sortOrder, ...page }: ListAddress): Record<string, string> {
  return {
    ...(search ? { q: search } : {}),
    ...(favourites ? { favourites: '1' } : {}),
    ...(category ? { kind: category } : {}),
    ...(sortBy === 'name' ? {} : { sort: sortBy }),
    ...(sortOrder === 'asc' ? {} : { order: sortOrder }),
    ...writePage(page),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
