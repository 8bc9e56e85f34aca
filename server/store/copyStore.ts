import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { migrate } from './Store.ts';

const ROWS_AT_ONCE = 200;

/** Owners come before what they own. Counters of attempts are left out, since they expire within minutes. */
export const TABLES = [
  'settings',
  'users',
  'sessions',
  'password_resets',
  'email_links',
  'audit_events',
  'components',
  'component_revisions',
  'projects',
  'assets',
  'results',
] as const;

/** The target already has accounts, with which a copy would mix others. */
export class TargetInUse extends Error {}

/** Copies everything into an empty store, all or nothing; returns the number of rows by table. */
export async function copyStore({
  from,
  to,
}: {
  from: DatabasePlace;
  to: DatabasePlace;
}): Promise<Map<string, number>> {
  const [source, target] = [openDatabase(from), openDatabase(to)];
  try {
    await migrate(source);
    await migrate(target);
    return await target.transaction().execute((transaction) => copyTables(source, transaction));
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

async function copyTables(source: Kysely<Database>, target: Kysely<Database>): Promise<Map<string, number>> {
  const user = await target.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new TargetInUse('The target already has accounts. Copy into an empty store.');
  await target.deleteFrom('settings').execute();
  const counts = new Map<string, number>();
  for (const table of TABLES) {
    const rows = await source.selectFrom(table).selectAll().execute();
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      await target
        .insertInto(table)
        .values(rows.slice(first, first + ROWS_AT_ONCE))
        .execute();
    }
    counts.set(table, rows.length);
  }
  return counts;
}
