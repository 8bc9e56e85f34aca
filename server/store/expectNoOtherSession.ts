import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';
import { StoreInUse } from './lockFolder.ts';

const CHECKS = 20;
const CHECK_MS = 100;

/**
 * Throws `StoreInUse` if another process is connected to this PostgreSQL database. Of the sessions of other roles, only
 * the role is known to ordinary ones; background processes have none.
 */
export async function expectNoOtherSession(db: Kysely<Database>): Promise<void> {
  for (let check = 0; check < CHECKS; check++) {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and usename is not null and pid <> pg_backend_pid()
        and coalesce(backend_type, 'client backend') = 'client backend'`.execute(db);
    if (rows.length === 0) return;
    // The session of a process that has just ended is listed for a moment longer.
    await setTimeout(CHECK_MS);
  }
  throw new StoreInUse('Other processes are connected to this database: stop all servers first');
}
