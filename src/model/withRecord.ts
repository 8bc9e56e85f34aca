/** An entry of a list that is sorted by creation date. */
export interface Dated {
  id: string;
  created_at: string;
}

/**
 * Returns a list, newest first, with a record in its place: instead of its earlier version, or inserted by its date.
 */
export function withRecord<Item extends Dated>(items: readonly Item[], record: Item): Item[] {
  const place = items.findIndex(({ id }) => id === record.id);
  if (place >= 0) return items.with(place, record);
  const older = items.findIndex(({ created_at }) => created_at <= record.created_at);
  return older < 0 ? [...items, record] : items.toSpliced(older, 0, record);
}
