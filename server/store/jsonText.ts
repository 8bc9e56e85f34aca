import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';

/** Stands between two records of one text; no JSON has a line break inside of a text. */
export const BETWEEN = ',\n';

/** The JSON of some rows: PostgreSQL returns a text, SQLite its bytes; null where there are no rows. */
export type WrittenRows = string | ArrayBuffer | null;

/** Builds JSON inside of either engine, which costs a fraction of reading the values and writing them again. */
export function createJsonText(db: Kysely<Database>) {
  const onPostgres = isPostgres(db);
  const compileObject = (parts: Expression<unknown>[]): RawBuilder<string> =>
    onPostgres ? sql`json_build_object(${sql.join(parts)})::text` : sql`json_object(${sql.join(parts)})`;

  return {
    /** The JSON of an object, as text. */
    object(properties: Record<string, Expression<unknown>>): RawBuilder<string> {
      const parts = Object.entries(properties).flatMap(([name, value]) => [sql.lit(name), value]);
      // Written once and for all, since a list is read more often than its form is made: it has no parameters.
      return sql.raw(compileObject(parts).compile(db).sql);
    },

    /** The JSON of a list of texts, as text. */
    list: (values: RawBuilder<unknown>): RawBuilder<string> =>
      onPostgres ? sql`json_build_array(${values})::text` : sql`json_array(${values})`,

    /** A boolean of the object, from a condition. */
    flag: (condition: Expression<unknown>): RawBuilder<unknown> =>
      onPostgres ? sql`(${condition})` : sql`json(case when ${condition} then 'true' else 'false' end)`,

    /** A list of the object: the texts of a query's column `text`, in the order of their characters' codes. */
    texts: (query: Expression<unknown>): RawBuilder<unknown> =>
      onPostgres
        ? sql`(select coalesce(json_agg(text order by text collate "C"), '[]') from ${query} as texts)`
        : sql`json((select json_group_array(text) from (select text from ${query} order by text)))`,

    /** The texts of a group, joined, in the order in which the query finds them; null for none. */
    joined: (text: Expression<string>): RawBuilder<WrittenRows> =>
      onPostgres
        ? sql`string_agg(${text}, ${sql.lit(BETWEEN)})`
        : // To make a text of the bytes would take as long as to read them.
          sql`cast(group_concat(${text}, ${sql.lit(BETWEEN)}) as blob)`,
  };
}
