import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { type PagedRead, usePages } from '#api/usePages.ts';
import type { Listing } from '#model/Listing.ts';
import { changePages } from '#model/Pages.ts';
import type { ChangeFilters } from '#ui/ChangeFilters.ts';
import type { DataTableGaps, RowRange } from '#ui/DataTableColumn.ts';
import { findPage, type ListFilters, type ListView, useDeferredFilters } from '#ui/useListView.ts';
import type { Selection } from '#ui/useSelection.ts';
import { useKeptSelection } from './useKeptSelection.ts';

interface LongListInput<Item, Filters extends ListFilters> {
  listing: Listing<Item>;
  filters: Filters;
  change: ChangeFilters<Filters>;
  /** The query for the rows that match the filters; undefined while it isn't known. Kept stable by the caller. */
  createRead: (filters: Filters) => PagedRead<Item> | undefined;
  /** The items that match the filters, in order. */
  select: (items: readonly Item[], filters: Filters) => Item[];
}

export interface LongList<Item, Filters> extends ListView<Item | undefined> {
  settled: Filters;
  /** Changes whenever other rows are shown, or the same rows in another order. */
  view: string;
  isLoading: boolean;
  /** Why the list can't be read, or read again. */
  error: ApiError | undefined;
  retry: () => void;
  gaps: DataTableGaps;
  selection: Selection<Item>;
}

/** Manages a list that the server searches and sorts, and that loads only its visible rows. */
export function useLongList<Item extends { id: string }, Filters extends ListFilters>(
  input: LongListInput<Item, Filters>,
): LongList<Item, Filters> {
  const { listing, filters, change, createRead, select } = input;
  const { search, setSearch, settled } = useDeferredFilters(filters, change);
  const list = useStableRead(useMemo(() => createRead(settled), [createRead, settled]));
  const id = list && JSON.stringify(list.key);
  const wanted = (settled.page - 1) * settled.pageSize;
  const [shown, setShown] = useState<RowRange & { id: string | undefined; start: number }>();
  const inSight = shown && shown.id === id && shown.start === wanted ? shown : { first: wanted, last: wanted };
  const { pages: read, isCurrent, error, failure, retry, readAll } = usePages(list, inSight);

  const { gone } = listing;
  const pages = useMemo(() => read && changePages(read, { gone }), [read, gone]);
  const count = pages?.total ?? 0;
  const place = findPage(settled, count);
  const { start } = place;
  const length = Math.min(settled.pageSize, count - start);
  const rows = useMemo(
    () => Array.from({ length }, (_, index) => pages?.rows.get(start + index)),
    [pages, start, length],
  );
  const onShow = useCallback(
    ({ first, last }: RowRange) => setShown({ first: start + first, last: start + last, id, start: wanted }),
    [start, id, wanted],
  );
  const selection = useKeptSelection({
    rows,
    gone,
    view: `${id} ${start}`,
    select: useCallback((items: readonly Item[]) => select(items, settled), [select, settled]),
    readAll: useCallback(() => readAll({ first: start, last: start + length - 1 }), [readAll, start, length]),
  });
  const reason = failure ?? error;
  const gaps = useMemo(() => {
    const isShown = reason && reason.status !== 401;
    return { onShow, failure: isShown ? { message: reason.message, onRetry: retry } : undefined };
  }, [onShow, reason, retry]);
  return {
    ...{ search, setSearch, settled, count, rows, ...place, selection, error, retry, gaps },
    view: `${id} ${start} ${isCurrent}`,
    isLoading: !pages,
  };
}

/** Returns the same query object as long as its key stays the same. */
function useStableRead<Item>(list: PagedRead<Item> | undefined): PagedRead<Item> | undefined {
  const [stable, setStable] = useState(list);
  if (JSON.stringify(stable?.key) === JSON.stringify(list?.key)) return stable;
  setStable(list);
  return list;
}
