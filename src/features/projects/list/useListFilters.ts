import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { type ListFilters, SORT_KEYS, STATUSES } from './listView.ts';

export const PAGE_SIZES = [100, 250, 500, 1000] as const;
const FIRST_PAGE_SIZE = 500;

export interface ListAddress extends ListFilters {
  page: number;
  pageSize: number;
}

/** The list's filters as they stand in the address. */
export function useListFilters(): [ListAddress, (change: Partial<ListAddress>) => void] {
  return useAddressFilters(ADDRESS);
}

function read(params: URLSearchParams): ListAddress {
  const size = Number(params.get('size'));
  return {
    search: params.get('q') ?? '',
    status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
    sortBy: SORT_KEYS.find((key) => key === params.get('sort')) ?? 'created_at',
    sortOrder: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? FIRST_PAGE_SIZE,
  };
}

function write({ search, status, sortBy, sortOrder, page, pageSize }: ListAddress): Record<string, string> {
  return {
    ...(search ? { q: search } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(sortBy === 'created_at' ? {} : { sort: sortBy }),
    ...(sortOrder === 'desc' ? {} : { order: sortOrder }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === FIRST_PAGE_SIZE ? {} : { size: String(pageSize) }),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
