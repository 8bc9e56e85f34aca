import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { nameKey } from '#model/nameKey.ts';
import type { Database, ProjectTable } from './Database.ts';
import { distinctTexts } from './distinctTexts.ts';
import { markDeleted } from './markDeleted.ts';
import { throwTaken } from './Taken.ts';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

/** A project with what is computed from its assets and results. */
export interface StoredProject {
  id: string;
  name: string;
  description: string;
  isTemplate: boolean;
  hasResults: boolean;
  /** Each kind once, in alphabetical order. */
  subclasses: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
}

/** Identifies a project; with another owner's id it is not found. */
export interface ProjectKey {
  ownerId: string;
  id: string;
}

export interface ProjectFilter {
  ownerId: string;
  id?: string | undefined;
  isTemplate?: boolean | undefined;
  name?: string | undefined;
  /** Name or id of a component that is among the assets. */
  usesComponent?: string | undefined;
}

/** Projects and project templates; writes throw `Taken` where a name is in use. */
export function createProjectRepository(db: Kysely<Database>) {
  /** One statement, however many projects there are. */
  async function list(filter: ProjectFilter): Promise<StoredProject[]> {
    const { ownerId, id, isTemplate, name, usesComponent } = filter;
    const rows = await db
      .selectFrom('projects')
      .selectAll()
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('results').select('results.id').whereRef('results.project_id', '=', 'projects.id')).as(
          'has_results',
        ),
      )
      .select(({ selectFrom }) =>
        selectFrom('assets')
          .leftJoin('components', 'components.id', 'assets.component_id')
          .whereRef('assets.project_id', '=', 'projects.id')
          .where('assets.deleted_at', 'is', null)
          .select(({ fn }) => distinctTexts(db, fn.coalesce('components.subclass', 'assets.subclass')).as('kinds'))
          .as('kinds'),
      )
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .$if(isTemplate !== undefined, (query) => query.where('is_template', '=', isTemplate ? 1 : 0))
      .$if(name !== undefined, (query) => query.where('name_key', '=', nameKey(name ?? '')))
      .$if(usesComponent !== undefined, (query) =>
        query.where('id', 'in', findUsers({ ownerId, component: usesComponent ?? '' })),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(toStoredProject);
  }

  function findUsers({ ownerId, component }: { ownerId: string; component: string }) {
    return db
      .selectFrom('assets')
      .innerJoin('components', 'components.id', 'assets.component_id')
      .select('assets.project_id')
      .where('components.owner_id', '=', ownerId)
      .where(({ eb, or }) =>
        or([eb('components.name_key', '=', nameKey(component)), eb('components.id', '=', component)]),
      )
      .where('components.deleted_at', 'is', null)
      .where('assets.deleted_at', 'is', null);
  }

  return {
    list,

    async find(key: ProjectKey): Promise<StoredProject | undefined> {
      return (await list(key))[0];
    },

    /** Returns the id of the new project. */
    async create(project: {
      ownerId: string;
      isTemplate: boolean;
      name: string;
      description: string;
    }): Promise<string> {
      const now = new Date().toISOString();
      const row: Insertable<ProjectTable> = {
        id: uuidv7(),
        owner_id: project.ownerId,
        is_template: project.isTemplate ? 1 : 0,
        name: project.name,
        name_key: nameKey(project.name),
        description: project.description,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await throwTaken(() => db.insertInto('projects').values(row).execute());
      return row.id;
    },

    /** Returns false where the project has changed since it was read. */
    async update(read: StoredProject, change: { name: string; description: string }): Promise<boolean> {
      const set = {
        ...change,
        name_key: nameKey(change.name),
        revision: read.revision + 1,
        updated_at: new Date().toISOString(),
      };
      const { numUpdatedRows } = await throwTaken(() =>
        db
          .updateTable('projects')
          .set(set)
          .where('id', '=', read.id)
          .where('revision', '=', read.revision)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    /** Marks as deleted; returns false where the project has changed since it was read. */
    delete: (read: StoredProject) => markDeleted(db, 'projects', read),

    /** Undoes a deletion, under another name where one is given; returns the name, undefined for a project that is not deleted. */
    async restore(key: ProjectKey, name?: string): Promise<string | undefined> {
      const restored = await throwTaken(() =>
        db
          .updateTable('projects')
          .set({ deleted_at: null })
          .$if(name !== undefined, (query) => query.set(toRename(name ?? '')))
          .where('id', '=', key.id)
          .where('owner_id', '=', key.ownerId)
          .where('deleted_at', 'is not', null)
          .returning('name')
          .executeTakeFirst(),
      );
      return restored?.name;
    },

    /** Projects and templates that have the component among their assets, by name. */
    usingComponent(component: { ownerId: string; id: string }) {
      return (
        db
          .selectFrom('projects')
          .innerJoin('assets', 'assets.project_id', 'projects.id')
          .select(['projects.id', 'projects.name', 'projects.created_at'])
          .where('projects.owner_id', '=', component.ownerId)
          .where('projects.deleted_at', 'is', null)
          .where('assets.component_id', '=', component.id)
          .where('assets.deleted_at', 'is', null)
          .orderBy(sql.ref('projects.name_key'))
          // A project and a template may share a name.
          .orderBy('projects.id')
          .execute()
      );
    },

    /** Newest first. */
    results(projectId: string) {
      return db
        .selectFrom('results')
        .select(['id', 'name', 'description', 'subclass', 'created_at', 'updated_at'])
        .where('project_id', '=', projectId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** The keys of all names in use, as `nameKey` computes them. */
    async nameKeys(scope: { ownerId: string; isTemplate: boolean }): Promise<Set<string>> {
      const rows = await db
        .selectFrom('projects')
        .select('name_key')
        .where('owner_id', '=', scope.ownerId)
        .where('is_template', '=', scope.isTemplate ? 1 : 0)
        .where('deleted_at', 'is', null)
        .execute();
      return new Set(rows.map((row) => row.name_key));
    },

    async purge(deletedBefore: string): Promise<void> {
      await db.deleteFrom('projects').where('deleted_at', '<', deletedBefore).execute();
    },
  };
}

function toRename(name: string) {
  const now = new Date().toISOString();
  return { name, name_key: nameKey(name), revision: sql<number>`revision + 1`, updated_at: now };
}

interface ProjectRow extends Selectable<ProjectTable> {
  /** A boolean on PostgreSQL; on SQLite `exists` returns 0 or 1. */
  has_results: unknown;
  /** Joined by commas. */
  kinds: string | null;
}

function toStoredProject(row: ProjectRow): StoredProject {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isTemplate: row.is_template === 1,
    hasResults: Boolean(row.has_results),
    subclasses: row.kinds === null ? [] : row.kinds.split(',').sort(),
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
