import { useMemo } from 'react';
import { type DeletedRecord, readTrash, trashPagesKey } from '#api/trashCalls.ts';
import { useLongList } from '#library/useLongList.ts';
import { NONE_GONE } from '#model/Listing.ts';
import { nameKey } from '#model/nameKey.ts';
import { type PageFilters, readPage, writePage } from '#ui/pageSizes.ts';
import { type AddressForm, useAddressFilters } from '#ui/useAddressFilters.ts';

interface TrashFilters extends PageFilters {
  search: string;
}

/** The records in the trash that match the search; only the visible rows are loaded. */
export function useTrashList(total: number) {
  const [filters, change] = useAddressFilters(ADDRESS);
  const listing = useMemo(() => ({ whole: undefined, total, gone: NONE_GONE }), [total]);
  return { filters, change, ...useLongList({ listing, filters, change, createRead, select }) };
}

const ADDRESS: AddressForm<TrashFilters> = {
  read: (params) => ({ search: params.get('q') ?? '', ...readPage(params) }),
  write: ({ search, ...page }) => ({ ...(search ? { q: search } : {}), ...writePage(page) }),
};

function createRead({ search }: TrashFilters) {
  const query = search.trim() === '' ? {} : { search };
  return {
    key: trashPagesKey(query),
    readPart: (range: Parameters<typeof readTrash>[1]) => readTrash(query, range),
    // Users come here for records that were deleted a moment ago.
    staleAfter: 0,
  };
}

function select(records: readonly DeletedRecord[], { search }: TrashFilters): DeletedRecord[] {
  const wanted = nameKey(search);
  return records.filter(({ name }) => nameKey(name).includes(wanted));
}
