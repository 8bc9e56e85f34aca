import type { Turns } from './createTurns.ts';
import { BETWEEN, type WrittenRows } from './jsonText.ts';
import type { Page, Place, Slice } from './Page.ts';

/** How many rows are read at once by default: few enough that no other call waits long. */
const ROWS_AT_ONCE = 500;
/** How many rows are scanned at once if few of them may be wanted. */
const ROWS_LOOKED_THROUGH = 2000;

/** The rows after a place, and up to another one if it is given. */
export interface Range {
  after: Place | undefined;
  upTo: Place | undefined;
  /** The largest number of rows. */
  limit: number;
}

interface Reading {
  page: Page;
  rowsAtOnce?: number | undefined;
  rowsLookedThrough?: number | undefined;
  /** Awaited before each read. */
  turns: Turns;
  /** Returns the JSON of the first rows, separated by `BETWEEN`. */
  read: (range: Range) => Promise<{ json: WrittenRows; count: number | string }>;
  /**
   * Returns the place `rows` rows after another one; undefined if fewer follow. Absent if an index finds just the
   * wanted rows.
   */
  skip?: ((after: Place | undefined, rows: number) => Promise<Place | undefined>) | undefined;
  /** Returns the place of the `limit`-th wanted row of a range; undefined if the range has fewer. */
  pass: (range: Range) => Promise<Place | undefined>;
  /** Returns the number of wanted rows in a range. */
  count: (range: Omit<Range, 'limit'>) => Promise<number>;
  /** Returns the place of a row from its JSON. */
  toPlace: (json: string) => Place;
}

/** Reads a list in short steps, each starting where the last one ended. */
export async function* readSlices(reading: Reading): AsyncGenerator<Slice> {
  const {
    page,
    rowsAtOnce = ROWS_AT_ONCE,
    rowsLookedThrough = ROWS_LOOKED_THROUGH,
    turns,
    read,
    skip,
    toPlace,
  } = reading;
  let after = page.offset ? await passRows(reading, page.offset) : page.after;
  if (page.offset && !after) return;
  let left = page.limit ?? Number.POSITIVE_INFINITY;
  for (;;) {
    await turns();
    const upTo = await skip?.(after, rowsLookedThrough);
    // One row more than is left shows whether another page follows.
    const limit = Math.min(left + 1, rowsAtOnce);
    const { json, count } = await read({ after, upTo, limit });
    const found = { json: toBytes(json), count: Number(count) };
    const slice = found.count > left ? withoutLast(found) : found;
    const isFull = found.count === limit;
    const last = isFull && slice.count > 0 ? toPlace(findLast(slice.json)) : undefined;
    left -= slice.count;
    if (found.count > slice.count) {
      yield { ...slice, next: last ?? after };
      return;
    }
    if (slice.count > 0) yield slice;
    after = last ?? upTo;
    if (!after) return;
  }
}

/** Returns the place of the last row to skip; undefined if no row follows. */
async function passRows({ page, turns, skip, pass, count }: Reading, rows: number): Promise<Place | undefined> {
  let { after } = page;
  for (let left = rows; ; ) {
    await turns();
    const upTo = await skip?.(after, ROWS_LOOKED_THROUGH);
    const place = await pass({ after, upTo, limit: left });
    if (place || !upTo) return place;
    left -= await count({ after, upTo });
    after = upTo;
  }
}

function withoutLast({ json, count }: Slice): Slice {
  return { json: json.subarray(0, Math.max(json.lastIndexOf(BETWEEN), 0)), count: count - 1 };
}

function findLast(json: Buffer): string {
  const end = json.lastIndexOf(BETWEEN);
  return json.toString('utf8', end === -1 ? 0 : end + BETWEEN.length);
}

function toBytes(json: WrittenRows): Buffer {
  return typeof json === 'string' ? Buffer.from(json) : Buffer.from(json ?? new ArrayBuffer(0));
}
