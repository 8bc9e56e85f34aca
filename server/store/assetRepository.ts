import type { Kysely, Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { AssetTable, Database } from './Database.ts';
import { throwTaken } from './Taken.ts';

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

/** A new asset of a component, or of the name and kind of a component that no longer exists. */
export type NewAsset = { count: number } & ({ componentId: string } | { name: string; subclass: string });

/** The components of a project, each with its count; an asset outlives its component and keeps name and kind. */
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

  async function change({ projectId, id }: AssetKey, count: number, set: Updateable<AssetTable>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('assets')
      .set(set)
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('count', '=', count)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    /** In the order in which they were added. */
    async list(projectId: string): Promise<StoredAsset[]> {
      return (await shown(projectId).orderBy('assets.id').execute()).map(toStoredAsset);
    },

    async find({ projectId, id }: AssetKey): Promise<StoredAsset | undefined> {
      const row = await shown(projectId).where('assets.id', '=', id).executeTakeFirst();
      return row && toStoredAsset(row);
    },

    /** Returns the id of the asset; throws `Taken` where the project already contains the component. */
    async create(projectId: string, asset: NewAsset): Promise<string> {
      const row = {
        id: uuidv7(),
        project_id: projectId,
        component_id: 'componentId' in asset ? asset.componentId : null,
        name: 'name' in asset ? asset.name : null,
        subclass: 'subclass' in asset ? asset.subclass : null,
        count: asset.count,
        created_at: new Date().toISOString(),
      };
      await throwTaken(() => db.insertInto('assets').values(row).execute());
      return row.id;
    },

    /** Returns false where the count has changed since it was read. */
    setCount: (key: AssetKey, { from, to }: { from: number; to: number }) => change(key, from, { count: to }),

    /** Marks as deleted; returns false where the count has changed since it was read. */
    delete: (key: AssetKey, count: number) => change(key, count, { deleted_at: new Date().toISOString() }),

    /** Undoes a deletion; throws `Taken` where the project contains the component again. */
    async restore({ projectId, id }: AssetKey): Promise<void> {
      await throwTaken(() =>
        db
          .updateTable('assets')
          .set({ deleted_at: null })
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .execute(),
      );
    },

    /** Copies the assets of a project into another one, in the same order. */
    async copy({ from, to }: { from: string; to: string }): Promise<void> {
      const rows = await db
        .selectFrom('assets')
        .select(['component_id', 'name', 'subclass', 'count'])
        .where('project_id', '=', from)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      if (rows.length === 0) return;
      const created_at = new Date().toISOString();
      const copies = rows.map((row) => ({ ...row, id: uuidv7(), project_id: to, created_at }));
      await db.insertInto('assets').values(copies).execute();
    },

    /** Those of the components that the user owns and has not deleted, by id. */
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

    async purge(deletedBefore: string): Promise<void> {
      await db.deleteFrom('assets').where('deleted_at', '<', deletedBefore).execute();
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
