import { type Kysely, sql } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';

/** Throws `Refused` if a PostgreSQL database can't hold all texts. */
export async function expectUnicode(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new Refused(
    `The database is encoded in ${encoding}, which lacks most characters. Create it with encoding 'UTF8'.`,
  );
}
