import type { Call, Handlers } from '#server/http/Call.ts';
import { changedMeanwhile, Invalid, notFound } from '#server/http/Failure.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { recordTag, versionTag } from '#server/http/recordTag.ts';
import { ALREADY_HELD, IS_TEMPLATE } from '#server/projects/assetWords.ts';
import type { AssetKey, StoredAsset } from '#server/store/assetRepository.ts';
import { Taken } from '#server/store/uniqueViolation.ts';
import type { Context } from './Context.ts';

type AssetHandlers = Pick<
  Handlers,
  | 'listProjectAssets'
  | 'createProjectAsset'
  | 'getProjectAsset'
  | 'updateProjectAsset'
  | 'deleteProjectAsset'
  | 'restoreProjectAsset'
>;

/** The components of a project, each with its count. */
export function assetHandlers({ store }: Context): AssetHandlers {
  async function findProjectId({ userId, params }: Pick<Call<'listProjectAssets'>, 'userId' | 'params'>) {
    const project = await store.projects.find({ ownerId: userId, id: params.projectId });
    if (!project) throw notFound();
    return project.id;
  }

  async function find(key: AssetKey): Promise<StoredAsset> {
    const asset = await store.assets.find(key);
    if (!asset) throw notFound();
    return asset;
  }

  async function findKey(call: Pick<Call<'getProjectAsset'>, 'userId' | 'params'>): Promise<AssetKey> {
    return { projectId: await findProjectId(call), id: call.params.assetId };
  }

  return {
    listProjectAssets: async (call) => store.assets.list(await findProjectId(call)),

    async createProjectAsset(call) {
      const projectId = await findProjectId(call);
      const { component_id: componentId, count = 1 } = call.body;
      const own = (await store.assets.ownComponents({ ownerId: call.userId, ids: [componentId] })).get(componentId);
      if (!own) throw notFound();
      if (own.isTemplate) throw refused(componentId, IS_TEMPLATE);
      return refusingHeld(componentId, async () =>
        answer(call, await find({ projectId, id: await store.assets.create(projectId, { componentId, count }) })),
      );
    },

    getProjectAsset: async (call) => answer(call, await find(await findKey(call))),

    async updateProjectAsset(call) {
      const key = await findKey(call);
      for (;;) {
        const read = await find(key);
        if (!isMatch(call.request, createTagPattern(read))) throw changedMeanwhile('asset');
        // Whoever came between has finished, so that every round gets somebody on.
        if (await store.assets.setCount(key, { from: read.count, to: call.body.count })) {
          return answer(call, await find(key));
        }
      }
    },

    async deleteProjectAsset(call) {
      const key = await findKey(call);
      for (;;) {
        const read = await find(key);
        if (!isMatch(call.request, createTagPattern(read))) throw changedMeanwhile('asset');
        if (await store.assets.delete(key, read.count)) return undefined;
      }
    },

    async restoreProjectAsset(call) {
      const key = await findKey(call);
      await refusingHeld(undefined, () => store.assets.restore(key));
      return answer(call, await find(key));
    },
  };
}

function answer({ reply }: Pick<Call<'getProjectAsset'>, 'reply'>, asset: StoredAsset): StoredAsset {
  reply.header('etag', recordTag(asset.count, asset));
  return asset;
}

/** Tags of what the asset itself holds; name and kind are its component's. */
function createTagPattern({ count }: StoredAsset): RegExp {
  return versionTag(count);
}

/** Turns a component that the store refuses, because the project holds it, into the contract's answer. */
async function refusingHeld<T>(componentId: string | undefined, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Taken ? refused(componentId, ALREADY_HELD) : error;
  }
}

function refused(value: string | undefined, message: string): Invalid {
  return new Invalid([{ field: 'component_id', value, message }]);
}
