import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { changeOptimistically, changeRead, type ReadKey, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';
import { refetchProjects } from './useProjects.ts';
import { write } from './write.ts';

export type Asset = components['schemas']['Asset'];

interface Address {
  projectId: string;
  assetId: string;
}

interface Removal extends Address {
  /** The caller refreshes other reads once all are done. */
  isOneOfMany?: boolean;
}

/** Reads the components of a project, each with its count, in the order in which they were added. */
export function useProjectAssets(projectId: string) {
  return useRead({
    key: assetsKey(projectId),
    read: () => unwrap(client.GET('/projects/{projectId}/assets/', { params: { path: { projectId } } })),
    refetchOnFocus: true,
  });
}

export async function addAsset(projectId: string, body: { component_id: string; count: number }): Promise<Asset> {
  const params = { path: { projectId } };
  const asset = await write(() => unwrap(client.POST('/projects/{projectId}/assets/', { params, body })));
  await changeRead<Asset[]>(assetsKey(projectId), (assets) => [...assets, asset]);
  void refetchProjects();
  return asset;
}

export async function setAssetCount({ projectId, assetId }: Address, count: number): Promise<Asset> {
  const params = { path: { projectId, assetId } };
  const asset = await write(() =>
    unwrap(client.PUT('/projects/{projectId}/assets/{assetId}/', { params, body: { count } })),
  );
  await changeRead<Asset[]>(assetsKey(projectId), (assets) =>
    assets.map((other) => (other.id === asset.id ? asset : other)),
  );
  return asset;
}

/** Removes a component from a project optimistically; if the call fails, the component is shown again, even offline. */
export async function removeAsset({ projectId, assetId, isOneOfMany = false }: Removal): Promise<void> {
  const params = { path: { projectId, assetId } };
  const remove = () => write(() => unwrap(client.DELETE('/projects/{projectId}/assets/{assetId}/', { params })));
  try {
    await changeOptimistically<Asset[], void>({
      key: assetsKey(projectId),
      call: remove,
      expect: (assets) => assets.filter(({ id }) => id !== assetId),
    });
  } finally {
    if (!isOneOfMany) void refetchProjects();
  }
}

/** Restores a removed asset, with its count and in its place. */
export async function restoreAsset({ projectId, assetId, isOneOfMany = false }: Removal): Promise<void> {
  const params = { path: { projectId, assetId } };
  await write(() => unwrap(client.POST('/projects/{projectId}/assets/{assetId}/restore/', { params })));
  if (!isOneOfMany) await refetchProjects();
}

function assetsKey(projectId: string): ReadKey {
  return ['project-assets', projectId];
}
