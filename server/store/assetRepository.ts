import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type AssetRepository = ReturnType<typeof createAssetRepository>;

export interface StoredAsset {
  id: string;
  /** Null once the component has been purged. */
  component_id: string | null;
  name: string;
  subclass: string;
  count: number;
  component_deleted: boolean;
  created_at: string;
}

export interface AssetKey {
  projectId: string;
  id: string;
}

/**
 * Reads the components of a project, each with its count. An asset outlives its component and keeps its name and kind.
 */
export function createAssetRepository(db: Kysely<Database>) {
  const all = () =>
    db
      .selectFrom('assets')
      .leftJoin('components', 'components.id', 'assets.component_id')
      .select(({ fn }) => [
        'assets.id',
        'assets.component_id',
        'assets.count',
        'assets.created_at',
        fn.coalesce('components.name', 'assets.name').as('name'),
        fn.coalesce('components.subclass', 'assets.subclass').as('subclass'),
        'components.deleted_at as gone_at',
      ]);

  const shown = (projectId: string) =>
    all().where('assets.project_id', '=', projectId).where('assets.deleted_at', 'is', null);

  return {
    /** Returns the assets in the order in which they were added. */
    async list(projectId: string): Promise<StoredAsset[]> {
      return (await shown(projectId).orderBy('assets.id').execute()).map(toStoredAsset);
    },

    async find({ projectId, id }: AssetKey): Promise<StoredAsset | undefined> {
      const row = await shown(projectId).where('assets.id', '=', id).executeTakeFirst();
      return row && toStoredAsset(row);
    },

    /** Returns, by id, those of the components that the user owns and has not deleted. */
    async ownComponents({ ownerId, ids }: { ownerId: string; ids: readonly string[] }) {
      if (ids.length === 0) return new Map<string, { isTemplate: boolean }>();
      const rows = await db
        .selectFrom('components')
        .select(['id', 'is_template'])
        .where('id', 'in', [...ids])
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .execute();
      return new Map(rows.map(({ id, is_template }) => [id, { isTemplate: is_template === 1 }]));
    },
  };
}

interface AssetRow {
  id: string;
  component_id: string | null;
  count: number;
  created_at: string;
  name: string | null;
  subclass: string | null;
  gone_at: string | null;
}

function toStoredAsset({ gone_at, name, subclass, ...row }: AssetRow): StoredAsset {
  const component_deleted = row.component_id === null || gone_at !== null;
  return { ...row, name: name ?? '', subclass: subclass ?? '', component_deleted };
}
