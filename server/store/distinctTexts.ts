import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';

/**
 * Returns an aggregate for either engine: the distinct texts of a group joined by commas; null if there are none. It
 * costs a fraction of reading one row per text.
 */
export function distinctTexts(db: Kysely<Database>, text: Expression<string | null>): RawBuilder<string | null> {
  return isPostgres(db) ? sql`string_agg(distinct ${text}, ',')` : sql`group_concat(distinct ${text})`;
}
