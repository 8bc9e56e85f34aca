import type { Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { nameKey } from '#model/nameKey.ts';
import type { Database, ViewTable } from './Database.ts';
import { throwUniqueViolation } from './UniqueViolation.ts';

export type ViewRepository = ReturnType<typeof createViewRepository>;
export type StoredView = Pick<Selectable<ViewTable>, 'id' | 'list' | 'name' | 'query'>;

const COLUMNS = ['id', 'list', 'name', 'query'] as const;

/** Stores the saved views of lists; throws `UniqueViolation` if a name is in use. */
export function createViewRepository(db: Kysely<Database>) {
  return {
    /** Returns the views sorted by name. */
    list: (ownerId: string): Promise<StoredView[]> =>
      db
        .selectFrom('views')
        .select(COLUMNS)
        .where('owner_id', '=', ownerId)
        .orderBy('name_key')
        .orderBy('id')
        .execute(),

    create: (ownerId: string, { list, name, query }: Omit<StoredView, 'id'>): Promise<StoredView> =>
      throwUniqueViolation(() =>
        db
          .insertInto('views')
          .values({ id: uuidv7(), owner_id: ownerId, list, name, name_key: nameKey(name), query })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow(),
      ),

    /** Returns undefined if the owner has no such view. */
    update: (
      { ownerId, id }: { ownerId: string; id: string },
      { name, query }: Pick<StoredView, 'name' | 'query'>,
    ): Promise<StoredView | undefined> =>
      throwUniqueViolation(() =>
        db
          .updateTable('views')
          .set({ name, name_key: nameKey(name), query })
          .where('owner_id', '=', ownerId)
          .where('id', '=', id)
          .returning(COLUMNS)
          .executeTakeFirst(),
      ),

    async delete({ ownerId, id }: { ownerId: string; id: string }): Promise<void> {
      await db.deleteFrom('views').where('owner_id', '=', ownerId).where('id', '=', id).execute();
    },
  };
}
