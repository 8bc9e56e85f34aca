import { useMemo } from 'react';
import { useFavourites } from './useFavourites.ts';

interface FavouriteItems<Item> {
  wanted: readonly Item[];
  /** Whether the favourites are still being loaded. */
  isWaiting: boolean;
}

/** Returns the favourites among the items if `favourites` is set, otherwise all items. */
export function useFavouriteItems<Item extends { id: string }>(
  items: readonly Item[],
  { favourites }: { favourites: boolean },
): FavouriteItems<Item> {
  const { ids, isRead } = useFavourites();
  const wanted = useMemo(() => (favourites ? items.filter(({ id }) => ids?.has(id)) : items), [items, favourites, ids]);
  return { wanted, isWaiting: favourites && !isRead };
}
