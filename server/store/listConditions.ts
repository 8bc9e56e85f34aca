import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sortKey } from '#model/sortKey.ts';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';
import type { Place } from './Page.ts';

/** The columns that a list is sorted by; the last one is unique. */
export interface Order {
  sort: string;
  columns: readonly string[];
  isDescending: boolean;
}

/** The order of a sort, by the columns of each key; a minus turns it round. The contract lists the sorts of each list. */
export function findOrder(orders: Readonly<Record<string, readonly string[]>>, sort: string): Order {
  const columns = orders[sort.replace(/^-/, '')];
  if (!columns) throw new Error(`The contract allows the sort ${sort}, which this list does not have`);
  return { sort, columns, isDescending: sort.startsWith('-') };
}

/** The rows that come after a place, and up to another one where it is given. */
export function isBetween(order: Order, { after, upTo }: { after: Place | undefined; upTo?: Place | undefined }) {
  const columns = sql.join(order.columns.map((column) => sql.ref(column)));
  const compare = (place: Place, isAfter: boolean): RawBuilder<boolean> => {
    const sign = sql.raw(isAfter === order.isDescending ? '<' : '>');
    return sql`(${columns}) ${isAfter ? sign : sql`${sign}=`} (${sql.join(place)})`;
  };
  return [...(after ? [compare(after, true)] : []), ...(upTo ? [compare(upTo, false)] : [])];
}

/** The columns in their order, for `order by`. */
export function orderBy({ columns, isDescending }: Order): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${direction}`));
}

/** Whether a column holds a text that is not a pattern. */
export function holdsText(db: Kysely<Database>, column: string, text: string): RawBuilder<boolean> {
  return isPostgres(db) ? sql`strpos(${sql.ref(column)}, ${text}) > 0` : sql`instr(${sql.ref(column)}, ${text}) > 0`;
}

/** The values of a record that a list shows in the columns that it is sorted by. */
export function toPlace({ columns }: Order, record: Readonly<Record<string, string>>): Place {
  return columns.map((column) => {
    const name = column.slice(column.indexOf('.') + 1);
    return name === 'name_sort' ? sortKey(record.name ?? '') : String(record[name]);
  });
}
