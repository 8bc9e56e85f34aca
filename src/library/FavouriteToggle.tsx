import type { Shortcut } from '#api/useShortcuts.ts';
import { StarToggle } from '#ui/StarToggle.tsx';
import { useFavourites } from './useFavourites.ts';

/** The star of the record that a header names; renders nothing on a server without favourites. */
export function FavouriteToggle({ record }: { record: Shortcut }) {
  const { ids, isRead, set } = useFavourites();
  if (isRead && !ids) return null;
  const pressed = ids?.has(record.id) ?? false;
  return <StarToggle pressed={pressed} disabled={!ids} onChange={(next) => set(record, next)} />;
}
