import { isStorable } from '#model/rules.ts';
import { type Fault, Invalid } from '#server/Failure.ts';

const MOST_ROWS = 1000;
const MOST_SKIPPED = 10_000_000;
const LONGEST_CURSOR = 4000;

/** The columns that a list is sorted by, and a pattern for each value that marks a place in it. */
export interface Sorting {
  sort: string;
  place: readonly RegExp[];
}

interface PageQuery {
  limit?: string;
  cursor?: string;
  offset?: string;
}

/** Returns the part of a list that a query requests; throws `Invalid` for an invalid limit, offset or cursor. */
export function readPage({ limit, cursor, offset }: PageQuery, sorting: Sorting) {
  const rows = limit === undefined ? undefined : Number(limit);
  const after = cursor === undefined ? undefined : readCursor(cursor, sorting);
  const faults: Fault[] = [];
  if (rows !== undefined && !(rows >= 1 && rows <= MOST_ROWS))
    faults.push({ field: 'limit', value: limit, message: `Must be a whole number from 1 to ${MOST_ROWS}` });
  const skipped = Number(offset ?? 0);
  if (skipped > MOST_SKIPPED)
    faults.push({ field: 'offset', value: offset, message: `Must be at most ${MOST_SKIPPED}` });
  if (cursor !== undefined && after === undefined)
    faults.push({ field: 'cursor', value: cursor, message: 'Must be the cursor of another page of the same list' });
  if (faults.length > 0) throw new Invalid(faults);
  return { limit: rows, after, offset: after ? 0 : skipped };
}

/** Returns the cursor for the page that begins after a place. */
export function writeCursor(place: readonly string[], { sort }: Sorting): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

function readCursor(cursor: string, { sort, place }: Sorting): string[] | undefined {
  if (cursor.length > LONGEST_CURSOR) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(values) || !values.every((value) => typeof value === 'string' && isStorable(value)))
      return undefined;
    const [sortedBy, ...found] = values;
    const isPlace = found.length === place.length && place.every((form, index) => form.test(found[index]));
    return sortedBy === sort && isPlace ? found : undefined;
  } catch {
    // Invalid JSON is not a cursor.
    return undefined;
  }
}
