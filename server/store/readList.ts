import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createJsonText, type WrittenRows } from './jsonText.ts';
import { isBetween, type Order, orderBy, toPlace } from './listConditions.ts';
import type { Page, Place, Slice } from './Page.ts';
import { type Range, readSlices } from './readSlices.ts';

interface Listing<DB, Table extends keyof DB> {
  db: Kysely<Database>;
  page: Page;
  order: Order;
  /** Absent where few rows are reached. */
  turns?: Turns;
  /** The rows that are wanted. */
  wanted: SelectQueryBuilder<DB, Table, object>;
  /** Where an index leads to more rows than are wanted: all of those. */
  reached?: SelectQueryBuilder<DB, Table, object> | undefined;
  /** The JSON of a row; it holds what the list is sorted by. */
  record: RawBuilder<string>;
}

/** Reads a list in its order, as JSON that the engine builds. */
export function readList<DB, Table extends keyof DB>(listing: Listing<DB, Table>): AsyncGenerator<Slice> {
  const { db, page, order, turns = async () => {}, wanted, reached, record } = listing;
  const json = createJsonText(db);
  const columns = sql.join(order.columns.map((column) => sql.ref(column)));

  const read = async ({ limit, ...range }: Range) => {
    const rows = part(wanted.select(record.as('text')), order, range).limit(limit);
    const joined = json.joined(sql.ref('text'));
    const found = await sql<Found>`select ${joined} as json, count(*) as count from ${rows} as found`.execute(db);
    return found.rows[0] ?? { json: null, count: 0 };
  };

  const skip = async (after: Place | undefined, rows: number) => {
    const passed = reached && part(reached.select(json.list(columns).as('place')), order, { after });
    if (!passed) return undefined;
    const row = passed.offset(rows - 1).limit(1);
    const found = await sql<{ place: string }>`select place from ${row} as passed`.execute(db);
    return found.rows[0] && (JSON.parse(found.rows[0].place) as string[]);
  };

  return readSlices({
    page,
    turns,
    read,
    skip: reached && skip,
    toPlace: (text) => toPlace(order, JSON.parse(text)),
  });
}

interface Found {
  json: WrittenRows;
  count: number | string;
}

function part<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order,
  range: { after: Place | undefined; upTo?: Place | undefined },
): SelectQueryBuilder<DB, Table, Row> {
  return isBetween(order, range)
    .reduce((found, condition) => found.where(condition), query)
    .orderBy(orderBy(order));
}
