import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from './Database.ts';
import { refusingTaken } from './uniqueViolation.ts';

export type AssetRepository = ReturnType<typeof assetRepository>;

export interface StoredAsset {
  id: string;
  component_id: string;
  name: string;
  subclass: string;
  count: number;
}

export interface AssetKey {
  projectId: string;
  id: string;
}

/** The components of a project, each with its count; those of deleted components are hidden with them. */
export function assetRepository(db: Kysely<Database>) {
  const shown = (projectId: string) =>
    db
      .selectFrom('assets')
      .innerJoin('components', 'components.id', 'assets.component_id')
      .select(['assets.id', 'assets.component_id', 'components.name', 'components.subclass', 'assets.count'])
      .where('assets.project_id', '=', projectId)
      .where('components.deleted_at', 'is', null);

  return {
    list: (projectId: string): Promise<StoredAsset[]> => shown(projectId).orderBy('assets.id').execute(),

    find: ({ projectId, id }: AssetKey): Promise<StoredAsset | undefined> =>
      shown(projectId).where('assets.id', '=', id).executeTakeFirst(),

    /** Gives the id of the asset; throws `Taken` where the project holds the component already. */
    async create(asset: { projectId: string; componentId: string; count: number }): Promise<string> {
      const row = {
        id: uuidv7(),
        project_id: asset.projectId,
        component_id: asset.componentId,
        count: asset.count,
        created_at: new Date().toISOString(),
      };
      await refusingTaken(() => db.insertInto('assets').values(row).execute());
      return row.id;
    },

    async setCount({ projectId, id }: AssetKey, count: number): Promise<void> {
      await db.updateTable('assets').set({ count }).where('id', '=', id).where('project_id', '=', projectId).execute();
    },

    async delete({ projectId, id }: AssetKey): Promise<void> {
      await db.deleteFrom('assets').where('id', '=', id).where('project_id', '=', projectId).execute();
    },

    /** Gives another project the same components in the same order. */
    async copy({ from, to }: { from: string; to: string }): Promise<void> {
      const rows = await db
        .selectFrom('assets')
        .select(['component_id', 'count'])
        .where('project_id', '=', from)
        .orderBy('id')
        .execute();
      if (rows.length === 0) return;
      const created_at = new Date().toISOString();
      const copies = rows.map((row) => ({ ...row, id: uuidv7(), project_id: to, created_at }));
      await db.insertInto('assets').values(copies).execute();
    },

    /** The component that an asset may be made of: the user's own, not deleted, no template. */
    async isUsable(component: { ownerId: string; id: string }): Promise<boolean> {
      const found = await db
        .selectFrom('components')
        .select(sql<number>`1`.as('found'))
        .where('id', '=', component.id)
        .where('owner_id', '=', component.ownerId)
        .where('is_template', '=', 0)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
