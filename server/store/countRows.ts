import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Returns the number of rows that a query finds. */
export async function countRows<DB, Table extends keyof DB>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const rows = query.select(sql.lit(1).as('row'));
  const counted = await sql<{ count: number | string }>`select count(*) as count from ${rows} as counted`.execute(db);
  // PostgreSQL returns counts as text.
  return Number(counted.rows[0]?.count);
}
