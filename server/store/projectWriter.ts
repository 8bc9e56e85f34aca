import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import type { Database, ProjectTable } from './Database.ts';
import { markDeleted } from './markDeleted.ts';
import type { ProjectKey, StoredProject } from './projectRepository.ts';
import type { Change, Recorder } from './recordChanges.ts';
import { throwUniqueViolation } from './UniqueViolation.ts';

export type ProjectWriter = ReturnType<typeof createProjectWriter>;

/** Writes projects and project templates; throws `UniqueViolation` if a name is in use. */
export function createProjectWriter(db: Kysely<Database>, record: Recorder) {
  return {
    /** Returns the id of the new project. */
    async create(project: {
      ownerId: string;
      isTemplate: boolean;
      name: string;
      description: string;
    }): Promise<string> {
      const now = new Date().toISOString();
      const row = {
        ...toColumns(project),
        id: uuidv7(),
        owner_id: project.ownerId,
        is_template: project.isTemplate ? 1 : 0,
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await throwUniqueViolation(() => db.insertInto('projects').values(row).execute());
      record(toChange(row, 'created'));
      return row.id;
    },

    /** Returns false if the project has changed since it was read. */
    async update(read: StoredProject, change: { name: string; description: string }): Promise<boolean> {
      const revision = read.revision + 1;
      const { numUpdatedRows } = await throwUniqueViolation(() =>
        db
          .updateTable('projects')
          .set({ ...toColumns(change), revision, updated_at: new Date().toISOString() })
          .where('id', '=', read.id)
          .where('revision', '=', read.revision)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      );
      if (numUpdatedRows === 0n) return false;
      record(toChange({ ...toVersion(read), revision }, 'updated'));
      return true;
    },

    /** Marks as deleted; returns false if the project has changed since it was read. */
    async delete(read: StoredProject): Promise<boolean> {
      const isDeleted = await markDeleted(db, 'projects', read);
      if (isDeleted) record(toChange(toVersion(read), 'deleted'));
      return isDeleted;
    },

    /**
     * Undoes a deletion, under a new name if one is given; returns the name, or undefined if no such project is
     * deleted.
     */
    async restore(key: ProjectKey, name?: string): Promise<string | undefined> {
      const deleted = await db
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', key.id)
        .where('owner_id', '=', key.ownerId)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      if (!deleted) return undefined;
      const restored = await throwUniqueViolation(() =>
        db
          .updateTable('projects')
          .set({ deleted_at: null, ...(name === undefined ? {} : toRenamed(deleted, name)) })
          .where('id', '=', deleted.id)
          .returning(['id', 'name', 'revision', 'is_template'])
          .executeTakeFirstOrThrow(),
      );
      record(toChange(restored, 'restored'));
      return restored.name;
    },
  };
}

type Version = Pick<Selectable<ProjectTable>, 'id' | 'revision' | 'is_template'>;

function toVersion({ id, revision, isTemplate }: StoredProject): Version {
  return { id, revision, is_template: isTemplate ? 1 : 0 };
}

function toChange({ id, revision, is_template }: Version, action: Change['action']): Change {
  return { what: 'project', id, action, revision, subclass: null, is_template, project_id: null };
}

function toColumns({ name, description }: { name: string; description: string }) {
  const name_key = nameKey(name);
  return { name, name_key, name_sort: sortKey(name), description, search_key: `${name_key}\n${nameKey(description)}` };
}

function toRenamed({ description }: Selectable<ProjectTable>, name: string) {
  const updated_at = new Date().toISOString();
  return { ...toColumns({ name, description }), revision: sql<number>`revision + 1`, updated_at };
}
