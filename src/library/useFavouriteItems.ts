import { useMemo } from 'react';
import { useFavourites } from './useFavourites.ts';

interface FavouriteItems<Item> {
  wanted: readonly Item[];
  /** Whether the favourites are still being loaded. */
  isWaiting: boolean;
}

/** The favourites among some items, or all of them. */
export function useFavouriteItems<Item extends { id: string }>(
  items: readonly Item[],
  { favourites }: { favourites: boolean },
): FavouriteItems<Item> {
  const { ids, isRead } = useFavourites();
  const wanted = useMemo(() => (favourites ? items.filter(({ id }) => ids?.has(id)) : items), [items, favourites, ids]);
  return { wanted, isWaiting: favourites && !isRead };
}
