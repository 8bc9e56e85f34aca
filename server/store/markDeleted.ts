import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

interface Versioned {
  id: string;
  revision: number;
}

/** Marks a row as deleted; returns false if it has changed since it was read. */
export async function markDeleted(
  db: Kysely<Database>,
  table: 'components' | 'projects',
  { id, revision }: Versioned,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
