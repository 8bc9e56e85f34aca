import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type OwnershipRepository = ReturnType<typeof createOwnershipRepository>;

/** Finds out whose records are. */
export function createOwnershipRepository(db: Kysely<Database>) {
  return {
    /** Whether any of the ids is that of another user's component, project, view or session, even in the trash. */
    async isOfOthers({ ids, userId }: { ids: readonly string[]; userId: string }): Promise<boolean> {
      if (ids.length === 0) return false;
      const owned = (table: 'components' | 'projects' | 'views') =>
        db
          .selectFrom(table)
          .select('id')
          .where('id', 'in', [...ids])
          .where('owner_id', '!=', userId);
      const sessions = db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', [...ids])
        .where('user_id', '!=', userId);
      const query = owned('components').unionAll(owned('projects')).unionAll(owned('views')).unionAll(sessions);
      return (await query.limit(1).execute()).length > 0;
    },
  };
}
