import { useCallback, useState } from 'react';
import { restoreComponent } from '#api/componentCalls.ts';
import type { Asset } from '#api/useProjectAssets.ts';
import { tellActionFailure } from '#engine/tellActionFailure.ts';
import { errorToast, fieldErrorsOf } from '#model/apiError.ts';
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
      if (fieldErrorsOf(thrown).name) setUnnamed(asset);
      else {
        const notice = { title: 'Restore failed', message: errorToast(thrown).message };
        tellActionFailure({ error: thrown, notice, retry: () => void restore(asset) });
      }
    }
  }, []);
  return { restore, unnamed, close: () => setUnnamed(undefined) };
}

export const RESTORED = { title: 'Component restored', message: 'The component is back in the library.' };
