import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { type ComponentListItem, componentPagesKey, readComponents, useComponentListing } from '#api/useComponents.ts';
import { type PagedRead, usePages } from '#api/usePages.ts';
import { type EntryAddress, useFoundEntries } from '#api/useReference.ts';
import { findByName } from '#library/findByName.ts';
import { NONE_GONE } from '#model/Listing.ts';
import { changePages } from '#model/Pages.ts';
import type { DataTableGaps, RowRange } from '#ui/DataTableColumn.ts';

/** The components to choose from: those of one kind, except the one being edited. */
export interface BehindScope {
  subclass: string;
  except: string | undefined;
}

/** A component, template or reference entry whose curve can be drawn behind the form's. */
export type BehindRow = Pick<ComponentListItem, 'id' | 'name' | 'subclass'> & {
  is_template?: boolean;
  entry?: EntryAddress;
};

export interface BehindList {
  search: string;
  setSearch: (search: string) => void;
  /**
   * Components, then templates, both sorted by name, then the first matching reference entries; undefined for rows that
   * are not loaded yet.
   */
  rows: readonly (BehindRow | undefined)[];
  /** The search that the rows match, or are being loaded for. */
  settled: string;
  /** Whether the rows are complete for the typed search; false until every list has answered, and after a failure. */
  isCurrent: boolean;
  gaps: DataTableGaps;
  isLoading: boolean;
  /** Why one of the lists can't be read. */
  error: ApiError | undefined;
  retry: () => void;
  /** Why the entries of the reference library can't be read; the components are there without them. */
  entriesError: ApiError | undefined;
  retryEntries: () => void;
}

/**
 * Lists the components, templates and reference entries to choose from; of a long library, only rows in sight are read.
 */
export function useBehindList(scope: BehindScope): BehindList {
  const [search, setSearch] = useState('');
  const settled = useDeferredValue(search);
  const [{ first, last }, setShown] = useState<RowRange>({ first: 0, last: -1 });
  const components = useHalf({ ...scope, templates: false, search: settled, inSight: { first, last } });
  const { length: start } = components.rows;
  const templates = useHalf({
    ...{ ...scope, templates: true, search: settled },
    inSight: { first: first - start, last: last - start },
  });
  const halves = [components, templates];
  const { subclass } = scope;
  const references = useFoundEntries({ subclass, search: settled });
  const { data: found, isLoading: isFinding, isSettled } = references;
  const entries = useMemo(
    () => (found ?? []).map(({ name, ...entry }) => ({ id: `${entry.set}/${entry.key}`, name, subclass, entry })),
    [found, subclass],
  );
  const rows = useMemo(
    () => [...components.rows, ...templates.rows, ...entries],
    [components.rows, templates.rows, entries],
  );
  const reason = halves.map(({ failure }) => failure).find((failure) => failure && failure.status !== 401);
  const retry = () => {
    for (const half of halves) half.retry();
  };
  return {
    ...{ search, setSearch, rows, settled, retry },
    isCurrent: settled === search && isSettled && halves.every(({ isCurrent }) => isCurrent),
    gaps: { onShow: setShown, failure: reason && { message: reason.message, onRetry: retry } },
    isLoading: halves.some(({ isLoading }) => isLoading) || (rows.length === 0 && isFinding),
    error: halves.map(({ error }) => error).find(Boolean),
    entriesError: references.error,
    retryEntries: references.retry,
  };
}

interface HalfInput extends BehindScope {
  templates: boolean;
  search: string;
  inSight: RowRange;
}

interface Half {
  rows: readonly (ComponentListItem | undefined)[];
  /** Whether the rows were found by this search. */
  isCurrent: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  /** Why rows in sight can't be read. */
  failure: ApiError | undefined;
  retry: () => void;
}

const NONE: readonly ComponentListItem[] = [];

/** Either the components or the templates. */
function useHalf({ templates, subclass, except, search, inSight }: HalfInput): Half {
  const { data: listing, error, mutate } = useComponentListing({ templates });
  const isLong = listing !== undefined && !listing.whole;
  const list = useMemo(
    () => (isLong ? createPagedRead(templates, { subclass, search }) : undefined),
    [isLong, templates, subclass, search],
  );
  // The excluded component still takes up a place in the server's list, so one more row is read.
  const read = usePages(list, { first: inSight.first, last: inSight.last + 1 });
  const gone = listing?.gone ?? NONE_GONE;
  const pages = useMemo(
    () =>
      read.pages && changePages(read.pages, { gone: new Set([...gone, ...(except === undefined ? [] : [except])]) }),
    [read.pages, gone, except],
  );
  const whole = useMemo(() => {
    const found = findByName(listing?.whole ?? NONE, search);
    return found.filter((item) => item.subclass === subclass && item.id !== except && !item.isPending);
  }, [listing, search, subclass, except]);
  const inParts = useMemo(
    () => Array.from({ length: pages?.total ?? 0 }, (_, place) => pages?.rows.get(place)),
    [pages],
  );
  // The results of the previous search stay until the new ones arrive, unless the new search failed.
  const isFailed = isLong && !read.isCurrent && read.error !== undefined;
  const isRead = isLong ? pages !== undefined : listing !== undefined;
  const reason = isFailed ? read.error : listing ? undefined : error;
  const { retry: retryPages } = read;
  const retry = useCallback(() => {
    if (reason && !isLong) void mutate();
    retryPages();
  }, [reason, isLong, mutate, retryPages]);
  return {
    rows: isFailed ? NONE : isLong ? inParts : whole,
    isCurrent: isLong ? read.isCurrent : listing !== undefined,
    isLoading: !isRead && !reason,
    error: reason,
    failure: read.failure,
    retry,
  };
}

function createPagedRead(
  templates: boolean,
  { subclass, search }: { subclass: string; search: string },
): PagedRead<ComponentListItem> {
  const query = { sort: 'name', subclass, ...(search.trim() === '' ? {} : { search }) } as const;
  return {
    key: componentPagesKey(templates, query),
    readPart: (range) => readComponents(templates, query, range),
    staleAfter: STALE_MS,
  };
}

const STALE_MS = 5 * 60_000;
