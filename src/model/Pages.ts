import { type ListChange, NONE_GONE } from './Listing.ts';

/** The part of a long list that has been read. */
export interface Pages<Item> {
  /** How many rows the list has. */
  total: number;
  /** By position in the list, from 0. */
  rows: ReadonlyMap<number, Item>;
  /** By the id of a row, the cursor of the rows after it. */
  cursors: ReadonlyMap<string, string>;
  /** A new object each time the list is reread. */
  reading: object;
}

/** A range of rows to request. */
export interface PageRange {
  /** The position of the first row, from 0. */
  offset: number;
  limit: number;
  /** Points to the same first row, and is faster than the offset. */
  cursor?: string | undefined;
}

/** Rows as the server returned them. */
export interface Part<Item> {
  rows: readonly Item[];
  /** The length of the whole list; absent if it was not requested. */
  total?: number | undefined;
  /** The cursor of the rows that follow. */
  next?: string | undefined;
}

/** The number of rows per request. */
export const PART_SIZE = 100;

/** Creates a list of which no row has been read. */
export function createPages<Item>(total: number): Pages<Item> {
  return { total, rows: new Map(), cursors: new Map(), reading: {} };
}

/**
 * Returns the list with these rows added. A row that was known at another position has moved, so its former position
 * becomes unread.
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
  // Too few rows mean that the list is shorter than it was.
  const total = part.rows.length < limit ? Math.min(known, offset + part.rows.length) : known;
  return { ...pages, total, rows, cursors };
}

/**
 * Returns the request for the first unread rows in a range and up to `size` rows around them; undefined if all were
 * read.
 */
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

/** Returns the list after a change; new entries appear only when it is reread. */
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
