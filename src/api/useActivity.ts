import { useState } from 'react';
import type { components } from '#generated/api.ts';
import { type ApiError, toApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type ActivityEntry = components['schemas']['ActivityEntry'];

interface ActivityPage {
  entries: readonly ActivityEntry[];
  /** Identifies the next page; undefined on the last one. */
  cursor: string | undefined;
}

/** The pages loaded after a first page; a newer first page makes them obsolete. */
interface Later extends ActivityPage {
  first: ActivityPage;
}

/** Reads the activity of the account, newest first; `loadMore` is undefined once all of it is shown. */
export function useActivity() {
  const { data: first, error, mutate } = useRead({ key: ['activity'], read: () => readPage(), staleAfter: 0 });
  const [loaded, setLoaded] = useState<Later>();
  const [isLoading, setLoading] = useState(false);
  const [moreError, setMoreError] = useState<ApiError>();
  const later = loaded && loaded.first === first ? loaded : undefined;
  const cursor = (later ?? first)?.cursor;

  async function loadMore(): Promise<void> {
    if (!first) return;
    setLoading(true);
    setMoreError(undefined);
    try {
      const page = await readPage(cursor);
      setLoaded({ first, entries: [...(later?.entries ?? []), ...page.entries], cursor: page.cursor });
    } catch (thrown) {
      setMoreError(toApiError(thrown));
    }
    setLoading(false);
  }

  return {
    entries: first && [...first.entries, ...(later?.entries ?? [])],
    error,
    retry: () => void mutate(),
    loadMore: cursor === undefined ? undefined : loadMore,
    isLoading,
    moreError,
  };
}

async function readPage(cursor?: string): Promise<ActivityPage> {
  const call = client.GET('/account/activity/', { params: { query: cursor === undefined ? {} : { cursor } } });
  const entries = await unwrap(call);
  const { response } = await call;
  return { entries, cursor: readCursor(response.headers.get('Link')) };
}

/** Returns the cursor in a Link header's address of the next page. */
function readCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return new URLSearchParams(address?.split('?')[1]).get('cursor') ?? undefined;
}
