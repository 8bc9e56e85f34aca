import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/**
 * Permanently removes what was deleted before a time; needs a transaction. The assets of purged components first take over
 * name and kind.
 */
export async function purgeDeleted(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('projects').where('deleted_at', '<', before).execute();
  await db.deleteFrom('assets').where('deleted_at', '<', before).execute();
  await db
    .updateTable('assets')
    .set(({ selectFrom }) => {
      const own = selectFrom('components').whereRef('components.id', '=', 'assets.component_id');
      return { name: own.select('components.name'), subclass: own.select('components.subclass') };
    })
    .where('component_id', 'in', (query) =>
      query.selectFrom('components').select('id').where('deleted_at', '<', before),
    )
    .execute();
  await db.deleteFrom('components').where('deleted_at', '<', before).execute();
}
