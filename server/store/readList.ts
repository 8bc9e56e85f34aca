import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { compileOnce, type PlaceValue } from './compileOnce.ts';
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
  wanted: () => SelectQueryBuilder<DB, Table, object>;
  /** Reads the first rows where a query for them is compiled already. */
  readFirst?: ReadFirst | undefined;
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
    if (listing.readFirst && !range.after && !range.upTo) return listing.readFirst(limit);
    const rows = part(wanted().select(record.as('text')), order, range).limit(limit);
    return (await joinRows(db, rows).execute(db)).rows[0] ?? NOTHING;
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
    const row = part(wanted().select(json.list(columns).as('place')), order, range)
      .offset(limit - 1)
      .limit(1);
    return findPlace(row);
  };

  const count = async (range: Omit<Range, 'limit'>) =>
    countRows(
      db,
      isBetween(order, range).reduce((rows, condition) => rows.where(condition), wanted()),
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

type ReadFirst = (limit: number) => Promise<Found>;

const NOTHING: Found = { json: null, count: 0 };

interface LookUp<Values, DB, Table extends keyof DB> {
  wanted: (value: PlaceValue<Values>) => SelectQueryBuilder<DB, Table, object>;
  record: RawBuilder<string>;
}

/** Creates the read of the first rows of a list that forms ask for often; it is compiled once for each order. */
export function createLookUp<Values extends { limit: number }, DB, Table extends keyof DB>(
  db: Kysely<Database>,
  { wanted, record }: LookUp<Values, DB, Table>,
) {
  const compile = (order: Order) =>
    compileOnce<Values, Found>((into, value) => {
      const rows = part(wanted(value).select(record.as('text')), order, { after: undefined }).limit(value('limit'));
      return { compile: () => joinRows(into, rows).compile(into) };
    });
  const compiled = new Map<string, ReturnType<typeof compile>>();
  return async (order: Order, values: Values): Promise<Found> => {
    const read = compiled.get(order.sort) ?? compile(order);
    compiled.set(order.sort, read);
    return (await read(db, values))[0] ?? NOTHING;
  };
}

function joinRows(db: Kysely<Database>, rows: Expression<unknown>): RawBuilder<Found> {
  const joined = createJsonText(db).joined(sql.ref('text'));
  return sql<Found>`select ${joined} as json, count(*) as count from ${rows} as found`;
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
