import { type ListChange, NONE_GONE } from './Listing.ts';

/** A long list as far as it has been read. */
export interface Pages<Item> {
  /** How many rows the list has. */
  total: number;
  /** By place, from 0. */
  rows: ReadonlyMap<number, Item>;
  /** The cursor of what follows a row, by the row's id. */
  cursors: ReadonlyMap<string, string>;
  /** A new one each time that the list is reread. */
  reading: object;
}

/** Some rows of a list to read. */
export interface PageRange {
  /** The place of the first one. */
  offset: number;
  limit: number;
  /** Leads to the first one as well, and faster. */
  cursor?: string | undefined;
}

/** Rows as the server has answered. */
export interface Part<Item> {
  rows: readonly Item[];
  /** Of the whole list; absent where it was not asked for. */
  total?: number | undefined;
  /** The cursor of what follows. */
  next?: string | undefined;
}

/** How many rows are read at a time. */
export const PART_SIZE = 100;

/** A list without any rows read. */
export function createPages<Item>(total: number): Pages<Item> {
  return { total, rows: new Map(), cursors: new Map(), reading: {} };
}

/**
 * The list with some more of its rows. A row that was somewhere else before has moved; its former place is to be read
 * again.
 */
export function withPart<Item extends { id: string }>(
  pages: Pages<Item>,
  { offset, limit }: PageRange,
  part: Part<Item>,
): Pages<Item> {
  const ids = new Set(part.rows.map(({ id }) => id));
  const rows = new Map(
    [...pages.rows].filter(([place, { id }]) => !ids.has(id) && (place < offset || place >= offset + limit)),
  );
  for (const [index, row] of part.rows.entries()) rows.set(offset + index, row);
  const cursors = new Map(pages.cursors);
  const last = part.rows.at(-1);
  if (last && part.next !== undefined) cursors.set(last.id, part.next);
  const known = part.total ?? pages.total;
  // What ends early is shorter than it was.
  const total = part.rows.length < limit ? Math.min(known, offset + part.rows.length) : known;
  return { ...pages, total, rows, cursors };
}

/** The first rows in a range that have not been read, with others around them; undefined where all have been. */
export function findGap<Item extends { id: string }>(
  { total, rows, cursors }: Pages<Item>,
  { first, last, size = PART_SIZE }: { first: number; last: number; size?: number },
): PageRange | undefined {
  for (let place = Math.max(first, 0); place <= Math.min(last, total - 1); place++) {
    if (rows.has(place)) continue;
    let offset = place - (place % size);
    while (rows.has(offset)) offset++;
    const before = rows.get(offset - 1);
    return { offset, limit: Math.min(size, total - offset), cursor: before && cursors.get(before.id) };
  }
  return undefined;
}

/** The list after a change; a new entry appears when it is reread. */
export function changePages<Item extends { id: string }>(
  pages: Pages<Item>,
  { put = [], gone = NONE_GONE }: ListChange<Item>,
): Pages<Item> {
  const versions = new Map(put.map((item) => [item.id, item]));
  const rows = new Map<number, Item>();
  let left = 0;
  for (const [place, row] of [...pages.rows].sort(([a], [b]) => a - b)) {
    if (gone.has(row.id)) left++;
    else rows.set(place - left, versions.get(row.id) ?? row);
  }
  return { ...pages, total: pages.total - left, rows };
}
