import type { Kysely, Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { AssetKey } from './assetRepository.ts';
import type { AssetTable, Database } from './Database.ts';
import type { Change, Recorder } from './recordChanges.ts';
import { throwGone, throwUniqueViolation } from './UniqueViolation.ts';

export type AssetWriter = ReturnType<typeof createAssetWriter>;

/** A new asset, referring to a component or to the name and kind of one that no longer exists. */
export type NewAsset = { count: number } & ({ componentId: string } | { name: string; subclass: string });

/** Writes the components of projects. */
export function createAssetWriter(db: Kysely<Database>, record: Recorder) {
  async function change(key: AssetKey, { count, set }: { count: number; set: Updateable<AssetTable> }) {
    const { numUpdatedRows } = await db
      .updateTable('assets')
      .set(set)
      .where('id', '=', key.id)
      .where('project_id', '=', key.projectId)
      .where('count', '=', count)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const isChanged = numUpdatedRows > 0n;
    if (isChanged) record(toChange(key, set.deleted_at === undefined ? 'updated' : 'deleted'));
    return isChanged;
  }

  return {
    /**
     * Returns the id of the asset; throws `UniqueViolation` if the project already contains the component, `notFound`
     * without it.
     */
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
      await throwGone(() => throwUniqueViolation(() => db.insertInto('assets').values(row).execute()));
      record(toChange({ projectId, id: row.id }, 'created'));
      return row.id;
    },

    /** Returns false if the count has changed since it was read. */
    setCount: (key: AssetKey, { from, to }: { from: number; to: number }) =>
      change(key, { count: from, set: { count: to } }),

    /** Marks as deleted; returns false if the count has changed since it was read. */
    delete: (key: AssetKey, count: number) => change(key, { count, set: { deleted_at: new Date().toISOString() } }),

    /** Undoes a deletion; throws `UniqueViolation` if the project contains the component again. */
    async restore(key: AssetKey): Promise<void> {
      const { numUpdatedRows } = await throwUniqueViolation(() =>
        db
          .updateTable('assets')
          .set({ deleted_at: null })
          .where('id', '=', key.id)
          .where('project_id', '=', key.projectId)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst(),
      );
      if (numUpdatedRows > 0n) record(toChange(key, 'restored'));
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
      for (const { id } of copies) record(toChange({ projectId: to, id }, 'created'));
    },
  };
}

function toChange({ projectId, id }: AssetKey, action: Change['action']): Change {
  return { what: 'asset', id, action, revision: null, subclass: null, is_template: null, project_id: projectId };
}
