import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { purgeComponents, purgeProjects } from './purgeDeleted.ts';
import type { Recorder } from './recordChanges.ts';

export type TrashWriter = ReturnType<typeof createTrashWriter>;

export interface Purgeable {
  id: string;
  what: 'component' | 'project';
  name: string;
  isLocked: boolean;
  revision: number;
  subclass: string | null;
  is_template: number;
}

/** Permanently removes deleted records. */
export function createTrashWriter(db: Kysely<Database>, record: Recorder) {
  return {
    /** Returns an owner's deleted records: the one with the id, or all deleted until a time (ISO text). */
    async find({ ownerId, id, until }: { ownerId: string; id?: string; until?: string }): Promise<Purgeable[]> {
      const components = await db
        .selectFrom('components')
        .select(['id', 'name', 'revision', 'subclass', 'is_template', 'locked'])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is not', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(until !== undefined, (query) => query.where('deleted_at', '<=', until ?? ''))
        .execute();
      const projects = await db
        .selectFrom('projects')
        .select(['id', 'name', 'revision', 'is_template'])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is not', null)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(until !== undefined, (query) => query.where('deleted_at', '<=', until ?? ''))
        .execute();
      return [
        ...components.map(({ locked, ...row }) => ({ ...row, what: 'component' as const, isLocked: locked === 1 })),
        ...projects.map((row) => ({ ...row, what: 'project' as const, isLocked: false, subclass: null })),
      ];
    },

    async purge(found: readonly Purgeable[]): Promise<void> {
      const listIds = (wanted: Purgeable['what']) => found.flatMap(({ id, what }) => (what === wanted ? [id] : []));
      await purgeComponents(db, listIds('component'));
      await purgeProjects(db, listIds('project'));
      for (const { id, what, revision, subclass, is_template } of found)
        record({ what, id, action: 'purged', revision, subclass, is_template, project_id: null });
    },
  };
}
