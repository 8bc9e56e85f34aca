import { useCallback } from 'react';
import { errorToast } from '#api/ApiError.ts';
import { type Asset, removeAsset, restoreAsset } from '#api/useProjectAssets.ts';
import { refetchProjects } from '#api/useProjects.ts';
import type { BulkTask } from '#library/BulkTask.ts';
import { type Bulk, useBulk } from '#library/useBulk.ts';
import { counted } from '#model/counted.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { notifyUndoable } from '#ui/notifyUndoable.ts';

interface AssetRemoval {
  /** A stable function. */
  remove: (asset: Asset) => void;
  removeMany: (assets: readonly Asset[]) => void;
  bulk: Bulk;
}

/** Removes components from a project, one or many at once; the notice afterwards offers Undo. */
export function useAssetRemoval(projectId: string): AssetRemoval {
  const bulk = useBulk();
  const { start } = bulk;
  const remove = useCallback((asset: Asset) => void takeOut(projectId, asset), [projectId]);
  const removeMany = (assets: readonly Asset[]) => {
    const undo = (done: readonly Asset[]) => void start(restoreTask(projectId, done));
    void start(removeTask(projectId, assets, undo));
  };
  return { remove, removeMany, bulk };
}

function removeTask(
  projectId: string,
  items: readonly Asset[],
  undo: (done: readonly Asset[]) => void,
): BulkTask<Asset> {
  const doneText = (count: number) => `${counted(count, 'component')} removed`;
  return {
    doing: 'Removing',
    doneText,
    items,
    run: ({ id: assetId }) => removeAsset({ projectId, assetId, isOneOfMany: true }),
    settle: () => refetchProjects(),
    onDone: (done) => notifyUndoable({ title: doneText(done.length) }, () => undo(done)),
  };
}

function restoreTask(projectId: string, items: readonly Asset[]): BulkTask<Asset> {
  return {
    doing: 'Restoring',
    doneText: (count) => `${counted(count, 'component')} restored`,
    items,
    run: ({ id: assetId }) => restoreAsset({ projectId, assetId, isOneOfMany: true }),
    settle: () => refetchProjects(),
  };
}

async function takeOut(projectId: string, asset: Asset): Promise<void> {
  const { id: assetId, name } = asset;
  try {
    await removeAsset({ projectId, assetId });
  } catch (thrown) {
    const notice = { title: 'Remove failed', message: errorToast(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void takeOut(projectId, asset) });
    return;
  }
  const notice = { title: 'Component removed', message: `“${name}” is no longer part of the project.` };
  notifyUndoable(notice, () => void putBack({ projectId, assetId }));
}

async function putBack(address: { projectId: string; assetId: string }): Promise<void> {
  try {
    await restoreAsset(address);
  } catch (thrown) {
    const notice = { title: 'Undo failed', message: errorToast(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void putBack(address) });
  }
}
