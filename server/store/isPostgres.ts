import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether the engine is PostgreSQL; SQLite otherwise. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
