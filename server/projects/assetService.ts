import { Invalid, notFound } from '#server/Failure.ts';
import { type IsSeen, writeIfSeen } from '#server/records/writeIfSeen.ts';
import type { AssetKey, StoredAsset } from '#server/store/assetRepository.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import { ALREADY_HELD, IS_TEMPLATE } from './assetWords.ts';

interface OwnProject {
  ownerId: string;
  projectId: string;
}

type OwnAsset = OwnProject & AssetKey;

/**
 * Creates the service for the components of a project; it throws `Failure` or `Invalid` if a rule forbids an operation.
 */
export function createAssetService({ store }: { store: Store }) {
  async function assertOwn({ ownerId, projectId }: OwnProject): Promise<void> {
    if (!(await store.projects.find({ ownerId, id: projectId }))) throw notFound();
  }

  async function find(key: AssetKey): Promise<StoredAsset> {
    const asset = await store.assets.find(key);
    if (!asset) throw notFound();
    return asset;
  }

  return {
    async list(project: OwnProject, page: Page): Promise<AsyncGenerator<Slice>> {
      await assertOwn(project);
      return store.lists.parts.assets(project.projectId, page);
    },

    count: store.lists.parts.countAssets,

    async find(key: OwnAsset): Promise<StoredAsset> {
      await assertOwn(key);
      return find(key);
    },

    async create(project: OwnProject, asset: { componentId: string; count: number }): Promise<StoredAsset> {
      await assertOwn(project);
      const { ownerId, projectId } = project;
      const { componentId } = asset;
      const own = (await store.assets.ownComponents({ ownerId, ids: [componentId] })).get(componentId);
      if (!own) throw notFound();
      if (own.isTemplate) throw new Invalid([componentFault(IS_TEMPLATE, componentId)]);
      const write = () => store.write(ownerId, ({ assets }) => assets.create(projectId, asset));
      return find({ projectId, id: await refuseTaken(componentFault(ALREADY_HELD, componentId), write) });
    },

    async update(key: OwnAsset, count: number, isSeen: IsSeen<StoredAsset>): Promise<StoredAsset> {
      await assertOwn(key);
      const set = ({ count: from }: StoredAsset) =>
        store.write(key.ownerId, ({ assets }) => assets.setCount(key, { from, to: count }));
      const write = async (read: StoredAsset) => (await set(read)) && find(key);
      return writeIfSeen({ what: 'asset', read: () => find(key), isSeen, write });
    },

    async delete(key: OwnAsset, isSeen: IsSeen<StoredAsset>): Promise<void> {
      await assertOwn(key);
      const write = ({ count: seen }: StoredAsset) =>
        store.write(key.ownerId, ({ assets }) => assets.delete(key, seen));
      await writeIfSeen({ what: 'asset', read: () => find(key), isSeen, write });
    },

    async restore(key: OwnAsset): Promise<StoredAsset> {
      await assertOwn(key);
      const write = () => store.write(key.ownerId, ({ assets }) => assets.restore(key));
      await refuseTaken(componentFault(ALREADY_HELD), write);
      return find(key);
    },
  };
}

function componentFault(message: string, value?: string) {
  return { field: 'component_id', value, message };
}
