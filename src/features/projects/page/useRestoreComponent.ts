import { useCallback, useState } from 'react';
import { errorToast, findFieldErrors } from '#api/ApiError.ts';
import { restoreComponent } from '#api/componentCalls.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';

interface ComponentRestoring {
  restore: (asset: Asset) => void;
  /** The asset whose component needs another name to come back, since its own was taken in the meantime. */
  unnamed: Asset | undefined;
  close: () => void;
}

/** Brings the deleted component of an asset back to the library. */
export function useRestoreComponent(): ComponentRestoring {
  const [unnamed, setUnnamed] = useState<Asset>();
  const restore = useCallback(async function restore(asset: Asset): Promise<void> {
    try {
      await restoreComponent({ subclass: asset.subclass, id: asset.component_id ?? '' });
      toasts.add({ type: 'success', ...RESTORED });
    } catch (thrown) {
      if (findFieldErrors(thrown).name) setUnnamed(asset);
      else {
        const notice = { title: 'Restore failed', message: errorToast(thrown).message };
        notifyActionFailure({ error: thrown, notice, retry: () => void restore(asset) });
      }
    }
  }, []);
  return { restore, unnamed, close: () => setUnnamed(undefined) };
}

export const RESTORED = { title: 'Component restored', message: 'The component is back in the library.' };
