import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { recordTag, versionTag } from '#server/http/recordTag.ts';
import { createAssetService } from '#server/projects/assetService.ts';
import type { StoredAsset } from '#server/store/assetRepository.ts';
import { ASSET_ORDER } from '#server/store/listProjectParts.ts';
import { toSorting } from './answerList.ts';
import type { ListContext } from './Context.ts';

type AssetHandlers = Pick<
  Handlers,
  | 'listProjectAssets'
  | 'createProjectAsset'
  | 'getProjectAsset'
  | 'updateProjectAsset'
  | 'deleteProjectAsset'
  | 'restoreProjectAsset'
>;

type ProjectCall = Pick<Call<'listProjectAssets'>, 'userId' | 'params'>;
type AssetCall = Pick<Call<'getProjectAsset'>, 'userId' | 'params'>;

/** Creates the handlers for the components of a project, each with its count. */
export function createAssetHandlers({ store, answerList }: ListContext): AssetHandlers {
  const assets = createAssetService({ store });

  return {
    listProjectAssets: (call) =>
      answerList(call, {
        sorting: toSorting(ASSET_ORDER),
        from: ['components', 'projects'],
        read: (page) => assets.list(getProject(call), page),
        count: () => assets.count(call.params.projectId),
      }),

    async createProjectAsset(call) {
      const { component_id: componentId, count = 1 } = call.body;
      return answer(call, await assets.create(getProject(call), { componentId, count }));
    },

    getProjectAsset: async (call) => answer(call, await assets.find(getKey(call))),

    async updateProjectAsset(call) {
      return answer(call, await assets.update(getKey(call), call.body.count, createIsSeen(call)));
    },

    async deleteProjectAsset(call) {
      await assets.delete(getKey(call), createIsSeen(call));
      return undefined;
    },

    restoreProjectAsset: async (call) => answer(call, await assets.restore(getKey(call))),
  };
}

function getProject({ userId, params }: ProjectCall) {
  return { ownerId: userId, projectId: params.projectId };
}

function getKey({ userId, params }: AssetCall) {
  return { ...getProject({ userId, params }), id: params.assetId };
}

function answer({ reply }: Pick<Call<'getProjectAsset'>, 'reply'>, asset: StoredAsset): StoredAsset {
  reply.header('etag', recordTag(asset.count, asset));
  return asset;
}

/**
 * Creates a comparison with the call's If-Match. Name and kind belong to the component, so an asset's version is its
 * count.
 */
function createIsSeen({ request }: Pick<Call<'updateProjectAsset'>, 'request'>) {
  return ({ count }: StoredAsset) => isMatch(request, versionTag(count));
}
