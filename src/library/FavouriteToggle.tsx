import type { Shortcut } from '#api/useShortcuts.ts';
import { StarToggle } from '#ui/StarToggle.tsx';
import { useFavourites } from './useFavourites.ts';

/** Renders the favourite star of a header's record; nothing if the server has no favourites. */
export function FavouriteToggle({ record }: { record: Shortcut }) {
  const { ids, isRead, set } = useFavourites();
  if (isRead && !ids) return null;
  const pressed = ids?.has(record.id) ?? false;
  return <StarToggle pressed={pressed} disabled={!ids} onChange={(next) => set(record, next)} />;
}
