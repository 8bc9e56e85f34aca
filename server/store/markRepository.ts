import type { Kysely } from 'kysely';
import type { Database, MarkTable } from './Database.ts';

export type MarkRepository = ReturnType<typeof createMarkRepository>;

/** A component or project that carries a mark. */
export interface Marked {
  id: string;
  what: 'component' | 'project';
  name: string;
  subclass: string | null;
  isTemplate: boolean;
  at: string;
}

interface Place {
  ownerId: string;
  mark: MarkTable['mark'];
}

/** Stores which records are favourites, and when each was opened; records in the trash are not listed. */
export function createMarkRepository(db: Kysely<Database>) {
  return {
    /** Returns the marked records in no particular order. */
    async list({ ownerId, mark }: Place): Promise<Marked[]> {
      const components = await db
        .selectFrom('marks')
        .innerJoin('components', 'components.id', 'marks.component_id')
        .select(['components.id', 'components.name', 'components.subclass', 'components.is_template', 'marks.at'])
        .where('marks.owner_id', '=', ownerId)
        .where('marks.mark', '=', mark)
        .where('components.owner_id', '=', ownerId)
        .where('components.deleted_at', 'is', null)
        .execute();
      const projects = await db
        .selectFrom('marks')
        .innerJoin('projects', 'projects.id', 'marks.project_id')
        .select(['projects.id', 'projects.name', 'projects.is_template', 'marks.at'])
        .where('marks.owner_id', '=', ownerId)
        .where('marks.mark', '=', mark)
        .where('projects.owner_id', '=', ownerId)
        .where('projects.deleted_at', 'is', null)
        .execute();
      return [
        ...components.map(({ is_template, ...row }) => ({
          ...row,
          what: 'component' as const,
          isTemplate: is_template === 1,
        })),
        ...projects.map(({ is_template, ...row }) => ({
          ...row,
          what: 'project' as const,
          subclass: null,
          isTemplate: is_template === 1,
        })),
      ];
    },

    /** Returns how many records carry a mark, including those in the trash. */
    async count({ ownerId, mark }: Place): Promise<number> {
      const rows = await db
        .selectFrom('marks')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('owner_id', '=', ownerId)
        .where('mark', '=', mark)
        .executeTakeFirstOrThrow();
      // PostgreSQL returns counts as text.
      return Number(rows.count);
    },

    /** Returns false if the owner has no such record. */
    async put({ ownerId, mark, id }: Place & { id: string }): Promise<boolean> {
      const columns = await this.findRecord({ ownerId, id });
      if (!columns) return false;
      const at = await this.findTime({ ownerId, mark });
      await db
        .insertInto('marks')
        .values({ owner_id: ownerId, mark, record_id: id, ...columns, at })
        .onConflict((conflict) => conflict.columns(['owner_id', 'mark', 'record_id']).doUpdateSet({ at }))
        .execute();
      return true;
    },

    /** Returns the present time, or else the first after the newest mark: of two in a millisecond, the second is newer. */
    async findTime({ ownerId, mark }: Place): Promise<string> {
      const { newest } = await db
        .selectFrom('marks')
        .select(({ fn }) => fn.max('at').as('newest'))
        .where('owner_id', '=', ownerId)
        .where('mark', '=', mark)
        .executeTakeFirstOrThrow();
      const next = newest === null ? 0 : Date.parse(newest) + 1;
      return new Date(Math.max(Date.now(), next)).toISOString();
    },

    /** Returns the columns that refer to a record; undefined if the owner has none with this id. */
    async findRecord({ ownerId, id }: { ownerId: string; id: string }) {
      for (const table of ['components', 'projects'] as const) {
        const found = await db
          .selectFrom(table)
          .select('id')
          .where('id', '=', id)
          .where('owner_id', '=', ownerId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (found) return { component_id: null, project_id: null, [TABLE_COLUMN[table]]: id };
      }
      return undefined;
    },

    async remove({ ownerId, mark, id }: Place & { id: string }): Promise<void> {
      await db
        .deleteFrom('marks')
        .where('owner_id', '=', ownerId)
        .where('mark', '=', mark)
        .where('record_id', '=', id)
        .execute();
    },

    /** Removes all marks except the newest ones. */
    async keepNewest({ ownerId, mark }: Place, count: number): Promise<void> {
      await db
        .deleteFrom('marks')
        .where('owner_id', '=', ownerId)
        .where('mark', '=', mark)
        .where('record_id', 'in', ({ selectFrom }) =>
          selectFrom('marks')
            .select('record_id')
            .where('owner_id', '=', ownerId)
            .where('mark', '=', mark)
            .orderBy('at', 'desc')
            .orderBy('record_id')
            // SQLite accepts an offset only together with a limit.
            .limit(MOST)
            .offset(count),
        )
        .execute();
    },
  };
}

const TABLE_COLUMN = { components: 'component_id', projects: 'project_id' } as const;

const MOST = 1_000_000;
