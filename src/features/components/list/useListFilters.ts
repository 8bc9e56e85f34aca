import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { type ListFilters, SORT_KEYS } from './listView.ts';

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
  const sortBy = SORT_KEYS.find((key) => key === params.get('sort')) ?? 'name';
  const size = Number(params.get('size'));
  return {
    search: params.get('q') ?? '',
    category: params.get('kind') ?? undefined,
    sortBy,
    sortOrder: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? FIRST_PAGE_SIZE,
  };
}

function write({ search, category, sortBy, sortOrder, page, pageSize }: ListAddress): Record<string, string> {
  return {
    ...(search ? { q: search } : {}),
    ...(category ? { kind: category } : {}),
    ...(sortBy === 'name' ? {} : { sort: sortBy }),
    ...(sortOrder === 'asc' ? {} : { order: sortOrder }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === FIRST_PAGE_SIZE ? {} : { size: String(pageSize) }),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
