import type { Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { compileOnce } from './compileOnce.ts';
import type { ChangeTable, Database } from './Database.ts';

export type FeedRepository = ReturnType<typeof createFeedRepository>;
export type StoredChange = Selectable<ChangeTable>;

/** The state of an owner's feed; before the first change everything is 0 or empty. */
export interface Feed {
  /** The number of the last change. */
  cursor: number;
  /** The number of the last change that has been purged. */
  purged: number;
  /** A new unique value after every change of a component. */
  components: string;
  /** A new unique value after every change of a project or asset. */
  projects: string;
}

const EMPTY: Feed = { cursor: 0, purged: 0, components: '', projects: '' };

const findByOwner = compileOnce<{ ownerId: string }, Feed>((db, value) =>
  db
    .selectFrom('feeds')
    .select(['cursor', 'purged', 'components', 'projects'])
    .where('owner_id', '=', value('ownerId')),
);

/** Reads the numbered changes of each owner; only writes of the records that they cover add to them. */
export function createFeedRepository(db: Kysely<Database>) {
  return {
    async find(ownerId: string): Promise<Feed> {
      const [row = EMPTY] = await findByOwner(db, { ownerId });
      return row;
    },

    /** Returns the changes after a number, in order. */
    list({ ownerId, after, limit }: { ownerId: string; after: number; limit: number }): Promise<StoredChange[]> {
      return db
        .selectFrom('changes')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('cursor', '>', after)
        .orderBy('cursor')
        .limit(limit)
        .execute();
    },

    /** Returns the number of the last change of each owner that has any. */
    async cursors(ownerIds: readonly string[]): Promise<Map<string, number>> {
      if (ownerIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('feeds')
        .select(['owner_id', 'cursor'])
        .where('owner_id', 'in', [...ownerIds])
        .execute();
      return new Map(rows.map(({ owner_id, cursor }) => [owner_id, cursor]));
    },

    /** Needs a transaction: removes the changes before a time and stores the number of the last one removed. */
    async purge(before: string): Promise<void> {
      const old = await db
        .selectFrom('changes')
        .select(({ fn }) => ['owner_id', fn.max('cursor').as('last')])
        .where('at', '<', before)
        .groupBy('owner_id')
        .execute();
      for (const { owner_id, last } of old) {
        const reached = db.updateTable('feeds').set({ purged: last }).where('owner_id', '=', owner_id);
        await reached.where('purged', '<', last).execute();
        await db.deleteFrom('changes').where('owner_id', '=', owner_id).where('cursor', '<=', last).execute();
      }
    },

    /** Marks the lists of projects, assets and the trash as changed for all owners of records deleted before a time. */
    async touchOwnersOfDeleted(deletedBefore: string): Promise<void> {
      await db
        .updateTable('feeds')
        .set({ projects: uuidv7() })
        .where('owner_id', 'in', ({ selectFrom }) =>
          selectFrom('components')
            .select('owner_id')
            .where('deleted_at', '<', deletedBefore)
            .union(selectFrom('projects').select('owner_id').where('deleted_at', '<', deletedBefore)),
        )
        .execute();
    },
  };
}
