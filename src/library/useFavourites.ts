import { useCallback, useMemo } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { setFavourite } from '#api/shortcutCalls.ts';
import { type Shortcut, useShortcuts } from '#api/useShortcuts.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';

export interface Favourites {
  /** Undefined while they are loading, and on a server without favourites. */
  ids: ReadonlySet<string> | undefined;
  isRead: boolean;
  /** A stable function. */
  set: (record: Shortcut, isFavourite: boolean) => void;
}

/** Returns the user's favourites and a function that adds and removes them; stable while they don't change. */
export function useFavourites(): Favourites {
  const { data, error } = useShortcuts();
  const favourites = data?.favourites;
  const ids = useMemo(() => favourites && new Set(favourites.map(({ id }) => id)), [favourites]);
  const set = useCallback((record: Shortcut, isFavourite: boolean) => void change(record, isFavourite), []);
  const isRead = data !== undefined || error !== undefined;
  return useMemo(() => ({ ids, isRead, set }), [ids, isRead, set]);
}

async function change(record: Shortcut, isFavourite: boolean): Promise<void> {
  try {
    await setFavourite(record, isFavourite);
  } catch (thrown) {
    const title = isFavourite ? 'Not added to the favourites' : 'Not removed from the favourites';
    const retry = () => void change(record, isFavourite);
    notifyActionFailure({ error: thrown, notice: { title, message: toApiError(thrown).message }, retry });
  }
}
