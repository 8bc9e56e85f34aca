import type { Kysely, Selectable } from 'kysely';
import type { Database, ProjectTable } from './Database.ts';
import { distinctTexts } from './distinctTexts.ts';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;

/** A project with the values computed from its assets and results. */
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

/** Identifies a project; it is not found under another owner's id. */
export interface ProjectKey {
  ownerId: string;
  id: string;
}

/** Reads projects and project templates. */
export function createProjectRepository(db: Kysely<Database>) {
  return {
    async find({ ownerId, id }: ProjectKey): Promise<StoredProject | undefined> {
      const row = await db
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
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row && toStoredProject(row);
    },

    /** Returns the keys of all names in use, as computed by `nameKey`. */
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
  };
}

interface ProjectRow extends Selectable<ProjectTable> {
  /** A boolean on PostgreSQL; on SQLite `exists` returns 0 or 1. */
  has_results: unknown;
  /** The kinds, joined by commas. */
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
