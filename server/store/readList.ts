import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createJsonText, type WrittenRows } from './jsonText.ts';
import { isBetween, type Order, orderBy, toPlace } from './listConditions.ts';
import type { Page, Place, Slice } from './Page.ts';
import { type Range, readSlices } from './readSlices.ts';

interface Listing<DB, Table extends keyof DB> {
  db: Kysely<Database>;
  page: Page;
  /** How many rows are read at once. */
  rowsAtOnce?: number;
  /** How many rows are scanned at once if few of them may be wanted. */
  rowsLookedThrough?: number;
  order: Order;
  /** Absent if an index finds few rows. */
  turns?: Turns;
  /** Selects the wanted rows. */
  wanted: SelectQueryBuilder<DB, Table, object>;
  /** Selects all rows that the index finds, if these are more than the wanted ones. */
  reached?: SelectQueryBuilder<DB, Table, object> | undefined;
  /** The JSON of a row, including the values that the list is sorted by. */
  record: RawBuilder<string>;
}

/** Reads a list in its order, as JSON that the engine builds. */
export function readList<DB, Table extends keyof DB>(listing: Listing<DB, Table>): AsyncGenerator<Slice> {
  const { db, page, rowsAtOnce, rowsLookedThrough, order, turns = async () => {}, wanted, reached, record } = listing;
  const json = createJsonText(db);
  const columns = sql.join(order.columns.map((column) => sql.ref(column)));

  const read = async ({ limit, ...range }: Range) => {
    const rows = part(wanted.select(record.as('text')), order, range).limit(limit);
    const joined = json.joined(sql.ref('text'));
    const found = await sql<Found>`select ${joined} as json, count(*) as count from ${rows} as found`.execute(db);
    return found.rows[0] ?? { json: null, count: 0 };
  };

  const findPlace = async (row: Expression<unknown>) => {
    const found = await sql<{ place: string }>`select place from ${row} as passed`.execute(db);
    // It was written as a list of texts.
    return found.rows[0] && (JSON.parse(found.rows[0].place) as string[]);
  };

  const skip = async (after: Place | undefined, rows: number) => {
    const passed = reached && part(reached.select(json.list(columns).as('place')), order, { after });
    if (!passed) return undefined;
    return findPlace(passed.offset(rows - 1).limit(1));
  };

  const pass = async ({ limit, ...range }: Range) => {
    const row = part(wanted.select(json.list(columns).as('place')), order, range)
      .offset(limit - 1)
      .limit(1);
    return findPlace(row);
  };

  const count = async (range: Omit<Range, 'limit'>) =>
    countRows(
      db,
      isBetween(order, range).reduce((rows, condition) => rows.where(condition), wanted),
    );

  return readSlices({
    page,
    rowsAtOnce,
    rowsLookedThrough,
    turns,
    read,
    pass,
    count,
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
