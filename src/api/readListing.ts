import { type Listing, NONE_GONE } from '#model/Listing.ts';
import type { Part } from '#model/Pages.ts';
import type { ReadOptions } from './checkAnswers.ts';
import { type Answer, unwrapTagged } from './unwrap.ts';

/** From this many rows on a list is read in parts, which the server searches and sorts. */
export const LONG_LIST = 2000;

/** Reads a list, whole if it is short; the call has to pass `whole_below`. */
export async function readListing<Item>(call: Promise<Answer<Item[]>>, options?: ReadOptions): Promise<Listing<Item>> {
  const { data, headers } = await unwrapTagged(call, options);
  const total = readTotal(headers) ?? data.length;
  // A server without this parameter returns the whole list.
  const isLong = data.length === 0 && total > 0;
  return { whole: isLong ? undefined : data, total: isLong ? total : data.length, gone: NONE_GONE };
}

/** Reads a part of a list; the call has to pass `limit`. */
export async function readPart<Item>(call: Promise<Answer<Item[]>>, options?: ReadOptions): Promise<Part<Item>> {
  const { data, headers } = await unwrapTagged(call, options);
  const address = /^<([^>]*)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
  const next = address && new URLSearchParams(address.slice(address.indexOf('?'))).get('cursor');
  return { rows: data, total: readTotal(headers), ...(next ? { next } : {}) };
}

/** The most rows that a server sends at a time. */
const MOST_ROWS = 1000;

/** Reads all rows of a list, one part after the other; `onPart` is called with the number of rows read so far. */
export async function readParts<Item>(
  read: (range: { limit: number; cursor?: string }) => Promise<Part<Item>>,
  onPart: (ended: number) => void = () => {},
): Promise<Item[]> {
  const rows: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const part = await read({ limit: MOST_ROWS, ...(cursor === undefined ? {} : { cursor }) });
    rows.push(...part.rows);
    onPart(rows.length);
    cursor = part.next;
    if (cursor === undefined) return rows;
  }
}

function readTotal(headers: Headers): number | undefined {
  const text = headers.get('X-Total-Count');
  return text === null ? undefined : Number(text);
}
