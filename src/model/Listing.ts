import { type Dated, withRecord } from './withRecord.ts';

/** What is known about a list before its rows are read. */
export interface Listing<Item> {
  /** All of it; undefined for a long list, which is read in parts. */
  whole: readonly Item[] | undefined;
  total: number;
  /** The ids of the entries deleted from a long list since it was read. */
  gone: ReadonlySet<string>;
}

/** A change of a list. */
export interface ListChange<Item> {
  /** New entries, and entries in their new version. */
  put?: readonly Item[];
  /** The ids of deleted entries. */
  gone?: ReadonlySet<string>;
}

export const NONE_GONE: ReadonlySet<string> = new Set();

/** Returns the listing after a change. */
export function changeListing<Item extends Dated>(
  listing: Listing<Item>,
  { put = [], gone = NONE_GONE }: ListChange<Item>,
): Listing<Item> {
  if (listing.whole) {
    const whole = put.reduce(
      withRecord,
      listing.whole.filter(({ id }) => !gone.has(id)),
    );
    return { ...listing, whole, total: whole.length };
  }
  const replaced = new Set(put.map(({ id }) => id));
  const known = [...listing.gone].filter((id) => !replaced.has(id));
  const added = [...gone].filter((id) => !listing.gone.has(id));
  return { ...listing, total: listing.total - added.length, gone: new Set([...known, ...added]) };
}
