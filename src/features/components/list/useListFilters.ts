import { readColumns, writeColumns } from '#library/columns/addressColumns.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';
import { STANDARD_COLUMNS } from './listColumns.ts';
import type { ListFilters } from './listView.ts';

export type ListAddress = ListFilters &
  PageFilters & {
    favourites: boolean;
    /** In addition to the name: ids of standard columns, and names of fields. */
    columns: readonly string[];
    /** Conditions on values, in the syntax of the server's `where` parameter. */
    where: string;
  };

/** The list's filters, kept in the address. */
export function useListFilters(): [ListAddress, ChangeFilters<ListAddress>] {
  return useAddressFilters(ADDRESS);
}

function read(params: URLSearchParams): ListAddress {
  return {
    search: params.get('q') ?? '',
    favourites: params.get('favourites') === '1',
    category: params.get('kind') ?? undefined,
    columns: readColumns(params.get('columns'), STANDARD_COLUMNS),
    where: params.get('where') ?? '',
    sortBy: params.get('sort') || 'name',
    sortOrder: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...readPage(params),
  };
}

function write(address: ListAddress): Record<string, string> {
  const { search, favourites, category, columns, where, sortBy, sortOrder, ...page } = address;
  return {
    ...(search ? { q: search } : {}),
    ...(favourites ? { favourites: '1' } : {}),
    ...(category ? { kind: category } : {}),
    ...writeColumns(columns, STANDARD_COLUMNS),
    ...(where ? { where } : {}),
    ...(sortBy === 'name' ? {} : { sort: sortBy }),
    ...(sortOrder === 'asc' ? {} : { order: sortOrder }),
    ...writePage(page),
  };
}

const ADDRESS: AddressForm<ListAddress> = { read, write };
