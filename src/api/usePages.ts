import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPages, findGap, PART_SIZE, type PageRange, type Pages, type Part, withPart } from '#model/Pages.ts';
import { type ApiError, toApiError } from './ApiError.ts';
import { changeRead, getRead, type ReadKey, useRead } from './swr.ts';

/** A long list to be read in parts. */
export interface PagedRead<Item> {
  key: ReadKey;
  readPart: (range: PageRange) => Promise<Part<Item>>;
  staleAfter?: number;
}

interface RowRange {
  first: number;
  last: number;
}

interface ShownPages<Item> {
  /** The previous list's pages until this one has been read. */
  pages: Pages<Item> | undefined;
  isCurrent: boolean;
  /** Why the list can't be read, or read again. */
  error: ApiError | undefined;
  /** Why some of the visible rows can't be read. */
  failure: ApiError | undefined;
  retry: () => void;
  /** Reads all rows of a range, and returns them. */
  readAll: (range: RowRange) => Promise<Item[]>;
}

const NO_ROW: RowRange = { first: 0, last: -1 };

/**
 * Reads the visible rows of a long list, one part at a time; a part is dropped if the list has been reread since. The
 * caller keeps the list stable; undefined while it isn't known which one it is.
 */
export function usePages<Item extends { id: string }>(
  list: PagedRead<Item> | undefined,
  inSight: RowRange,
): ShownPages<Item> {
  const latest = useRef(NO_ROW);
  useLayoutEffect(() => {
    latest.current = inSight;
  });
  const { data, error, mutate } = useRead<Pages<Item>>({
    key: list?.key,
    read: () => (list ? readFresh(list, latest.current) : Promise.resolve(createPages(0))),
    ...(list?.staleAfter === undefined ? {} : { staleAfter: list.staleAfter }),
    retries: 3,
    refetchOnFocus: true,
  });
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);

  const [failure, setFailure] = useState<{ reading: object; error: ApiError }>();
  const isFailed = failure !== undefined && failure.reading === data?.reading;
  /** The list to which a part is being added. */
  const [under, setUnder] = useState<object>();
  const { first, last } = inSight;
  useEffect(() => {
    if (!list || !data || isFailed || under === data.reading) return;
    const gap = findGap(data, { first, last });
    if (!gap) return;
    const { reading } = data;
    setUnder(reading);
    void addPart(list, gap, reading)
      .catch((thrown: unknown) => setFailure({ reading, error: toApiError(thrown) }))
      .finally(() => setUnder((now) => (now === reading ? undefined : now)));
  }, [list, data, isFailed, under, first, last]);

  const readAll = useCallback(
    async (range: RowRange): Promise<Item[]> => {
      for (;;) {
        const pages = list && getRead<Pages<Item>>(list.key);
        if (!list || !pages) return [];
        const gap = findGap(pages, { ...range, size: MOST_ROWS });
        if (!gap) return findRows(pages, range);
        const limit = Math.min(gap.limit, range.last + 1 - gap.offset);
        await addPart(list, { ...gap, limit }, pages.reading);
      }
    },
    [list],
  );
  const retry = useCallback(() => {
    setFailure(undefined);
    if (error) void mutate();
  }, [error, mutate]);
  return {
    pages: data ?? before,
    isCurrent: data !== undefined,
    error,
    failure: isFailed ? failure.error : undefined,
    retry,
    readAll,
  };
}

const MOST_ROWS = 1000;

async function readFresh<Item extends { id: string }>(
  { readPart }: PagedRead<Item>,
  { first, last }: RowRange,
): Promise<Pages<Item>> {
  let gap: PageRange | undefined = { offset: first - (first % PART_SIZE), limit: PART_SIZE };
  let pages = createPages<Item>(0);
  while (gap) {
    pages = withPart(pages, gap, await readPart(gap));
    gap = findGap(pages, { first, last });
  }
  return pages;
}

async function addPart<Item extends { id: string }>(
  { key, readPart }: PagedRead<Item>,
  gap: PageRange,
  reading: object,
): Promise<void> {
  const part = await readPart(gap);
  await changeRead<Pages<Item>>(key, (pages) => (pages.reading === reading ? withPart(pages, gap, part) : pages));
}

function findRows<Item>({ rows }: Pages<Item>, { first, last }: RowRange): Item[] {
  const found: Item[] = [];
  for (let place = first; place <= last; place++) {
    const row = rows.get(place);
    if (row !== undefined) found.push(row);
  }
  return found;
}
