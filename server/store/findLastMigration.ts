import { type Kysely, sql } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';
import { migrations } from './migrations.ts';

export const NEWER_STORE =
  'The store was written by a newer version of Q-System. Start that version, or use a backup of this one.';

/**
 * Returns the last migration applied to a store; undefined if it has no tables. Throws `Refused` if a newer version
 * wrote it.
 */
export async function findLastMigration(db: Kysely<Database>): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  if (rows.some(({ name }) => !Object.hasOwn(migrations, name))) throw new Refused(NEWER_STORE);
  return rows.at(-1)?.name;
}

/** Returns the last migration of this version. */
export function getLatestMigration(): string {
  return Object.keys(migrations).sort().at(-1) ?? '';
}
