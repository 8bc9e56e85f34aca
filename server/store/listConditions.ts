import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sortKey } from '#model/sortKey.ts';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';
import type { Place } from './Page.ts';

/** The columns that a list is sorted by; the last one is unique. */
export interface Order {
  sort: string;
  columns: readonly string[];
  /** Whether it begins with the largest value of the first column, and of the others unless they always ascend. */
  isDescending: boolean;
  othersAscend?: boolean;
}

/**
 * Returns the order of a sort key, where a leading minus reverses it. The contract lists the sort keys of each list.
 */
export function findOrder(orders: Readonly<Record<string, readonly string[]>>, sort: string): Order {
  const columns = orders[sort.replace(/^-/, '')];
  if (!columns) throw new Error(`The contract allows the sort ${sort}, which this list does not have`);
  // Rows that are equal in the first column are sorted by name, whichever way the list is sorted.
  const othersAscend = columns.indexOf('name_sort') > 0;
  return { sort, columns, isDescending: sort.startsWith('-'), othersAscend };
}

/** The order of a list without a requested sort. */
export const NEWEST_FIRST: Order = { sort: '-created_at', columns: ['created_at', 'id'], isDescending: true };

/** Returns the conditions for the rows after a place, and up to another one if it is given. */
export function isBetween(order: Order, { after, upTo }: { after: Place | undefined; upTo?: Place | undefined }) {
  const compare = (place: Place, isAfter: boolean): RawBuilder<boolean> => {
    const sign = isAfter === order.isDescending ? '<' : '>';
    const [first = '', ...others] = order.columns;
    if (!order.isDescending || !order.othersAscend)
      return compareRows(order.columns, isAfter ? sign : `${sign}=`, place);
    const [value = '', ...values] = place;
    const column = sql.ref(first);
    const equals = compareRows(others, isAfter ? '>' : '<=', values);
    // The first condition lets the engine use the index, which the second one alone would not.
    return sql`(${column} ${sql.raw(`${sign}=`)} ${value} and (${column} ${sql.raw(sign)} ${value} or ${equals}))`;
  };
  return [...(after ? [compare(after, true)] : []), ...(upTo ? [compare(upTo, false)] : [])];
}

function compareRows(columns: readonly string[], sign: string, place: Place): RawBuilder<boolean> {
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) ${sql.raw(sign)} (${sql.join(place)})`;
}

/** Returns the columns with their directions, for `order by`. */
export function orderBy({ columns, isDescending, othersAscend = false }: Order): RawBuilder<unknown> {
  const direction = (index: number) => sql.raw(isDescending && !(index > 0 && othersAscend) ? 'desc' : 'asc');
  return sql.join(columns.map((column, index) => sql`${sql.ref(column)} ${direction(index)}`));
}

/** Whether a column has one of these values. */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 1) return sql`${sql.ref(column)} = ${values[0]}`;
  return values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Tests whether a column contains a literal text (not a pattern). */
export function holdsText(db: Kysely<Database>, column: string, text: string): RawBuilder<boolean> {
  return isPostgres(db) ? sql`strpos(${sql.ref(column)}, ${text}) > 0` : sql`instr(${sql.ref(column)}, ${text}) > 0`;
}

/** Returns the place of a listed record: its values in the columns that the list is sorted by. */
export function toPlace({ columns }: Order, record: Readonly<Record<string, string>>): Place {
  return columns.map((column) => {
    const name = column.slice(column.indexOf('.') + 1);
    return name === 'name_sort' ? sortKey(record.name ?? '') : String(record[name]);
  });
}
