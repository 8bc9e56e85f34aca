import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** More ids than these are too many for one statement. */
const IDS_AT_ONCE = 500;

/**
 * Permanently removes what was deleted before a time; needs a transaction. Assets of purged components first copy the
 * component's name and kind.
 */
export async function purgeDeleted(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('projects').where('deleted_at', '<', before).execute();
  await db.deleteFrom('assets').where('deleted_at', '<', before).execute();
  const purged = await db.selectFrom('components').select('id').where('deleted_at', '<', before).execute();
  await purgeComponents(
    db,
    purged.map(({ id }) => id),
  );
}

/** Permanently removes components, after copying their names and kinds to their assets; needs a transaction. */
export async function purgeComponents(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids)) {
    await db
      .updateTable('assets')
      .set(({ selectFrom }) => {
        const own = selectFrom('components').whereRef('components.id', '=', 'assets.component_id');
        return { name: own.select('components.name'), subclass: own.select('components.subclass') };
      })
      .where('component_id', 'in', some)
      .execute();
    await db.deleteFrom('components').where('id', 'in', some).execute();
  }
}

/** Permanently removes projects with their assets and results; needs a transaction. */
export async function purgeProjects(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const some of inParts(ids)) await db.deleteFrom('projects').where('id', 'in', some).execute();
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
}
