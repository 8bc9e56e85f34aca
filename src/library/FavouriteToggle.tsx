import type { Shortcut } from '#api/useShortcuts.ts';
import { StarToggle } from '#ui/StarToggle.tsx';
import { useFavourites } from './useFavourites.ts';

/** The star of the record that a header names; renders nothing while the favourites aren't known. */
export function FavouriteToggle({ record }: { record: Shortcut }) {
  const { ids, set } = useFavourites();
  return ids ? <StarToggle pressed={ids.has(record.id)} onChange={(pressed) => set(record, pressed)} /> : null;
}
